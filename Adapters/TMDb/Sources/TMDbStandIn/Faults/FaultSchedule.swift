/// The injected faults, with a count of the requests that each of them matches.
struct FaultSchedule {
    private struct Scheduled {
        let rule: FaultRule
        var matchedCount = 0
        var appliedCount = 0
    }

    /// The faults that apply to one request.
    struct AppliedFaults: Equatable {
        var latency: Duration = .zero
        /// The changes of the content, in order.
        var changes: [Fault] = []
        var fault: Fault?
    }

    private var scheduled: [Scheduled]

    init(_ rules: [FaultRule]) {
        scheduled = rules.map { Scheduled(rule: $0) }
    }

    mutating func add(_ rule: FaultRule) { scheduled.append(Scheduled(rule: rule)) }

    /// Returns the faults that apply to a request, and counts the request for every matching rule. Latencies are added,
    /// and changes of the content are combined. Only the first of the other faults applies. The rules after it do not
    /// count the request.
    mutating func apply(to request: ReceivedRequest) -> AppliedFaults {
        var faults = AppliedFaults()
        for index in scheduled.indices where scheduled[index].rule.matches(request) {
            let rule = scheduled[index].rule
            switch rule.fault {
            case .latency, .value, .parts: break
            default: if faults.fault != nil { continue }
            }
            if let times = rule.times, scheduled[index].appliedCount >= times { continue }
            scheduled[index].matchedCount += 1
            guard scheduled[index].matchedCount.isMultiple(of: rule.every) else { continue }
            scheduled[index].appliedCount += 1
            switch rule.fault {
            case .latency(let duration): faults.latency += duration
            case .value, .parts: faults.changes.append(rule.fault)
            default: faults.fault = rule.fault
            }
        }
        return faults
    }
}
