cdef extern from *:
    """
    #include <string.h>

    static void *dedale_room(PyObject *view, Py_ssize_t count, Py_ssize_t itemsize, const char *formats) {
        Py_buffer *room = PyMemoryView_GET_BUFFER(view);
        const char *format = room->format ? room->format : "B";
        if (room->itemsize != itemsize || room->len != count * itemsize || !PyBuffer_IsContiguous(room, 'C')) return NULL;
        if (!*format || format[1] || !strchr(formats, *format)) return NULL;
        return room->buf;
    }
    static int dedale_can_write(PyObject *view) { return !PyMemoryView_GET_BUFFER(view)->readonly; }
    static unsigned char *dedale_bytes_in(PyObject *view, Py_ssize_t count) {
        return dedale_can_write(view) ? (unsigned char *)dedale_room(view, count, 1, "Bb?") : NULL;
    }
    static double *dedale_decimals_in(PyObject *view, Py_ssize_t count) {
        return dedale_can_write(view) ? (double *)dedale_room(view, count, 8, "d") : NULL;
    }
    static long long *dedale_numbers_of(PyObject *view, Py_ssize_t count) {
        return (long long *)dedale_room(view, count, 8, "lqn");
    }
    static unsigned char *dedale_from_place(unsigned char *room, Py_ssize_t place) { return room + place; }
    """
    unsigned char *bytes_in "dedale_bytes_in"(object view, Py_ssize_t count)
    double *decimals_in "dedale_decimals_in"(object view, Py_ssize_t count)
    long long *numbers_of "dedale_numbers_of"(object view, Py_ssize_t count)
    unsigned char *from_place "dedale_from_place"(unsigned char *room, Py_ssize_t place) noexcept nogil
