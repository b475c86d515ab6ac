#include "include/FaultVFS.h"

#include <pthread.h>
#include <sqlite3.h>
#include <string.h>

#include "volume.h"

// The methods of the file system. Each counts the operation, fails if its volume says so, and otherwise calls SQLite's
// own file system. https://sqlite.org/c3ref/io_methods.html

// An open file: the volume and the image, followed by the file of SQLite's own file system.
typedef struct {
    sqlite3_file base;
    faultvfs_volume *volume;
    image *image;
} fault_file;

static sqlite3_vfs *base_vfs;
static sqlite3_vfs fault_vfs;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((fault_file *)file + 1); }
static faultvfs_volume *volume(sqlite3_file *file) { return ((fault_file *)file)->volume; }

static int file_close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    if (volume_begin(volume(file), FAULTVFS_READ) != OUTCOME_SUCCEED) return SQLITE_IOERR_READ;
    return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    fault_file *const own = (fault_file *)file;
    const outcome outcome = volume_begin(own->volume, FAULTVFS_WRITE);
    if (outcome != OUTCOME_FAIL) volume_note_write(own->volume, own->image, bytes, count, offset);
    if (outcome == OUTCOME_SUCCEED) return real(file)->pMethods->xWrite(real(file), bytes, count, offset);
    if (outcome != OUTCOME_FAIL) (void)real(file)->pMethods->xWrite(real(file), bytes, count / 2, offset);
    return outcome == OUTCOME_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    fault_file *const own = (fault_file *)file;
    if (volume_begin(own->volume, FAULTVFS_TRUNCATE) != OUTCOME_SUCCEED) return SQLITE_IOERR_TRUNCATE;
    volume_note_truncation(own->volume, own->image, size);
    return real(file)->pMethods->xTruncate(real(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
    (void)flags;
    fault_file *const own = (fault_file *)file;
    if (volume_begin(own->volume, FAULTVFS_SYNC) != OUTCOME_SUCCEED) return SQLITE_IOERR_FSYNC;
    volume_note_sync(own->volume, own->image);
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    if (volume_begin(volume(file), FAULTVFS_SIZE) != OUTCOME_SUCCEED) return SQLITE_IOERR_FSTAT;
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
    if (volume_begin(volume(file), FAULTVFS_LOCK) != OUTCOME_SUCCEED) return SQLITE_IOERR_LOCK;
    return real(file)->pMethods->xLock(real(file), level);
}

// Releasing a lock does not fail on a file system on which taking it did not.
static int file_unlock(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }

static int file_check_reserved_lock(sqlite3_file *file, int *result) {
    if (volume_begin(volume(file), FAULTVFS_LOCK) != OUTCOME_SUCCEED) return SQLITE_IOERR_CHECKRESERVEDLOCK;
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int file_sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int file_characteristics(sqlite3_file *file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int file_shm_map(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
    const sqlite3_io_methods *const methods = real(file)->pMethods;
    // On a full disk, only the extension fails.
    const int code = methods->xShmMap(real(file), region, size, 0, memory);
    const outcome outcome = volume_begin(volume(file), FAULTVFS_SHM_MAP);
    if (outcome == OUTCOME_FULL && (code != SQLITE_OK || *memory || !extend)) return code;
    if (outcome != OUTCOME_SUCCEED) {
        *memory = NULL;
        return outcome == OUTCOME_FULL ? SQLITE_IOERR_SHMSIZE : SQLITE_IOERR_SHMMAP;
    }
    return code == SQLITE_OK && !*memory && extend ? methods->xShmMap(real(file), region, size, extend, memory) : code;
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
    if (flags & SQLITE_SHM_LOCK && volume_begin(volume(file), FAULTVFS_SHM_LOCK) != OUTCOME_SUCCEED) {
        return SQLITE_IOERR_SHMLOCK;
    }
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int file_shm_unmap(sqlite3_file *file, int deletes) { return real(file)->pMethods->xShmUnmap(real(file), deletes); }

// Without memory-mapped I/O, which would bypass xRead, the content is never fetched.
static int file_fetch(sqlite3_file *file, sqlite3_int64 offset, int count, void **memory) {
    (void)file, (void)offset, (void)count;
    *memory = NULL;
    return SQLITE_OK;
}

static int file_unfetch(sqlite3_file *file, sqlite3_int64 offset, void *memory) {
    (void)file, (void)offset, (void)memory;
    return SQLITE_OK;
}

static const sqlite3_io_methods file_methods = {
    .iVersion = 3,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_check_reserved_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
    .xShmMap = file_shm_map,
    .xShmLock = file_shm_lock,
    .xShmBarrier = file_shm_barrier,
    .xShmUnmap = file_shm_unmap,
    .xFetch = file_fetch,
    .xUnfetch = file_unfetch,
};

static int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *flags_out) {
    (void)vfs;
    faultvfs_volume *const volume = volume_of(path);
    if (!volume) return base_vfs->xOpen(base_vfs, path, file, flags, flags_out);
    // A file without methods is not closed by SQLite.
    file->pMethods = NULL;
    if (volume_begin(volume, FAULTVFS_OPEN) != OUTCOME_SUCCEED) return SQLITE_CANTOPEN;
    fault_file *const own = (fault_file *)file;
    const int code = base_vfs->xOpen(base_vfs, path, real(file), flags, flags_out);
    if (code != SQLITE_OK) return code;
    own->volume = volume;
    own->image = volume_image(volume, path);
    file->pMethods = &file_methods;
    return SQLITE_OK;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *path, int syncs_folder) {
    (void)vfs;
    faultvfs_volume *const volume = volume_of(path);
    if (!volume) return base_vfs->xDelete(base_vfs, path, syncs_folder);
    if (volume_begin(volume, FAULTVFS_DELETE) != OUTCOME_SUCCEED) return SQLITE_IOERR_DELETE;
    return base_vfs->xDelete(base_vfs, path, 0);
}

static int vfs_access(sqlite3_vfs *vfs, const char *path, int flags, int *result) {
    (void)vfs;
    faultvfs_volume *const volume = volume_of(path);
    if (volume && volume_begin(volume, FAULTVFS_ACCESS) != OUTCOME_SUCCEED) return SQLITE_IOERR_ACCESS;
    return base_vfs->xAccess(base_vfs, path, flags, result);
}

static int register_once(void) {
    sqlite3_vfs *const found = sqlite3_vfs_find(NULL);
    if (!found) return SQLITE_ERROR;
    base_vfs = found;
    // All other methods are those of SQLite's own file system, which do not use the object that they receive.
    fault_vfs = *found;
    fault_vfs.zName = "popcorn-faults";
    fault_vfs.pNext = NULL;
    fault_vfs.szOsFile = (int)sizeof(fault_file) + found->szOsFile;
    fault_vfs.xOpen = vfs_open;
    fault_vfs.xDelete = vfs_delete;
    fault_vfs.xAccess = vfs_access;
    return sqlite3_vfs_register(&fault_vfs, 1);
}

int faultvfs_register(void) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static int is_registered = 0;
    pthread_mutex_lock(&lock);
    int code = is_registered ? SQLITE_OK : sqlite3_initialize();
    if (!is_registered && code == SQLITE_OK) code = register_once();
    is_registered = code == SQLITE_OK;
    pthread_mutex_unlock(&lock);
    return code;
}
