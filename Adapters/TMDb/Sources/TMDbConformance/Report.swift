import Foundation
import TMDbStandIn

/// A report on all recorded requests, by operation.
struct Report {

    /// The decoded responses of an operation.
    private struct Entry {
        var passedCount = 0
        var lost: Set<LostKey> = []
        var changed: Set<ChangedValue> = []
    }

    /// The kinds of notes, in the order of the report.
    private enum Note: String, CaseIterable {
        case unsupported = "not a parameter of the operation"
        case unknown = "not described"
        case legacy = "retired request"
        case unreadable = "unreadable recording"
        case withoutMethod = "without a method"
        case notSendable = "not sent as recorded"
        case failed
        case undecoded = "not decoded"

        /// Whether the note reports a defect of the SDK.
        var isFailure: Bool { [.withoutMethod, .notSendable, .failed, .undecoded].contains(self) }
    }

    private var entries: [String: Entry] = [:]
    /// The notes, with the requests that they concern.
    private var notes: [Note: [String: [String]]] = [:]

    mutating func add(_ result: Replay.Result, of recording: Recording, in folder: String) {
        let operation = result.operation
        let request = "\(folder): \(Self.request(recording))"
        for parameter in result.unsupported { add(.unsupported, "\(operation): \(parameter)", request) }
        switch result.outcome {
        case .passed(let comparison):
            entries[operation, default: Entry()].passedCount += 1
            entries[operation, default: Entry()].lost.formUnion(comparison.lost)
            entries[operation, default: Entry()].changed.formUnion(comparison.changed)
        case .undecoded(let reason): add(.undecoded, "\(operation): \(reason)", request)
        case .failed(let reason): add(.failed, "\(operation): \(reason)", request)
        case .notSendable(let reason): add(.notSendable, "\(operation): \(reason)", request)
        case .withoutMethod: add(.withoutMethod, operation, request)
        case .unknown: add(.unknown, Self.target(recording), request)
        case .legacy: add(.legacy, Self.target(recording), request)
        case .unreadable(let reason): add(.unreadable, "\(operation): \(reason)", request)
        }
    }

    mutating func add(unreadable lines: [String]) {
        for line in lines { notes[.unreadable, default: [:]][line, default: []] += [] }
    }

    private mutating func add(_ note: Note, _ text: String, _ request: String) {
        notes[note, default: [:]][text, default: []].append(request)
    }

    /// Whether all requests of known operations were sent and decoded. Lost keys, changed values, and requests of
    /// unknown operations are reported, but do not count as failures.
    var isPassed: Bool { !Note.allCases.contains { $0.isFailure && count($0) > 0 } }

    /// Returns the number of recordings that a kind of note concerns.
    private func count(_ note: Note) -> Int {
        (notes[note] ?? [:]).values.reduce(0) { $0 + max(1, $1.count) }
    }

    /// The text of the report: the decoded responses, the notes, the totals, and the defects of the SDK. Defects are
    /// rows that could not be decoded, which also count as lost keys, and failed requests.
    var text: String {
        var lines: [String] = []
        for (operation, entry) in entries.sorted(by: { $0.key < $1.key }) {
            lines.append("\(operation): \(entry.passedCount) passed")
            lines += entry.lost.filter { !$0.isOfRows }.sorted { $0.path < $1.path }.map { key in
                OmittedKey.reason(for: key, of: operation).map { "  omitted on purpose: \(key.path) (\($0))" }
                    ?? "  key lost: \(key.path)"
            }
            lines += Self.lines(on: entry.changed)
        }
        let routed = Set(Route.all.map(\.operation.id))
        lines += Operation.described.keys.filter { !routed.contains($0) }.sorted().map { "no route: \($0)" }
        lines += Note.allCases.filter { !$0.isFailure }.flatMap(lines(for:))
        lines.append(summary)
        lines += entries.sorted { $0.key < $1.key }.flatMap { operation, entry in
            entry.lost.filter(\.isOfRows).map { "rows not decoded: \(operation): \($0.path)" }.sorted()
        }
        lines += Note.allCases.filter(\.isFailure).flatMap(lines(for:))
        return lines.joined(separator: "\n")
    }

    private var summary: String {
        let passedCount = entries.values.reduce(0) { $0 + $1.passedCount }
        let lost = entries.reduce(0) { count, entry in
            count + entry.value.lost.count { OmittedKey.reason(for: $0, of: entry.key) == nil }
        }
        let failed = count(.failed) + count(.notSendable) + count(.undecoded)
        return "\(passedCount) passed, \(failed) failed, \(count(.withoutMethod)) without a method, \(lost) keys lost; "
            + "\(count(.unknown)) not described, \(count(.unreadable)) unreadable"
    }

    /// Returns the lines of a kind of note, one line for all requests with the same text, with one request as an
    /// example.
    private func lines(for note: Note) -> [String] {
        (notes[note] ?? [:]).sorted { $0.key < $1.key }.map { text, requests in
            let example = requests.min().map { " (\(requests.count), such as \($0))" } ?? ""
            return "\(note.rawValue): \(text)\(example)"
        }
    }

    /// Returns a request without its credentials.
    private static func request(_ recording: Recording) -> String {
        let query = recording.decodedQuery.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return target(recording) + (query.isEmpty ? "" : "?\(query.joined(separator: "&"))")
    }

    /// Returns the method and the path, without sessions and accounts, which are credentials too.
    private static func target(_ recording: Recording) -> String {
        let path = recording.path.replacing(/\/(account|guest_session)\/[^\/]+/) { "/\($0.output.1)/***" }
        return "\(recording.method) \(path)"
    }

    /// Returns a line for all changed values, with an example for each path.
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
