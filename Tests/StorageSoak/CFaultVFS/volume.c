#include "volume.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { VOLUME_LIMIT = 64 };

struct faultvfs_volume {
    char *folder;
    size_t length;
    int keeps_images;
    pthread_mutex_t lock;
    uint32_t operations;
    faultvfs_kind kind;
    int64_t first;
    int64_t count;
    int64_t counted;
    int64_t failed;
    uint32_t first_failure;
    image *images;
};

static pthread_mutex_t mounting = PTHREAD_MUTEX_INITIALIZER;
static faultvfs_volume *volumes[VOLUME_LIMIT];

faultvfs_volume *faultvfs_mount(const char *folder, int keeps_images) {
    faultvfs_volume *volume = calloc(1, sizeof *volume);
    if (!volume) return NULL;
    volume->folder = strdup(folder);
    volume->length = strlen(folder);
    volume->keeps_images = keeps_images;
    pthread_mutex_init(&volume->lock, NULL);
    pthread_mutex_lock(&mounting);
    int index = 0;
    while (index < VOLUME_LIMIT && volumes[index]) index++;
    if (index < VOLUME_LIMIT) volumes[index] = volume;
    pthread_mutex_unlock(&mounting);
    if (index < VOLUME_LIMIT) return volume;
    faultvfs_unmount(volume);
    return NULL;
}

void faultvfs_unmount(faultvfs_volume *volume) {
    pthread_mutex_lock(&mounting);
    for (int index = 0; index < VOLUME_LIMIT; index++) {
        if (volumes[index] == volume) volumes[index] = NULL;
    }
    pthread_mutex_unlock(&mounting);
    while (volume->images) {
        image *next = volume->images->next;
        image_free(volume->images);
        volume->images = next;
    }
    pthread_mutex_destroy(&volume->lock);
    free(volume->folder);
    free(volume);
}

faultvfs_volume *volume_of(const char *path) {
    if (!path) return NULL;
    faultvfs_volume *found = NULL;
    pthread_mutex_lock(&mounting);
    for (int index = 0; index < VOLUME_LIMIT && !found; index++) {
        faultvfs_volume *volume = volumes[index];
        if (volume && strncmp(path, volume->folder, volume->length) == 0 && path[volume->length] == '/') found = volume;
    }
    pthread_mutex_unlock(&mounting);
    return found;
}

void faultvfs_arm(faultvfs_volume *volume, uint32_t operations, faultvfs_kind kind, int64_t first, int64_t count) {
    pthread_mutex_lock(&volume->lock);
    volume->operations = operations;
    volume->kind = kind;
    volume->first = first;
    volume->count = count;
    volume->counted = volume->failed = 0;
    volume->first_failure = 0;
    pthread_mutex_unlock(&volume->lock);
}

int64_t faultvfs_counted(faultvfs_volume *volume) {
    pthread_mutex_lock(&volume->lock);
    const int64_t counted = volume->counted;
    pthread_mutex_unlock(&volume->lock);
    return counted;
}

int64_t faultvfs_failed(faultvfs_volume *volume) {
    pthread_mutex_lock(&volume->lock);
    const int64_t failed = volume->failed;
    pthread_mutex_unlock(&volume->lock);
    return failed;
}

uint32_t faultvfs_first_failure(faultvfs_volume *volume) {
    pthread_mutex_lock(&volume->lock);
    const uint32_t operation = volume->first_failure;
    pthread_mutex_unlock(&volume->lock);
    return operation;
}

static outcome begin(faultvfs_volume *volume, faultvfs_operation operation) {
    // After a power failure, nothing succeeds, whether it is counted or not.
    const int is_off = volume->kind == FAULTVFS_POWER && volume->operations && volume->counted >= volume->first;
    if (volume->operations & operation) {
        volume->counted++;
    } else if (!is_off) {
        return OUTCOME_SUCCEED;
    }
    if (volume->counted < volume->first) return OUTCOME_SUCCEED;
    if (volume->counted - volume->first >= volume->count) return OUTCOME_SUCCEED;
    volume->failed++;
    if (!volume->first_failure) volume->first_failure = operation;
    switch (volume->kind) {
    case FAULTVFS_FULL: return OUTCOME_FULL;
    case FAULTVFS_POWER: return is_off ? OUTCOME_FAIL : OUTCOME_FAIL_HALFWAY;
    case FAULTVFS_BROKEN: return OUTCOME_FAIL_HALFWAY;
    }
    return OUTCOME_FAIL;
}

outcome volume_begin(faultvfs_volume *volume, faultvfs_operation operation) {
    pthread_mutex_lock(&volume->lock);
    const outcome result = begin(volume, operation);
    pthread_mutex_unlock(&volume->lock);
    return result;
}

static image *image_of(faultvfs_volume *volume, const char *path) {
    struct stat status;
    if (stat(path, &status) != 0) return NULL;
    image *found = volume->images;
    while (found && (found->device != status.st_dev || found->inode != status.st_ino)) found = found->next;
    return found;
}

image *volume_image(faultvfs_volume *volume, const char *path) {
    if (!volume->keeps_images) return NULL;
    pthread_mutex_lock(&volume->lock);
    image *found = image_of(volume, path);
    if (!found && (found = image_create(path))) {
        found->next = volume->images;
        volume->images = found;
    }
    pthread_mutex_unlock(&volume->lock);
    return found;
}

void volume_note_write(faultvfs_volume *volume, image *image, const void *bytes, int count, int64_t offset) {
    if (!image) return;
    pthread_mutex_lock(&volume->lock);
    image_add(image, bytes, count, offset);
    pthread_mutex_unlock(&volume->lock);
}

void volume_note_truncation(faultvfs_volume *volume, image *image, int64_t size) {
    volume_note_write(volume, image, NULL, 0, size);
}

void volume_note_sync(faultvfs_volume *volume, image *image) {
    if (!image) return;
    pthread_mutex_lock(&volume->lock);
    image_synchronise(image);
    pthread_mutex_unlock(&volume->lock);
}

int faultvfs_copy_after_power_failure(faultvfs_volume *volume, const char *file, const char *copy, uint64_t seed) {
    pthread_mutex_lock(&volume->lock);
    const image *image = image_of(volume, file);
    int result = -1;
    if (image) {
        result = image_write(image, copy, seed);
    } else {
        const int descriptor = open(file, O_RDONLY | O_CLOEXEC);
        unsigned char *bytes = NULL;
        const int64_t size = descriptor < 0 ? -1 : read_whole(descriptor, &bytes);
        if (size >= 0) result = write_whole(copy, bytes, size);
        free(bytes);
        if (descriptor >= 0) close(descriptor);
    }
    pthread_mutex_unlock(&volume->lock);
    return result;
}
