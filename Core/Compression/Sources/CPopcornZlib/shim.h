#ifndef POPCORN_ZLIB_SHIM_H
#define POPCORN_ZLIB_SHIM_H

#include <zlib.h>

/// Initialises a stream that compresses to the gzip format. A macro of zlib, which Swift cannot import.
///
/// 31 is the largest window (15) and the flag of the gzip format (16): https://zlib.net/manual.html#Advanced
static inline int popcorn_gzip_init(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
}

/// Initialises a stream that decompresses one member of the gzip format and checks its CRC.
static inline int popcorn_gunzip_init(z_stream *stream) {
    return inflateInit2(stream, 31);
}

#endif
