#ifndef POPCORN_CFAULTVFS_VOLUME_H
#define POPCORN_CFAULTVFS_VOLUME_H

#include "include/FaultVFS.h"
#include "image.h"

// The state of a mounted folder. Functions lock the volume.

// What an operation must do.
typedef enum {
    OUTCOME_SUCCEED,
    // Fail without an effect.
    OUTCOME_FAIL,
    // Fail after half of the bytes were written.
    OUTCOME_FAIL_HALFWAY,
    // Fail because the disk is full, after half of the bytes were written.
    OUTCOME_FULL,
} outcome;

// Returns the volume of a file; NULL if its folder is not mounted.
faultvfs_volume *volume_of(const char *path);

// Counts an operation and returns what it must do.
outcome volume_begin(faultvfs_volume *volume, faultvfs_operation operation);

// Returns the image of an open file, which is created on the first call; NULL if the volume keeps none.
image *volume_image(faultvfs_volume *volume, const char *path);

void volume_note_write(faultvfs_volume *volume, image *image, const void *bytes, int count, int64_t offset);
void volume_note_truncation(faultvfs_volume *volume, image *image, int64_t size);
void volume_note_sync(faultvfs_volume *volume, image *image);

#endif
