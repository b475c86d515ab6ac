import Foundation
import NIOConcurrencyHelpers

/// The URLs that a connection read last, by their stored text, so that repeated texts are not parsed again.
///
/// Each text has two possible places, which depend on its hash. A third text with the same places replaces the text
/// that was stored first. Only the current user of the connection may use the object.
final class RecentURLs {

    /// The maximum number of URLs.
    static let capacity = 4096
    /// The maximum length of a text that is stored, in UTF-8 bytes. Longer texts are parsed each time.
    static let maximumLength = 256

    private struct Entry {
        let text: String
        let url: URL
    }

    /// The places. Places 2n and 2n + 1 are for the same hashes.
    private var entries: [Entry?] = []
    /// The hashes of the texts in ``entries``, apart from them so that an entry is copied only if it matches.
    private var hashes: [UInt64] = []
    /// The number of texts that were parsed.
    private(set) var parsedCount = 0

    /// Returns the URL with a text, `nil` if the text is not a valid URL.
    func url(_ text: UnsafeRawBufferPointer) -> URL? {
        guard text.count <= Self.maximumLength else { return parse(text)?.url }
        if entries.isEmpty {
            entries = Array(repeating: nil, count: Self.capacity)
            hashes = Array(repeating: 0, count: Self.capacity)
        }
        let hash = Self.hash(text)
        let place = Int(truncatingIfNeeded: hash >> 32) & (Self.capacity - 2)
        for place in place...place + 1 where hashes[place] == hash {
            if let entry = entries[place], entry.text.hasBytes(text) { return entry.url }
        }
        guard let (string, url) = parse(text) else { return nil }
        (entries[place + 1], hashes[place + 1]) = (entries[place], hashes[place])
        (entries[place], hashes[place]) = (Entry(text: string, url: url), hash)
        return url
    }

    private func parse(_ text: UnsafeRawBufferPointer) -> (text: String, url: URL)? {
        parsedCount += 1
        let string = String(decoding: text, as: UTF8.self)
        return URL(string: string).map { (string, $0) }
    }

    /// Returns a hash whose upper half is well distributed. Collisions only cause texts to be parsed again.
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        // 2^64 divided by the golden ratio. <https://en.wikipedia.org/wiki/Hash_function#Fibonacci_hashing>
        let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = UInt64(bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
            hash ^= hash >> 29
            offset += 8
        }
        while offset < bytes.count {
            hash = (hash ^ UInt64(bytes[offset])) &* multiplier
            offset += 1
        }
        return (hash ^ (hash >> 32)) &* multiplier
    }
}

extension String {
    fileprivate func hasBytes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard utf8.count == bytes.count else { return false }
        let isEqual = utf8.withContiguousStorageIfAvailable { text in
            guard let text = text.baseAddress, let bytes = bytes.baseAddress else { return true }
            return memcmp(text, bytes, utf8.count) == 0
        }
        return isEqual ?? utf8.elementsEqual(bytes)
    }
}

/// A pool of recent URLs. Each use has an object of its own, which keeps its URLs for the next use.
///
/// `@unchecked Sendable`: the lock guards the list, and an object is only in the list while nothing uses it.
final class RecentURLsPool: @unchecked Sendable {

    /// The maximum number of objects that are retained.
    private static let limit = 4

    private let lock = NIOLock()
    private var idle: [RecentURLs] = []

    /// Removes an object from the list, or creates one if the list is empty.
    func take() -> RecentURLs {
        lock.withLock { idle.popLast() } ?? RecentURLs()
    }

    /// Adds an object to the list, unless it is full.
    func giveBack(_ urls: RecentURLs) {
        lock.withLock { if idle.count < Self.limit { idle.append(urls) } }
    }
}
