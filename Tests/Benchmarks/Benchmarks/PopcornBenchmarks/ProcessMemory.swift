import Benchmark
import Foundation
import Measurements

/// The memory of this process, as reported by the kernel.
/// <https://man7.org/linux/man-pages/man5/proc_pid_status.5.html>
enum ProcessMemory {

    /// Returns the resident memory, in bytes.
    static func resident() throws -> Int { try value(of: "VmRSS") }

    /// Returns the peak of the resident memory, in bytes.
    static func peak() throws -> Int { try value(of: "VmHWM") }

    private static func value(of name: String) throws -> Int {
        let status = try String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) else {
            throw BenchmarkFailure(description: "/proc/self/status lacks \(name)")
        }
        return kilobytes * 1024
    }
}

extension MemoryReading {
    var metric: BenchmarkMetric { .custom(rawValue) }
}
