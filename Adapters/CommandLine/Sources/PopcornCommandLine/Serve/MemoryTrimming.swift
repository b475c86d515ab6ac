import CPopcornMalloc
import Foundation
import NIOPosix
import ServiceLifecycle

/// A service that returns freed memory to the system.
///
/// The allocator of the C library keeps the memory of a burst of requests, because blocks that are in use are above the
/// free ones. Without this service, the process would keep its largest size.
struct MemoryTrimming: Service {

    /// The sizes of the memory of a process, in bytes.
    struct Sizes: Equatable {
        /// The memory in RAM.
        let resident: Int
        /// The freed memory that the allocator keeps, in RAM or not.
        let freed: Int
    }

    /// The size of the freed memory from which it is returned, in bytes. The allocator reuses less.
    static let minimumByteCount = 16 << 20

    /// The interval of the checks.
    static let interval = Duration.seconds(20)

    var sizes: @Sendable () -> Sizes = { .current }
    /// Returns the freed memory to the system.
    var trim: @Sendable () -> Void = { malloc_trim(0) }
    var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

    func run() async throws {
        // The end of the service is not an error.
        try? await cancelWhenGracefulShutdown {
            var resident = sizes().resident
            while true {
                try await sleep(Self.interval)
                // It takes milliseconds, in which no task waits for the thread.
                resident = try await NIOThreadPool.singleton.runIfActive { [resident] in trimmed(since: resident) }
            }
        }
    }

    /// Returns the freed memory to the system if the resident memory has grown.
    ///
    /// - Parameter resident: The resident memory after the previous check.
    /// - Returns: The resident memory from which growth counts.
    private func trimmed(since resident: Int) -> Int {
        let sizes = sizes()
        guard sizes.resident - resident >= Self.minimumByteCount, sizes.freed >= Self.minimumByteCount else {
            return min(resident, sizes.resident)
        }
        trim()
        return self.sizes().resident
    }
}

extension MemoryTrimming.Sizes {

    /// The sizes of this process.
    static var current: Self {
        // The second field of /proc/self/statm is the number of resident pages.
        let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(separator: " ")
        let pages = fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
        return Self(resident: pages * sysconf(Int32(_SC_PAGESIZE)), freed: Int(clamping: mallinfo2().fordblks))
    }
}
