import CPopcornZlib

/// Returns a member of the gzip format.
func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    guard popcorn_gzip_init(&stream, 1) == Z_OK else { return [] }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 64)
    let count = input.withUnsafeMutableBufferPointer { source in
        output.withUnsafeMutableBufferPointer { target in
            stream.next_in = source.baseAddress
            stream.avail_in = UInt32(source.count)
            stream.next_out = target.baseAddress
            stream.avail_out = UInt32(target.count)
            return deflate(&stream, Z_FINISH) == Z_STREAM_END ? target.count - Int(stream.avail_out) : 0
        }
    }
    return Array(output.prefix(count))
}

func gzip(_ text: String) -> [UInt8] { gzip(Array(text.utf8)) }
