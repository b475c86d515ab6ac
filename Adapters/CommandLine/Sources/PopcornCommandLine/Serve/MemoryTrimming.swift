import CPopcornMalloc
import Foundation
import NIOPosix
import ServiceLifecycle

/// A service that returns freed memory to the system.
///
/// The allocator of the C library keeps the memory of a burst of requests, because blocks in use are above the free
/// blocks. Without this service, the process would keep its largest size.
struct MemoryTrimming: Service {

    /// The memory sizes of a process, in bytes.
    struct Sizes: Equatable {
        /// The memory in RAM, without the pages of files.
        let resident: Int
        /// The memory that is allocated.
        let allocated: Int

        /// The memory in RAM that is not allocated.
        var unused: Int { resident - allocated }
    }

    /// The growth of the unused memory, in bytes, at which the memory is returned to the system. The allocator reuses
    /// smaller amounts.
    static let minimumByteCount = 8 << 20

    /// The interval of the checks.
    static let interval = Duration.seconds(20)

    var sizes: @Sendable () -> Sizes = { .current }
    /// A closure that returns the freed memory to the system.
    var trim: @Sendable () -> Void = { malloc_trim(0) }
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    func run() async throws {
        // The end of the service is not an error.
        try? await cancelWhenGracefulShutdown {
            // The memory that cannot be returned, such as parts of pages.
            var remainder = sizes().unused
            while true {
                try await sleep(Self.interval)
                // It takes milliseconds, in which no task waits for the thread.
                remainder = try await NIOThreadPool.singleton.runIfActive { [remainder] in trimmed(from: remainder) }
            }
        }
    }

    /// Returns the freed memory to the system if the unused memory has grown.
    ///
    /// - Parameter remainder: The unused memory after the previous check.
    /// - Returns: The unused memory from which the growth is measured.
    private func trimmed(from remainder: Int) -> Int {
        let unused = sizes().unused
        guard unused - remainder >= Self.minimumByteCount else { return min(remainder, unused) }
        trim()
        return sizes().unused
    }
}

extension MemoryTrimming.Sizes {

    /// The sizes of this process.
    static var current: Self {
        // The second and third fields of /proc/self/statm are the numbers of resident pages, and of those of files.
        let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(separator: " ")
        let pages = fields?.prefix(3).compactMap { Int($0) } ?? []
        let resident = pages.count == 3 ? (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE)) : 0
        let memory = mallinfo2()
        return Self(resident: resident, allocated: Int(clamping: memory.uordblks + memory.hblkhd))
    }
}
