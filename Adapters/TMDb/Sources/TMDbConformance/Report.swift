import TMDbStandIn

/// What became of every recorded request, by operation.
struct Report {

    private struct Entry {
        var made = 0
        var failed: [String] = []
        var inexpressible: [String] = []
        var lost: Set<LostKey> = []
        var changed: Set<ChangedValue> = []
    }

    private var entries: [String: Entry] = [:]
    private var withoutMethod: [String] = []
    private var legacy: [String] = []

    mutating func add(_ outcome: Outcome, of recording: Recording, as operation: String) {
        let request = "\(recording.method) \(recording.path)" + (recording.query.isEmpty ? "" : "?\(recording.query)")
        switch outcome {
        case .made(let comparison):
            entries[operation, default: Entry()].made += 1
            entries[operation, default: Entry()].lost.formUnion(comparison.lost)
            entries[operation, default: Entry()].changed.formUnion(comparison.changed)
        case .failed(let reason): entries[operation, default: Entry()].failed.append("\(request): \(reason)")
        case .inexpressible(let reason):
            entries[operation, default: Entry()].inexpressible.append("\(request): \(reason)")
        case .withoutMethod: withoutMethod.append("\(operation): \(request)")
        case .legacy: legacy.append(request)
        }
    }

    /// Whether every request was made and read. Lost keys and changed values are told, and fail nothing.
    var isPassed: Bool { failedCount == 0 && withoutMethod.isEmpty }

    /// A request that cannot be expressed fails too: the SDK did not make it.
    private var failedCount: Int { entries.values.reduce(0) { $0 + $1.failed.count + $1.inexpressible.count } }

    var text: String {
        var lines: [String] = []
        var lostCount = 0
        for (operation, entry) in entries.sorted(by: { $0.key < $1.key }) {
            lines.append("\(operation): \(entry.made) made and decoded")
            lines += entry.failed.map { "  failed: \($0)" }
            lines += entry.inexpressible.map { "  query not expressed: \($0)" }
            for key in entry.lost.sorted(by: { $0.path < $1.path }) {
                if let reason = LeftOut.all.first(where: { $0.covers(key, of: operation) })?.reason {
                    lines.append("  left out on purpose: \(key.path) (\(reason))")
                } else {
                    lines.append("  key lost: \(key.path)")
                    lostCount += 1
                }
            }
            lines += Self.lines(on: entry.changed)
        }
        lines += withoutMethod.sorted().map { "without a method: \($0)" }
        lines += legacy.sorted().map { "legacy, no operation: \($0)" }
        let made = entries.values.reduce(0) { $0 + $1.made }
        let routed = Set(Route.all.map(\.operation.id))
        lines += Operation.described.keys.filter { !routed.contains($0) }.sorted().map { "no route: \($0)" }
        lines.append(
            "\(made) made, \(failedCount) failed, \(withoutMethod.count) without a method, \(lostCount) keys lost")
        return lines.joined(separator: "\n")
    }

    /// A line for all values that changed, with an example of each path.
    private static func lines(on changed: Set<ChangedValue>) -> [String] {
        guard !changed.isEmpty else { return [] }
        let paths = Dictionary(grouping: changed, by: \.path).sorted { $0.key < $1.key }
        let examples = paths.compactMap { path, values in
            values.min { $0.recorded < $1.recorded }.map { value in
                "\(path) (\(values.count), such as \(value.recorded) → \(value.encoded))"
            }
        }
        return ["  values changed: \(examples.joined(separator: ", "))"]
    }
}
