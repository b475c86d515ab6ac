import Foundation

/// The limit on the open files of the process, which also limits its connections.
enum OpenFileLimit {

    /// Raises the limit to the maximum that the system permits. The default of most systems, 1024, is for programs that
    /// use `select`.
    static func raise() {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
        limit.rlim_cur = limit.rlim_max
        // If it fails, the limit is unchanged, and further connections wait.
        _ = setrlimit(resource, &limit)
    }
}
