/// The injected faults, with a count of the requests that each of them matched.
struct FaultSchedule {
    private struct Scheduled {
        let rule: FaultRule
        var matched = 0
        var struck = 0
    }

    /// The faults that apply to one request.
    struct Verdict: Equatable {
        var latency: Duration = .zero
        var fault: Fault?
    }

    private var scheduled: [Scheduled]

    init(_ rules: [FaultRule]) {
        scheduled = rules.map { Scheduled(rule: $0) }
    }

    mutating func add(_ rule: FaultRule) { scheduled.append(Scheduled(rule: rule)) }

    mutating func removeAll() { scheduled = [] }

    /// Returns the faults that apply to a request, and counts the request for every matching rule. Latencies are added.
    /// Of the other faults, the first one applies. The rules after it do not count the request.
    mutating func verdict(path: String) -> Verdict {
        var verdict = Verdict()
        for index in scheduled.indices where scheduled[index].rule.matches(path: path) {
            let rule = scheduled[index].rule
            if case .latency = rule.fault {} else if verdict.fault != nil { continue }
            if let times = rule.times, scheduled[index].struck >= times { continue }
            scheduled[index].matched += 1
            guard scheduled[index].matched.isMultiple(of: rule.every) else { continue }
            scheduled[index].struck += 1
            if case .latency(let duration) = rule.fault {
                verdict.latency += duration
            } else {
                verdict.fault = rule.fault
            }
        }
        return verdict
    }
}
