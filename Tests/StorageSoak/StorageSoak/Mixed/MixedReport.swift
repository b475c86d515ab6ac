/// The counts of a worker of the mixed load.
struct MixedReport: Codable, Sendable {

    /// The numbers of operations by name.
    var operations: [String: Int] = [:]
    /// The numbers of retries by the error that led to them.
    var retries: [String: Int] = [:]
    /// The number of acknowledged additions to counters.
    var increments = 0
    /// The name of the operation that took longest, with its duration in milliseconds.
    var longest = Longest(name: "none", milliseconds: 0)
    /// The resident memory at the end of each quarter of the time, in kilobytes.
    var memory: [Int] = []

    struct Longest: Codable, Sendable {
        let name: String
        let milliseconds: Double
    }

    mutating func count(_ name: String, _ duration: Duration) {
        operations[name, default: 0] += 1
        let milliseconds = duration / .milliseconds(1)
        if milliseconds > longest.milliseconds { longest = Longest(name: name, milliseconds: milliseconds) }
    }

    mutating func add(_ other: MixedReport) {
        operations.merge(other.operations, uniquingKeysWith: +)
        retries.merge(other.retries, uniquingKeysWith: +)
        increments += other.increments
        if other.longest.milliseconds > longest.milliseconds { longest = other.longest }
    }
}
