import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@testable import CoreApplication

/// Tests of the estimated memory of values.
@Suite struct MemoryFootprintTests {

    private let path = URL(string: "/aaaaaaaaaaaaaaaaaaaaaaaaaaa.jpg")

    @Test func `a URL has the size that was measured`() throws {
        let path = try #require(path)
        // 424 bytes of allocations and 16 bytes of the value.
        #expect(MemoryFootprint.byteCount(of: path) == 440)
    }

    @Test func `an image counts as its path, because its URLs are built when they are read`() throws {
        let path = try #require(path)
        let set = try #require(ImagesConfiguration.mock().posterURLSet(for: path))
        let allocated = MemoryFootprint.byteCount(of: path) - MemoryLayout<URL>.size
        #expect(MemoryFootprint.byteCount(of: set) == MemoryLayout<ImageURLSet>.size + allocated)
        let image = ImageDetails(urlSet: set, width: 1)
        #expect(MemoryFootprint.byteCount(of: image) == MemoryLayout<ImageDetails>.size + allocated)
        #expect(
            MemoryFootprint.byteCount(of: [image, image]) == MemoryLayout<[ImageDetails]>.size
                + MemoryFootprint.allocation + 2 * (MemoryLayout<ImageDetails>.stride + allocated))
    }

    @Test func `strings of more than 15 bytes are allocated`() {
        #expect(MemoryFootprint.byteCount(of: String(repeating: "a", count: 15)) == 16)
        #expect(MemoryFootprint.byteCount(of: String(repeating: "a", count: 16)) == 16 + 48 + 16)
    }

    @Test func `bytes are counted once, and numbers of all sizes are part of their value`() {
        struct Numbers: Encodable {
            var byte: UInt8 = 1
            var word: Int32 = 2
            var long: UInt64 = 3
            var float: Float = 4
        }
        #expect(MemoryFootprint.byteCount(of: Data(count: 1000)) == MemoryLayout<Data>.size + 48 + 1000)
        #expect(MemoryFootprint.byteCount(of: [UInt8](repeating: 0, count: 1000)) == 8 + 48 + 1000)
        #expect(MemoryFootprint.byteCount(of: Numbers()) == MemoryLayout<Numbers>.size)
        #expect(MemoryFootprint.byteCount(of: [Int16](repeating: 0, count: 10)) == 8 + 48 + 20)
    }
}
