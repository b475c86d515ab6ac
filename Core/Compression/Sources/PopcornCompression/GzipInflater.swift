import CPopcornZlib

/// A decompressor of gzip data (RFC 1952) that arrives in chunks.
///
/// Its memory is constant: one output buffer, and zlib's window of 32 kB. Concatenated members are decompressed one
/// after another, as section 2.2 of the RFC requires. zlib checks the CRC and the length of each member.
///
/// Data after a member that does not begin like another member is an error, or is ignored.
package final class GzipInflater {

    /// The default size of the output buffer in bytes.
    package static let bufferSize = 256 * 1024

    /// A reason why data cannot be decompressed.
    package enum Failure: Error, Hashable {
        /// The data is not valid gzip data. The text is zlib's.
        case invalid(String)
        /// The data ends within a member, or is empty.
        case truncated
        /// zlib has no memory.
        case outOfMemory
    }

    /// The stream. zlib stores its address, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private var output: [UInt8]
    /// Whether the data so far ends with a complete member.
    private var isComplete = false
    private let ignoresTrailingData: Bool

    /// Creates a decompressor.
    ///
    /// - Parameters:
    ///   - bufferSize: The size of the output buffer in bytes. Default: 256 KiB.
    ///   - ignoresTrailingData: Whether data after a member that does not begin like another member is ignored.
    ///     Default: `false`.
    package init(bufferSize: Int = bufferSize, ignoresTrailingData: Bool = false) throws(Failure) {
        output = [UInt8](repeating: 0, count: bufferSize)
        self.ignoresTrailingData = ignoresTrailingData
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard popcorn_gunzip_init(stream) == Z_OK else { throw .outOfMemory }
    }

    deinit {
        // Returns an error, without effect, if the initialisation failed.
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Decompresses a chunk, and passes the output to a closure in parts of at most the size of the buffer.
    ///
    /// Output that does not fit into the buffer follows with the next chunk. The last chunk ends with the checksum,
    /// which zlib consumes after all output.
    ///
    /// - Throws: A ``Failure`` wrapped by `failure`, and errors of the closure. No more chunks can be decompressed
    ///   then.
    package func inflate<Failed: Error>(
        _ chunk: Span<UInt8>, failure: (Failure) -> Failed, into body: (Span<UInt8>) throws(Failed) -> Void
    ) throws(Failed) {
        var offset = 0
        while offset < chunk.count {
            if isComplete {
                if ignoresTrailingData, chunk[offset] != Gzip.signature[0] { return }
                // Another member follows.
                isComplete = false
                guard inflateReset(stream) == Z_OK else { throw failure(.outOfMemory) }
            }
            let (code, consumed, produced) = step(chunk.extracting(offset..<chunk.count))
            offset += consumed
            if produced > 0 {
                // A reference, not a copy. It ends before the buffer is written again.
                let part = output
                try body(part.span.extracting(0..<produced))
            }
            switch code {
            case Z_OK: break
            case Z_STREAM_END: isComplete = true
            case Z_BUF_ERROR: throw failure(.invalid("no progress"))
            case Z_MEM_ERROR: throw failure(.outOfMemory)
            default: throw failure(.invalid(stream.pointee.msg.map { String(cString: $0) } ?? "code \(code)"))
            }
        }
    }

    /// Checks that the data ended with a complete member.
    package func finish() throws(Failure) {
        guard isComplete else { throw .truncated }
    }

    private func step(_ input: Span<UInt8>) -> (code: Int32, consumed: Int, produced: Int) {
        input.withUnsafeBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                let count = UInt32(clamping: source.count)
                // zlib does not write to its input; its API predates `const`.
                stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
                stream.pointee.avail_in = count
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = UInt32(target.count)
                let code = CPopcornZlib.inflate(stream, Z_NO_FLUSH)
                return (
                    code, Int(count - stream.pointee.avail_in), target.count - Int(stream.pointee.avail_out)
                )
            }
        }
    }
}
