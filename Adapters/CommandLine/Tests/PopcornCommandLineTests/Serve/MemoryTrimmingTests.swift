import NIOConcurrencyHelpers
import Testing

@testable import PopcornCommandLine

@Suite struct MemoryTrimmingTests {

    /// The sizes in megabytes at each reading, and the number of readings before a trim.
    private static let cases: [(sizes: [(resident: Int, freed: Int)], trims: [Int])] = [
        // The memory that is in use grows.
        (sizes: [(60, 1), (90, 2), (120, 3)], trims: []),
        // A burst has ended. What is freed and not resident is not returned again.
        (sizes: [(60, 1), (130, 61), (75, 61), (76, 61), (80, 61)], trims: [2]),
        // A second burst has ended.
        (sizes: [(60, 1), (130, 61), (75, 61), (130, 61), (75, 61)], trims: [2, 4]),
        // The allocator reuses a small amount.
        (sizes: [(60, 1), (75, 15), (75, 15)], trims: []),
    ]

    @Test(arguments: 0..<4)
    func `freed memory is returned after the resident memory has grown`(index: Int) async throws {
        let (sizes, trims) = Self.cases[index]
        let (readings, trimmed) = (NIOLockedValueBox(0), NIOLockedValueBox<[Int]>([]))
        let trimming = MemoryTrimming(
            sizes: {
                let size = readings.withLockedValue { reading in
                    defer { reading += 1 }
                    return sizes[min(reading, sizes.count - 1)]
                }
                return MemoryTrimming.Sizes(resident: size.resident << 20, freed: size.freed << 20)
            },
            trim: { trimmed.withLockedValue { $0.append(readings.withLockedValue { $0 }) } },
            sleep: { interval in
                #expect(interval == .seconds(20))
                if readings.withLockedValue({ $0 }) >= sizes.count { throw CancellationError() }
            })
        try await trimming.run()
        #expect(trimmed.withLockedValue { $0 } == trims)
    }

    @Test func `the sizes of the process are known`() {
        let sizes = MemoryTrimming.Sizes.current
        #expect(sizes.resident > 1 << 20)
        #expect(sizes.freed > 0)
    }
}
