cimport cython
from dedale.bots.onirim.inputs cimport BLOCKS, MOST, Inputs, describe
from dedale.bots.onirim.mind cimport Mind, chance_of, follows
from dedale.bots.onirim.net cimport Teacher
from dedale.core.bits cimport count_bits, lowest_bit
from dedale.core.chance cimport GAMMA, M64, below, scramble
from dedale.onirim.cards cimport COLOURS
from dedale.onirim.doors cimport lost_for_good
from dedale.onirim.kinds cimport *
from dedale.onirim.legal cimport answers
from dedale.onirim.state cimport State
from dedale.onirim.turn cimport answer

cpdef enum:
    PAGES = 800

cdef class Notebook:
    cdef int pages
    cdef unsigned char seat[800]
    cdef unsigned char explored[800]
    cdef float value[800]
    cdef unsigned char count[800][5]
    cdef unsigned char place[800][5][112]
    cdef float weight[800][5][112]
    @cython.locals(block=int, i=int)
    cdef void write(self, Inputs x) noexcept nogil
    @cython.locals(block=int, i=int)
    cdef void read(self, int page, Inputs x) noexcept nogil

cdef class SelfPlay:
    cdef Teacher lesson
    cdef Mind mind
    cdef Notebook notebook
    cdef unsigned long long dice
    cdef float began[2]
    cdef unsigned char open[2]
    cdef unsigned char strayed[2]
    cdef double surprise
    cdef long long studied
    cdef int random_below(self, int n) noexcept nogil
    @cython.locals(a=int, seat=int, mask=cython.ulonglong, strays=bint, _=int, doors=int)
    cdef float play(self, State s, float explore, float consolation) noexcept nogil
    @cython.locals(page=int, seat=int, target=float, found=float)
    cdef void study(self, float result, float trace, float rate, int batch) noexcept nogil
    @cython.locals(result=float, consolation_c=float, explore_c=float, trace_c=float, rate_c=float, batch_c=int)
    cpdef float game(self, State s, double explore, double consolation, double trace, double rate, int batch)
    cpdef bint wins(self, State s)

@cython.locals(found=int, colour=int)
cdef int useful_doors(State s) noexcept nogil
