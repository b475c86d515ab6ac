import Glibc
import NIOConcurrencyHelpers
import Testing

@testable import PopcornCommandLine

@Suite struct MemoryTrimmingTests {

    /// The sizes in megabytes at each reading, and the number of readings before a trim.
    private static let cases: [(sizes: [(resident: Int, allocated: Int)], trims: [Int])] = [
        // The allocated memory grows.
        (sizes: [(12, 6), (40, 34), (78, 66)], trims: []),
        // A burst has ended. What cannot be returned is not trimmed again.
        (sizes: [(12, 6), (78, 66), (78, 10), (24, 10), (25, 10), (26, 10)], trims: [3]),
        // A second burst has ended.
        (sizes: [(12, 6), (78, 10), (24, 10), (78, 66), (78, 10), (24, 10)], trims: [2, 5]),
        // The allocator reuses a small amount.
        (sizes: [(12, 6), (19, 6), (19, 6)], trims: []),
    ]

    @Test(arguments: 0..<4)
    func `freed memory is returned after a burst`(index: Int) async throws {
        let (sizes, trims) = Self.cases[index]
        let (readings, trimmed) = (NIOLockedValueBox(0), NIOLockedValueBox<[Int]>([]))
        let trimming = MemoryTrimming(
            sizes: {
                let size = readings.withLockedValue { reading in
                    defer { reading += 1 }
                    return sizes[min(reading, sizes.count - 1)]
                }
                return MemoryTrimming.Sizes(resident: size.resident << 20, allocated: size.allocated << 20)
            },
            trim: { trimmed.withLockedValue { $0.append(readings.withLockedValue { $0 }) } },
            sleep: { interval in
                #expect(interval == .seconds(20))
                if readings.withLockedValue({ $0 }) >= sizes.count { throw CancellationError() }
            })
        try await trimming.run()
        #expect(trimmed.withLockedValue { $0 } == trims)
    }

    /// Whether a sanitizer replaces the allocator of the C library, which then reports no sizes.
    private static let isSanitized = dlsym(nil, "__sanitizer_get_current_allocated_bytes") != nil

    @Test(.disabled(if: isSanitized)) func `the sizes of the process are known`() {
        let sizes = MemoryTrimming.Sizes.current
        #expect(sizes.allocated > 1 << 20)
        #expect(sizes.resident > sizes.allocated / 2)
    }
}
