import Benchmark
import Foundation
import Measurements

/// The processor time that all threads of this process have used.
///
/// The benchmark package measures processor time in hundredths of a second, which is too coarse for the operations
/// measured here.
enum ProcessorTime {

    /// The processor time, in nanoseconds. <https://man7.org/linux/man-pages/man3/clock_gettime.3.html>
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}

extension BenchmarkMetric {
    /// The processor time, in nanoseconds.
    static var processorTime: BenchmarkMetric { .custom(Subject.processorTime) }
}
