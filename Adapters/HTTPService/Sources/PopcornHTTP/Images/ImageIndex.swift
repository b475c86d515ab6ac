/// The images in the folder of the cache, in the order of their last use, with their sizes.
struct ImageIndex: Sendable {

    private struct Entry: Sendable {
        /// The size on disk, in whole blocks.
        var byteCount: Int
        /// The time of the last use that the file records, in seconds since 1970.
        var recordedUse: Int
        /// Whether the digest was compared with the content since the start.
        var isVerified: Bool
        /// The number of the insertion.
        let number: Int
        var newer: ImageReference?
        var older: ImageReference?
    }

    /// An image that was found in the folder.
    struct Found: Sendable {
        let reference: ImageReference
        let byteCount: Int
        let lastUse: Int
    }

    /// The result of a use of an image.
    struct Use: Sendable {
        /// Whether the content need not be compared with its digest.
        let isVerified: Bool
        /// Whether the file must record the time of the use.
        let mustBeRecorded: Bool
        /// The number of the image's insertion; `nil` if the image is unknown.
        fileprivate let number: Int?
    }

    /// The minimum time between two updates of the recorded time of use of an image, in seconds. After a crash, the
    /// order of images that were used within this time can be lost.
    static let recordInterval = 3600
    /// The size of a block, in bytes. Each file occupies at least one block, so the limit in bytes also limits the
    /// number of images.
    static let blockSize = 4096

    private let byteLimit: Int
    private var entries: [ImageReference: Entry] = [:]
    private var newest: ImageReference?
    private var oldest: ImageReference?
    private var insertionCount = 0

    /// The size of all images on disk, in bytes.
    private(set) var byteCount = 0

    /// The number of images.
    var count: Int { entries.count }

    /// Creates an index.
    ///
    /// - Parameter byteLimit: The maximum size of all images on disk, in bytes.
    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// Returns the properties that determine how an image is read, and makes it the most recently used image. An
    /// unknown image is not added.
    mutating func use(_ reference: ImageReference, at now: Int) -> Use {
        guard var entry = entries[reference] else {
            return Use(isVerified: false, mustBeRecorded: false, number: nil)
        }
        let mustBeRecorded = abs(now - entry.recordedUse) >= Self.recordInterval
        if mustBeRecorded { entry.recordedUse = now }
        unlink(entry)
        linkAsNewest(reference, entry)
        return Use(isVerified: entry.isVerified, mustBeRecorded: mustBeRecorded, number: entry.number)
    }

    /// Records that the content of an image matches its digest.
    mutating func markVerified(_ reference: ImageReference) {
        entries[reference]?.isVerified = true
    }

    /// Adds an image that was stored, or replaces it.
    ///
    /// - Returns: The images to delete, least recently used first.
    mutating func insert(_ reference: ImageReference, byteCount: Int, at now: Int) -> [ImageReference] {
        remove(reference)
        let size = Self.size(onDisk: byteCount)
        self.byteCount += size
        linkAsNewest(reference, Entry(byteCount: size, recordedUse: now, isVerified: true, number: nextNumber()))
        return evict()
    }

    /// Adds images that were found in the folder, as less recently used than those in the index.
    ///
    /// - Returns: The images to delete, least recently used first.
    mutating func insert(found images: [Found]) -> [ImageReference] {
        for image in images.sorted(by: { $0.lastUse > $1.lastUse }) where entries[image.reference] == nil {
            let size = Self.size(onDisk: image.byteCount)
            byteCount += size
            linkAsOldest(
                image.reference,
                Entry(byteCount: size, recordedUse: image.lastUse, isVerified: false, number: nextNumber()))
        }
        return evict()
    }

    /// Removes an image if it was not inserted again since a use.
    ///
    /// - Returns: Whether the image was removed.
    mutating func remove(_ reference: ImageReference, since use: Use) -> Bool {
        guard let number = use.number, entries[reference]?.number == number else { return false }
        remove(reference)
        return true
    }

    private mutating func remove(_ reference: ImageReference) {
        guard let entry = entries.removeValue(forKey: reference) else { return }
        unlink(entry)
        byteCount -= entry.byteCount
    }

    private mutating func evict() -> [ImageReference] {
        var evicted: [ImageReference] = []
        while byteCount > byteLimit, let reference = oldest {
            remove(reference)
            evicted.append(reference)
        }
        return evicted
    }

    private mutating func nextNumber() -> Int {
        insertionCount += 1
        return insertionCount
    }

    private static func size(onDisk byteCount: Int) -> Int {
        max(1, (byteCount + blockSize - 1) / blockSize) * blockSize
    }

    private mutating func linkAsNewest(_ reference: ImageReference, _ entry: Entry) {
        var entry = entry
        (entry.newer, entry.older) = (nil, newest)
        if let newest { entries[newest]?.newer = reference } else { oldest = reference }
        newest = reference
        entries[reference] = entry
    }

    private mutating func linkAsOldest(_ reference: ImageReference, _ entry: Entry) {
        var entry = entry
        (entry.newer, entry.older) = (oldest, nil)
        if let oldest { entries[oldest]?.older = reference } else { newest = reference }
        oldest = reference
        entries[reference] = entry
    }

    private mutating func unlink(_ entry: Entry) {
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    }
}
