import PopcornCompression

/// Returns the decompressed bytes of data in the gzip format.
func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
    let inflater = try GzipInflater()
    var output: [UInt8] = []
    try inflater.inflate(bytes.span, failure: { $0 }) { part throws(GzipInflater.Failure) in
        part.withUnsafeBufferPointer { output.append(contentsOf: $0) }
    }
    try inflater.finish()
    return output
}
