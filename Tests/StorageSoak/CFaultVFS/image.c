#include "image.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

image *image_create(const char *path) {
    image *created = calloc(1, sizeof *created);
    if (!created) return NULL;
    struct stat status;
    created->descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (created->descriptor < 0 || fstat(created->descriptor, &status) != 0) {
        free(created);
        return NULL;
    }
    created->device = status.st_dev;
    created->inode = status.st_ino;
    created->size = created->capacity = read_whole(created->descriptor, &created->bytes);
    if (created->size < 0) created->size = created->capacity = 0;
    return created;
}

static void free_changes(image *image) {
    while (image->first) {
        change *next = image->first->next;
        free(image->first->bytes);
        free(image->first);
        image->first = next;
    }
    image->last = NULL;
}

void image_free(image *image) {
    free_changes(image);
    close(image->descriptor);
    free(image->bytes);
    free(image);
}

void image_add(image *image, const void *bytes, int count, int64_t offset) {
    change *added = calloc(1, sizeof *added);
    if (!added) abort();
    added->offset = offset;
    added->count = count;
    if (bytes) {
        added->bytes = malloc((size_t)count);
        if (!added->bytes) abort();
        memcpy(added->bytes, bytes, (size_t)count);
    }
    if (image->last) image->last->next = added;
    else image->first = added;
    image->last = added;
}

// Makes the file as large as an offset. Bytes without a value are zero.
static void extend(image *image, int64_t size) {
    if (size > image->capacity) {
        image->capacity = size * 2;
        image->bytes = realloc(image->bytes, (size_t)image->capacity);
        if (!image->bytes) abort();
    }
    if (size > image->size) {
        memset(image->bytes + image->size, 0, (size_t)(size - image->size));
        image->size = size;
    }
}

static void apply(image *image, const change *change, int64_t from, int64_t count) {
    if (!change->bytes) {
        if (change->offset < image->size) image->size = change->offset;
        return;
    }
    extend(image, change->offset + from + count);
    memcpy(image->bytes + change->offset + from, change->bytes + from, (size_t)count);
}

void image_synchronise(image *image) {
    for (const change *each = image->first; each; each = each->next) apply(image, each, 0, each->count);
    free_changes(image);
}

// SplitMix64. https://prng.di.unimi.it/splitmix64.c
static uint64_t next_random(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

// Applies some of the sectors of a write. Sectors begin at multiples of their size in the file.
static void apply_sectors(image *image, const change *change, int64_t sector, uint64_t *random) {
    for (int64_t from = 0; from < change->count;) {
        int64_t count = sector - (change->offset + from) % sector;
        if (count > change->count - from) count = change->count - from;
        if (next_random(random) & 1) apply(image, change, from, count);
        from += count;
    }
}

int image_write(const image *original, const char *copy, uint64_t seed) {
    image after = {.size = original->size, .capacity = original->size, .bytes = malloc((size_t)original->size + 1)};
    if (!after.bytes) abort();
    if (original->size > 0) memcpy(after.bytes, original->bytes, (size_t)original->size);
    uint64_t random = seed;
    // In some failures most changes are lost, and in others, few.
    const uint64_t kept = next_random(&random) % 9;
    for (const change *each = original->first; each; each = each->next) {
        const uint64_t choice = next_random(&random);
        if (choice % 8 < kept) apply(&after, each, 0, each->count);
        else if (each->bytes && choice >> 8 & 1) apply_sectors(&after, each, choice >> 9 & 1 ? 512 : 4096, &random);
    }
    const int result = write_whole(copy, after.bytes, after.size);
    free(after.bytes);
    return result;
}

int64_t read_whole(int descriptor, unsigned char **bytes) {
    struct stat status;
    if (fstat(descriptor, &status) != 0) return -1;
    *bytes = malloc((size_t)status.st_size + 1);
    if (!*bytes) abort();
    int64_t size = 0;
    while (size < status.st_size) {
        const ssize_t count = pread(descriptor, *bytes + size, (size_t)(status.st_size - size), size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return -1;
        if (count == 0) break;
        size += count;
    }
    return size;
}

int write_whole(const char *path, const unsigned char *bytes, int64_t count) {
    const int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor < 0) return -1;
    int64_t written = 0;
    while (written < count) {
        const ssize_t result = write(descriptor, bytes + written, (size_t)(count - written));
        if (result < 0 && errno == EINTR) continue;
        if (result < 0) {
            close(descriptor);
            return -1;
        }
        written += result;
    }
    return close(descriptor);
}
