import Foundation
import PopcornCompression
import Testing

@Suite
struct GzipInflaterTests {

    private static let content = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) }

    @Test(arguments: [1000, 65_536, 10_000_000])
    func `decompresses chunks to parts of limited size`(size: Int) throws {
        let (output, largest) = try inflate(gzip(Self.content), size)

        #expect(output == Self.content)
        #expect(largest <= GzipInflater.bufferSize)
    }

    @Test(arguments: [1, 10_000_000])
    func `decompresses zeros that expand a thousandfold`(size: Int) throws {
        let zeros = [UInt8](repeating: 0, count: 3 * GzipInflater.bufferSize)
        #expect(try inflate(gzip(zeros), size).output == zeros)
    }

    @Test(arguments: [1, 7, 1000])
    func `decompresses concatenated members`(size: Int) throws {
        let members = gzip("one ") + gzip("") + gzip("two")
        #expect(try inflate(members, size).output == Array("one two".utf8))
    }

    @Test
    func `reports data that was cut anywhere`() throws {
        let data = gzip("some text that is compressed")
        for count in data.indices {
            #expect(throws: GzipInflater.Failure.truncated) { try inflate(Array(data.prefix(count)), 10) }
        }
        // Cut in the second member.
        #expect(throws: GzipInflater.Failure.truncated) { try inflate(data + data.prefix(12), 10) }
    }

    @Test
    func `reports damaged data and a wrong checksum`() throws {
        var data = gzip(Self.content)
        data[data.count - 6] ^= 1
        #expect(throws: GzipInflater.Failure.invalid("incorrect data check")) { try inflate(data, 1000) }
        #expect(throws: GzipInflater.Failure.invalid("incorrect header check")) {
            try inflate(Array("<html>Bad gateway</html>".utf8), 1000)
        }
        #expect(throws: GzipInflater.Failure.invalid("incorrect header check")) {
            try inflate(gzip("text") + Array("more".utf8), 1000)
        }
    }

    private func gzip(_ bytes: some Sequence<UInt8>) -> [UInt8] { Array(Gzip.compressed(Data(bytes)) ?? Data()) }

    private func gzip(_ text: String) -> [UInt8] { gzip(text.utf8) }

    private func inflate(
        _ data: [UInt8], _ size: Int
    ) throws(GzipInflater.Failure) -> (output: [UInt8], largest: Int) {
        let inflater = try GzipInflater()
        var output: [UInt8] = []
        var largest = 0
        for start in stride(from: 0, to: data.count, by: size) {
            let chunk = Array(data[start..<min(start + size, data.count)])
            try inflater.inflate(chunk.span, failure: { $0 }) { part throws(GzipInflater.Failure) in
                largest = max(largest, part.count)
                for index in part.indices { output.append(part[index]) }
            }
        }
        try inflater.finish()
        return (output, largest)
    }
}
