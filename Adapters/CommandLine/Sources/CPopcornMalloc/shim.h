#ifndef CPOPCORN_MALLOC_H
#define CPOPCORN_MALLOC_H

// The module Glibc does not contain this header.
#include <malloc.h>

#endif
