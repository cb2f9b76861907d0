from dedale.core.chance cimport M64

cpdef unsigned long long seed_bits(object seed) except? 0
cpdef long long games_asked(object count) except -1
