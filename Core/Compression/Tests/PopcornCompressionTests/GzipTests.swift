import Foundation
import PopcornCompression
import Testing

@Suite struct GzipTests {

    @Test func `compressed data has the checksum and the size of the data at its end`() throws {
        let data = Data(repeating: 97, count: 5000)

        let compressed = try #require(Gzip.compressed(data))

        #expect(compressed.count < 100)
        #expect(Array(compressed.suffix(4)) == [0x88, 0x13, 0, 0])
    }
}
