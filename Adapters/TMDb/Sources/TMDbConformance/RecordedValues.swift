import Foundation
import TMDb

/// The values of a recorded request, converted to the argument types of the SDK's methods.
struct RecordedValues: Sendable {
    let path: [String: String]
    let query: [String: String]

    /// An error thrown if a value cannot be passed to the SDK's method.
    struct Unsuitable: Error, CustomStringConvertible {
        let description: String
    }

    /// A placeholder, because recordings do not contain credentials. The stand-in accepts any credential.
    var session: SessionCredential { .user(secret) }
    var secret: String { "recorded" }

    /// Returns an identifier in the path.
    func id(_ name: String) throws -> Int {
        guard let id = Int(path[name] ?? "") else { throw Unsuitable(description: "\(name) is not a number") }
        return id
    }

    /// Returns a string in the path.
    func text(_ name: String) throws -> String {
        guard let text = path[name] else { throw Unsuitable(description: "\(name) is missing") }
        return text
    }

    /// Returns a query parameter.
    subscript(name: String) -> String? { query[name] }

    var language: String? { query["language"] }
    var region: String? { query["region"] }

    func required(_ name: String) throws -> String {
        guard let value = query[name] else { throw Unsuitable(description: "\(name) is missing") }
        return value
    }

    func number(_ name: String) throws -> Int? { try value(name, "number") { Int($0) } }
    func decimal(_ name: String) throws -> Double? { try value(name, "number") { Double($0) } }
    func flag(_ name: String) throws -> Bool? { try value(name, "flag", Self.flag) }

    /// Parses a flag, which callers write in several ways.
    static func flag(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }

    func day(_ name: String) throws -> Date? {
        try value(name, "day") { text in
            // A fixed format, interpreted as midnight in UTC.
            try? Date(text, strategy: .iso8601.year().month().day())
        }
    }

    var page: Int? { get throws { try number("page") } }
    var adult: Bool? { get throws { try flag("include_adult") } }
    var from: Date? { get throws { try day("start_date") } }
    var to: Date? { get throws { try day("end_date") } }

    func sort<Sort: RawRepresentable<String>>() -> Sort? { query["sort_by"].flatMap(Sort.init(rawValue:)) }

    func values<Value>(_ name: String, _ make: (String) -> Value?) throws -> DiscoverValues<Value>? {
        try value(name, "list") { text in
            let isAny = text.contains("|")
            let parts = text.split(separator: isAny ? "|" : ",", omittingEmptySubsequences: false)
            let values = parts.compactMap { make(String($0)) }
            guard values.count == parts.count else { return nil }
            return isAny ? .any(values) : .all(values)
        }
    }

    func numbers(_ name: String) throws -> DiscoverValues<Int>? { try values(name) { Int($0) } }
    func words(_ name: String) throws -> DiscoverValues<String>? { try values(name) { $0 } }

    private func value<Value>(_ name: String, _ kind: String, _ make: (String) -> Value?) throws -> Value? {
        guard let text = query[name] else { return nil }
        guard let value = make(text) else { throw Unsuitable(description: "\(name)=\(text) is not a valid \(kind)") }
        return value
    }
}

extension RecordedValues {

    /// Whether the request requires a method that appends resources.
    var appends: Bool {
        query["append_to_response"] != nil || imageLanguages != nil || videoLanguages != nil
    }

    var imageLanguages: [String]? { list("include_image_language") }
    var videoLanguages: [String]? { list("include_video_language") }

    /// Returns the appended resources. Names that the SDK does not support are omitted, and are reported when the
    /// queries are compared.
    func options<Options: AppendOption>() -> Options {
        let names = query.names(in: "append_to_response")
        return Options(
            rawValue: Options.names.enumerated().reduce(0) { bits, option in
                names.contains(option.element) ? bits | 1 << option.offset : bits
            })
    }

    /// The numbers of the appended seasons.
    var seasons: [Int] {
        query.names(in: "append_to_response").compactMap { name in
            name.hasPrefix("season/") ? Int(name.dropFirst("season/".count)) : nil
        }
    }

    private func list(_ name: String) -> [String]? {
        query[name]?.split(separator: ",").map(String.init)
    }
}
