cdef extern from *:
    """
    #define DEDALE_POOL 256
    static PyObject *dedale_pool[DEDALE_POOL];
    static int dedale_pooled = 0;
    static Py_ssize_t dedale_pool_size = 0;
    static PyObject *dedale_pool_alloc(PyTypeObject *type, Py_ssize_t items) {
        if (dedale_pooled && type->tp_basicsize == dedale_pool_size) {
            PyObject *state = dedale_pool[--dedale_pooled];
            memset(state, 0, (size_t)dedale_pool_size);
            return PyObject_Init(state, type);
        }
        return PyType_GenericAlloc(type, items);
    }
    static void dedale_pool_free(void *state) {
        if (dedale_pooled < DEDALE_POOL && Py_TYPE((PyObject *)state)->tp_basicsize == dedale_pool_size)
            dedale_pool[dedale_pooled++] = (PyObject *)state;
        else
            PyObject_Free(state);
    }
    static void dedale_pool_for(PyObject *type) {
    #ifndef Py_GIL_DISABLED
        PyTypeObject *states = (PyTypeObject *)type;
        dedale_pool_size = states->tp_basicsize;
        states->tp_alloc = dedale_pool_alloc;
        states->tp_free = dedale_pool_free;
    #endif
    }
    """
    void keep_for_reuse "dedale_pool_for"(object states)
