import Benchmark
import Foundation
import Measurements

/// What the kernel says of this process's memory. <https://man7.org/linux/man-pages/man5/proc_pid_status.5.html>
enum ProcessMemory {

    /// Bytes that are resident now.
    static func resident() throws -> Int { try value(of: "VmRSS") }

    /// The most bytes that were ever resident.
    static func peak() throws -> Int { try value(of: "VmHWM") }

    private static func value(of name: String) throws -> Int {
        let status = try String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) else {
            throw BenchmarkFailure(description: "the kernel does not say \(name)")
        }
        return kilobytes * 1024
    }
}

extension MemoryReading {
    var metric: BenchmarkMetric { .custom(rawValue) }
}
