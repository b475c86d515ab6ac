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

    @Test func `data is decompressed up to a limit`() throws {
        let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) })
        let compressed = try #require(Gzip.compressed(data))

        #expect(try Gzip.decompressed(compressed, limit: data.count) == data)
        #expect(throws: Gzip.Failure.tooLarge) { try Gzip.decompressed(compressed, limit: data.count - 1) }
    }

    @Test func `the decompression ends when the limit is exceeded, before damage that follows`() throws {
        let zeros = try #require(Gzip.compressed(Data(count: 10_000_000)))

        #expect(throws: Gzip.Failure.tooLarge) { try Gzip.decompressed(zeros.dropLast(100), limit: 1_000_000) }
        #expect(throws: Gzip.Failure.damaged) { try Gzip.decompressed(zeros.dropLast(100), limit: 10_000_000) }
    }

    @Test func `members are joined, and data after them is ignored`() throws {
        let members = try #require(Gzip.compressed(Data("one ".utf8))) + #require(Gzip.compressed(Data("two".utf8)))

        for rest in [Data(), Data(count: 3), Data("more".utf8)] {
            #expect(try Gzip.decompressed(members + rest, limit: 100) == Data("one two".utf8))
        }
        #expect(throws: Gzip.Failure.damaged) { try Gzip.decompressed(members + members.prefix(9), limit: 100) }
    }

    @Test func `data that is not in the format, or is empty, is damaged`() {
        for data in [Data(), Data("{}".utf8), Data(Gzip.signature)] {
            #expect(throws: Gzip.Failure.damaged) { try Gzip.decompressed(data, limit: 100) }
        }
    }
}
