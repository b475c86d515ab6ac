import CPopcornZlib
import Glibc
import NIOCore

/// A writer that compresses bytes in the gzip format (RFC 1952) to a file.
final class GzipWriter {
    private static let bufferSize = 64 * 1024

    /// The stream. zlib stores its address, so it must not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let file: UnnamedFile
    private var output = [UInt8](repeating: 0, count: GzipWriter.bufferSize)
    /// The number of compressed bytes.
    private(set) var count = 0
    /// The CRC-32 of the compressed bytes.
    private(set) var checksum: UInt = 0

    init(file: UnnamedFile) throws(IOError) {
        self.file = file
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard popcorn_gzip_init(stream, 1) == Z_OK else { throw IOError(errnoCode: ENOMEM, reason: "deflateInit2") }
    }

    deinit {
        // Returns an error, without effect, if the initialisation failed.
        deflateEnd(stream)
        stream.deallocate()
    }

    func write(_ bytes: [UInt8]) throws(IOError) { try compress(bytes, flush: Z_NO_FLUSH) }

    /// Writes the rest of the compressed bytes and the trailer.
    func finish() throws(IOError) { try compress([], flush: Z_FINISH) }

    private func compress(_ bytes: [UInt8], flush: Int32) throws(IOError) {
        try bytes.withUnsafeBufferPointer { source throws(IOError) in
            // zlib does not write to its input; its API predates `const`.
            stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
            stream.pointee.avail_in = UInt32(source.count)
            // zlib consumed all input if it did not fill the output.
            while try writeOutput(flush: flush) == output.count {}
        }
    }

    /// Compresses input until the output is full, and returns the number of bytes that were written to the file.
    private func writeOutput(flush: Int32) throws(IOError) -> Int {
        let capacity = UInt32(output.count)
        let written = try output.withUnsafeMutableBufferPointer { target throws(IOError) in
            stream.pointee.next_out = target.baseAddress
            stream.pointee.avail_out = capacity
            deflate(stream, flush)
            let written = capacity - stream.pointee.avail_out
            checksum = crc32(checksum, target.baseAddress, written)
            try file.append(UnsafeRawBufferPointer(start: target.baseAddress, count: Int(written)))
            return Int(written)
        }
        count += written
        return written
    }
}
