import CPopcornZlib
package import Foundation

/// A namespace for data in the gzip format (RFC 1952).
package enum Gzip {

    /// A reason why data cannot be decompressed.
    package enum Failure: Error {
        /// The data is not valid gzip data, or is incomplete.
        case damaged
        /// The decompressed data exceeds the limit.
        case tooLarge
    }

    /// The bytes with which data in the format begins (section 2.3.1).
    package static let signature: [UInt8] = [0x1F, 0x8B]

    /// Returns compressed data; `nil` if zlib fails.
    package static func compressed(_ data: Data) -> Data? {
        var stream = z_stream()
        // Level 1 takes a third of the time of level 6, and the JSON of a title has 1.2 times the size.
        guard popcorn_gzip_init(&stream, 1) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var output = Data(count: Int(deflateBound(&stream, UInt(data.count))))
        let written = data.withUnsafeBytes { source in
            output.withUnsafeMutableBytes { target -> Int? in
                // zlib does not write to its input; its API predates `const`.
                stream.next_in = UnsafeMutablePointer(mutating: source.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = UInt32(target.count)
                return deflate(&stream, Z_FINISH) == Z_STREAM_END ? target.count - Int(stream.avail_out) : nil
            }
        }
        return written.map { output.prefix($0) }
    }

    /// Returns decompressed data. Data after the last member is ignored, as by most programs.
    ///
    /// - Parameter limit: The maximum size of the decompressed data in bytes. The decompression ends as soon as it is
    ///   exceeded.
    package static func decompressed(_ data: Data, limit: Int) throws(Failure) -> Data {
        var output = Data()
        do {
            let inflater = try GzipInflater(bufferSize: 64 * 1024, ignoresTrailingData: true)
            try inflater.inflate(data.span, failure: { _ in Failure.damaged }) { part throws(Failure) in
                guard output.count + part.count <= limit else { throw .tooLarge }
                part.withUnsafeBufferPointer { output.append($0) }
            }
            try inflater.finish()
        } catch {
            throw error as? Failure ?? .damaged
        }
        return output
    }
}
