import CPopcornZlib
import Testing

/// Returns the decompressed bytes of one member of the gzip format.
func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
    var input = bytes
    var output: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 * 1024)
    var stream = z_stream()
    let code = withUnsafeMutablePointer(to: &stream) { stream in
        var code = popcorn_gunzip_init(stream)
        defer { inflateEnd(stream) }
        input.withUnsafeMutableBufferPointer { source in
            stream.pointee.next_in = source.baseAddress
            stream.pointee.avail_in = UInt32(source.count)
            while code == Z_OK {
                let count = part.withUnsafeMutableBufferPointer { target in
                    stream.pointee.next_out = target.baseAddress
                    stream.pointee.avail_out = UInt32(target.count)
                    code = inflate(stream, Z_NO_FLUSH)
                    return target.count - Int(stream.pointee.avail_out)
                }
                output += part.prefix(count)
            }
        }
        return code
    }
    try #require(code == Z_STREAM_END && stream.avail_in == 0, "\(code)")
    return output
}
