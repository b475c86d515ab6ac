#ifndef POPCORN_CFAULTVFS_IMAGE_H
#define POPCORN_CFAULTVFS_IMAGE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The bytes of a file that are on the disk for certain, and the changes that may be.
typedef struct image image;

// A change that was not synchronised: bytes that were written, or a truncation if `bytes` is NULL.
typedef struct change {
    struct change *next;
    int64_t offset;
    int count;
    unsigned char *bytes;
} change;

struct image {
    image *next;
    // An open descriptor of the file. It keeps the inode from being used for another file.
    int descriptor;
    dev_t device;
    ino_t inode;
    unsigned char *bytes;
    int64_t size;
    int64_t capacity;
    change *first;
    change *last;
};

// Creates the image of an existing file, whose content counts as synchronised. Returns NULL if it cannot be read.
image *image_create(const char *path);
void image_free(image *image);

// Adds a change that was not synchronised.
void image_add(image *image, const void *bytes, int count, int64_t offset);
// Applies all changes.
void image_synchronise(image *image);

// Writes the bytes as they may be after a power failure to a new file. Returns 0, or -1 and sets errno.
int image_write(const image *image, const char *copy, uint64_t seed);

// Reads a whole file into memory. Returns its size, or -1 and sets errno.
int64_t read_whole(int descriptor, unsigned char **bytes);
// Writes a whole new file. Returns 0, or -1 and sets errno.
int write_whole(const char *path, const unsigned char *bytes, int64_t count);

#endif
