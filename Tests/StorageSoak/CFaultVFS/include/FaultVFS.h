#ifndef POPCORN_FAULTVFS_H
#define POPCORN_FAULTVFS_H

#include <stdint.h>

// A virtual file system of SQLite (https://sqlite.org/vfs.html) whose operations fail when a test wants it.
//
// It applies to the files of mounted folders. All other files are opened by SQLite's own file system, so other tests of
// the process are not affected. Files are not synchronised with the disk: the process survives its faults.
//
// All functions may be called on any thread.

typedef enum {
    FAULTVFS_OPEN = 1 << 0,
    FAULTVFS_READ = 1 << 1,
    FAULTVFS_WRITE = 1 << 2,
    FAULTVFS_SYNC = 1 << 3,
    FAULTVFS_TRUNCATE = 1 << 4,
    FAULTVFS_SIZE = 1 << 5,
    FAULTVFS_LOCK = 1 << 6,
    FAULTVFS_SHM_MAP = 1 << 7,
    FAULTVFS_SHM_LOCK = 1 << 8,
    FAULTVFS_DELETE = 1 << 9,
    FAULTVFS_ACCESS = 1 << 10,
} faultvfs_operation;

typedef enum {
    // A failed operation has the result code of an I/O error. Half of the bytes of a failed write are written.
    FAULTVFS_BROKEN,
    // Failed writes and extensions of the shared memory have the result codes of a full disk.
    FAULTVFS_FULL,
    // A failed write may be on the disk. Used for the operations at and after a power failure.
    FAULTVFS_POWER,
} faultvfs_kind;

// A mounted folder, with its faults.
typedef struct faultvfs_volume faultvfs_volume;

// Registers the file system as the default of the process. Returns a result code of SQLite. Has no effect the second
// time.
int faultvfs_register(void);

// Mounts a folder. The path must be absolute and without symbolic links. Returns NULL if too many are mounted.
//
// If `keeps_images` is not 0, the volume remembers which bytes of its databases and logs have been synchronised.
faultvfs_volume *faultvfs_mount(const char *folder, int keeps_images);

// Unmounts a folder. All its files must be closed.
void faultvfs_unmount(faultvfs_volume *volume);

// Starts to count the operations of a set, and fails `count` of them, beginning with number `first`, from 1.
void faultvfs_arm(faultvfs_volume *volume, uint32_t operations, faultvfs_kind kind, int64_t first, int64_t count);

// Returns the number of counted operations since the volume was armed.
int64_t faultvfs_counted(faultvfs_volume *volume);

// Returns the number of failed operations since the volume was armed.
int64_t faultvfs_failed(faultvfs_volume *volume);

// Returns the operation that failed first since the volume was armed; 0 if none has.
uint32_t faultvfs_first_failure(faultvfs_volume *volume);

// Copies a file as it may be on the disk after a power failure: with all bytes that were synchronised, and some of those
// that were not. A write that was not synchronised is there, missing, or there in some sectors of 512 or 4096 bytes.
//
// The seed determines the choice. Files without an image are copied as they are. Returns 0, or -1 and sets errno.
int faultvfs_copy_after_power_failure(faultvfs_volume *volume, const char *file, const char *copy, uint64_t seed);

#endif
