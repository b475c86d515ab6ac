import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The memory, CPU time and open files of the process, read from `/proc/self`.
///
/// A value that cannot be read is omitted.
struct ProcessMetrics {

    /// The content of a file of `/proc/self`; `nil` if it cannot be read.
    var file: (_ name: String) -> String? = { name in
        try? String(contentsOf: URL(filePath: "/proc/self/\(name)"), encoding: .utf8)
    }

    /// The number of entries of `/proc/self/fd`; `nil` if it cannot be read.
    var openFileCount: () -> Int? = {
        // The listing opens one file itself.
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")).map { max(0, $0.count - 1) }
    }

    var families: [PrometheusFamily] {
        [
            family("process_cpu_seconds_total", .counter, cpuSeconds),
            family("process_max_fds", .gauge, openFileLimit),
            family("process_open_fds", .gauge, openFileCount().map(Double.init)),
            family("process_resident_memory_bytes", .gauge, residentBytes),
        ].compactMap { $0 }
    }

    private func family(_ name: String, _ kind: MetricKind, _ value: Double?) -> PrometheusFamily? {
        value.map { PrometheusFamily(name: name, kind: kind, samples: [.init(labels: [], value: .number($0))]) }
    }

    /// The resident pages are the second field of `statm`.
    private var residentBytes: Double? {
        guard let fields = file("statm")?.split(separator: " "), fields.count > 1, let pages = Double(fields[1]) else {
            return nil
        }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The times in user and system mode are the fields 14 and 15 of `stat`. The second field is a name that may
    /// contain spaces and parentheses.
    private var cpuSeconds: Double? {
        guard let text = file("stat"), let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[end...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private var openFileLimit: Double? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
        return Double(limit.rlim_cur)
    }
}

extension PrometheusRegistry {

    /// Returns the metrics of the registry and of the process in the text format of Prometheus.
    public func text() -> String {
        PrometheusText.text((families() + ProcessMetrics().families).sorted { $0.name < $1.name })
    }
}
