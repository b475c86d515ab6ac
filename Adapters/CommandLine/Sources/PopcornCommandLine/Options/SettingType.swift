import CoreDomain
import Foundation
import Logging
import PopcornServices
import TMDb

/// The type of a setting's value: its noun, the valid values and how they are read.
struct SettingType<Value: Sendable>: Sendable {

    /// The noun for the value in `--help`; `nil` for a Boolean value.
    let valueName: String?
    /// The values that are valid, in an error message.
    let expected: String
    /// A closure that returns the value of a text; `nil` if it is not valid.
    let parse: @Sendable (String) -> Value?

    init(_ valueName: String?, _ expected: String, _ parse: @escaping @Sendable (String) -> Value?) {
        self.valueName = valueName
        self.expected = expected
        self.parse = parse
    }

    /// Returns the type for the cases of an enumeration.
    static func word(_ valueName: String) -> Self
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        let words = Value.allCases.map(\.rawValue)
        let start = words.dropLast().joined(separator: ", ")
        return .init(valueName, words.last.map { "\(start) or \($0)" } ?? "") { Value(rawValue: $0) }
    }
}

extension SettingType<Bool> {
    static let bool = Self(nil, "true or false") { Bool($0) }
}

extension SettingType<String> {
    static let host = Self("address", "an address or a host name") { $0.isEmpty ? nil : $0 }
}

extension SettingType<String?> {
    static let file = Self("file", "the path of a file") { $0.isEmpty ? nil : .some($0) }
}

extension SettingType<Int> {

    /// Returns the type of the numbers within a range.
    static func number(_ range: ClosedRange<Int>) -> Self {
        .init("number", "a number between \(range.lowerBound) and \(range.upperBound)") { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A number of bytes above 0.
    static let byteCount = Self("bytes", "a number of bytes, like 500MB") { text in
        ByteCountArgument(argument: text)?.byteCount.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension SettingType<Double> {
    static let ratio = Self("ratio", "a number between 0 and 1") { text in
        Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }
}

extension SettingType<TraceHeaders?> {
    static let headers = Self("headers", "headers separated by commas, like Authorization=Bearer%20abc") { text in
        TraceHeaders(text).map { .some($0) }
    }
}

extension SettingType<Duration> {
    static let duration = Self("time", "a duration, like 20s") { DurationArgument(argument: $0)?.duration }
}

extension SettingType<Duration?> {
    static let duration = Self("time", SettingType<Duration>.duration.expected) { text in
        DurationArgument(argument: text).map { .some($0.duration) }
    }
}

extension SettingType<URL?> {
    static let publicURL = Self("url", "a URL with https, or with http and a loopback address") { text in
        guard let url = URL(string: text), (try? TMDbClient.check(imageBaseURL: url)) != nil else { return nil }
        return .some(url)
    }

    /// Returns the type of absolute URLs.
    ///
    /// - Parameter example: The example in error messages.
    static func absoluteURL(like example: String) -> Self {
        .init("url", "a URL with http or https, like \(example)") { text in
            guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false,
                url.user() == nil, url.query() == nil, url.fragment() == nil,
                // The URL of images becomes part of a JSON text as it is.
                text.utf8.allSatisfy({
                    (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
                })
            else { return nil }
            return .some(url)
        }
    }
}

extension SettingType<Set<String>> {

    static let hostNames = Self("names", "host names, separated by commas") { text in Set(parts(of: text)) }

    static let origins = Self("origins", "origins separated by commas, like https://films.example, or *") { text in
        let origins = parts(of: text)
        return origins.allSatisfy { $0 == "*" || isOrigin($0) } ? Set(origins) : nil
    }

    private static func parts(of text: String) -> [String] {
        text.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func isOrigin(_ text: String) -> Bool {
        guard let url = URL(string: text) else { return false }
        return ["http", "https"].contains(url.scheme) && url.host() != nil && url.path().isEmpty && url.query() == nil
            && url.fragment() == nil && url.user() == nil
    }
}

extension SettingType<[WarmUpSource]> {
    static let warmUpSources = Self(
        "sources",
        """
        sources separated by commas, like popular-movies:1000,watchlist; the sources are \
        \(WarmUpSource.names.joined(separator: ", ")), and a list has 1 to \(WarmUpSource.largestLimit) items
        """
    ) { try? WarmUpSource.sources(in: $0) }
}
