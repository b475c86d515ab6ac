import Benchmark
import Foundation
import Measurements

/// The processor time that this process has taken, of all its threads.
///
/// The harness's own reading counts in hundredths of a second, which is as long as what is measured here.
enum ProcessorTime {

    /// Nanoseconds. <https://man7.org/linux/man-pages/man3/clock_gettime.3.html>
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}

extension BenchmarkMetric {
    /// Nanoseconds of processor time.
    static var processorTime: BenchmarkMetric { .custom(Subject.processorTime) }
}
