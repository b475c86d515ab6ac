import Foundation

/// An error thrown if a string does not describe a fault.
public struct FaultParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The string that could not be parsed.
    public let text: String
    /// The reason why the string is invalid.
    public let reason: String

    public var description: String {
        """
        "\(text)" is not a valid fault: \(reason) Faults are 429, 429:retry-after=SECONDS-OR-DATE, a status from 400 to \
        599 (503, 503:empty, 403:html), html, truncate, malformed, gzip, gzip:damaged, gzip:uncompressed, \
        parts, parts=credits,season/*, parts=credits:error, parts=credits:null, value:credits.cast[0].name=null, \
        without:credits.cast[*].id, wrong-type=MEMBER, oversize=17MiB, oversize=17MiB:chunked, stall, \
        stall:after-headers and reset; each may be followed by *TIMES, %EVERY and @/PATH/PATTERN/*.
        """
    }
}

extension Fault {
    /// Parses a fault in the syntax of the command line, such as `429:retry-after=2`, `503:empty`, `html`, `truncate`,
    /// `malformed`, `parts=credits:error`, `value:credits.cast[0].name=null`, `gzip:damaged`, `oversize=17MiB`,
    /// `stall:after-headers` or `reset`.
    public init(parsing text: String) throws(FaultParsingError) {
        func failure(_ reason: String) -> FaultParsingError { FaultParsingError(text: text, reason: reason) }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let head = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let option = parts.count > 1 ? parts[1] : nil
        let value = head.count > 1 ? head[1] : nil
        switch (head[0], value, option) {
        case ("429", nil, nil): self = .rateLimited()
        case ("429", nil, .some(let option)):
            let prefix = "retry-after="
            guard option.hasPrefix(prefix) else {
                throw failure("a 429 may only be followed by :retry-after=SECONDS-OR-DATE.")
            }
            let delay = String(option.dropFirst(prefix.count))
            self = .rateLimited(retryAfter: Int(delay).map(RetryAfter.seconds) ?? .raw(delay))
        case ("html", nil, nil): self = .html
        case ("truncate", nil, nil): self = .truncated
        case ("malformed", nil, nil): self = .malformed
        case ("reset", nil, nil): self = .reset
        case ("wrong-type", .some(let member), nil): self = .wrongType(member: try Self.path(member, failure))
        case ("value", nil, .some(let assignment)):
            let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            guard parts.count == 2, Self.isJSON(parts[1]) else { throw failure("a value must be :PATH=JSON.") }
            self = .value(at: try Self.path(parts[0], failure), json: parts[1])
        case ("without", nil, .some(let path)): self = .value(at: try Self.path(path, failure), json: nil)
        case ("parts", let names, let option):
            let names = names.map { $0.split(separator: ",").map(String.init) }
            guard names != [] else { throw failure("the names of parts are missing.") }
            guard let part = PartFailure(rawValue: option ?? PartFailure.missing.rawValue) else {
                throw failure("parts may only be followed by :missing, :error or :null.")
            }
            self = .parts(names, part)
        case ("gzip", nil, let option):
            guard let contradiction = GzipFailure(rawValue: option ?? GzipFailure.unannounced.rawValue) else {
                throw failure("gzip may only be followed by :unannounced, :damaged or :uncompressed.")
            }
            self = .gzip(contradiction)
        case ("stall", nil, let option):
            guard let point = StallPosition(rawValue: option ?? StallPosition.beforeHeaders.rawValue) else {
                throw failure("a stall must be before-headers or after-headers.")
            }
            self = .stalled(at: point)
        case ("oversize", .some(let size), let option):
            guard let bytes = Self.byteCount(size) else {
                throw failure("\"\(size)\" is not a valid size such as 17MiB.")
            }
            guard option == nil || option == "chunked" else {
                throw failure("a size may only be followed by :chunked.")
            }
            self = .oversized(bytes: bytes, declaresLength: option == nil)
        case (let status, nil, let option):
            guard let status = Int(status), (400...599).contains(status) else { throw failure("the fault is unknown.") }
            guard let body = FailureBody(rawValue: option ?? FailureBody.tmdb.rawValue) else {
                throw failure("a status may only be followed by :tmdb, :empty or :html.")
            }
            self = .failure(status: status, body: body)
        default: throw failure("the fault is unknown.")
        }
    }

    private static func isJSON(_ text: String) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    }

    private static func path(
        _ text: String, _ failure: (String) -> FaultParsingError
    ) throws(FaultParsingError) -> String {
        guard JSONPath(text) != nil else { throw failure("\"\(text)\" is not a valid path such as cast[0].name.") }
        return text
    }

    /// Parses a size such as `17MiB`, `64KiB`, `1GiB`, `4096B` or `4096`.
    private static func byteCount(_ text: String) -> Int? {
        let units = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("B", 1)]
        let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
        guard let number = Int(text.dropLast(unit.0.count)), number > 0 else { return nil }
        let (bytes, overflow) = number.multipliedReportingOverflow(by: unit.1)
        return overflow ? nil : bytes
    }
}

extension FaultRule {
    /// Parses a fault with the requests that it applies to: the fault, followed by any of `*3` (three times), `%2`
    /// (every second request) and `@/3/movie/*` (matching paths). The number of times may also follow the pattern.
    public init(parsing text: String) throws(FaultParsingError) {
        func failure(_ reason: String) -> FaultParsingError { FaultParsingError(text: text, reason: reason) }
        // A JSON text can contain the character.
        let mark =
            text.range(of: "@/", options: .backwards)?.lowerBound
            ?? (text.hasPrefix("value:") ? nil : text.lastIndex(of: "@"))
        var description = String(text[..<(mark ?? text.endIndex)])
        var pattern = mark.map { String(text[text.index(after: $0)...]) }
        var times = Self.takeNumber(behind: "*", from: &description)
        let every = Self.takeNumber(behind: "%", from: &description)
        if times == nil { times = Self.takeNumber(behind: "*", from: &description) }
        if times == nil, var path = pattern {
            times = Self.takeNumber(behind: "*", from: &path)
            pattern = path
        }
        if let pattern, !pattern.hasPrefix("/") { throw failure("the pattern after @ must start with a slash.") }
        if let times, times < 1 { throw failure("the number after * must be at least 1.") }
        if let every, every < 1 { throw failure("the number after % must be at least 1.") }
        let fault: Fault
        do {
            fault = try Fault(parsing: description)
        } catch {
            throw failure(error.reason)
        }
        self.init(fault, matching: pattern, times: times, every: every ?? 1)
    }

    private static func takeNumber(behind mark: Character, from text: inout String) -> Int? {
        guard let position = text.lastIndex(of: mark), let number = Int(text[text.index(after: position)...]) else {
            return nil
        }
        text = String(text[..<position])
        return number
    }
}
