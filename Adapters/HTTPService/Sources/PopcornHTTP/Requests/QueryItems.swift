import CoreDomain
import Foundation
import HummingbirdCore

/// The query of a request.
struct QueryItems: Sendable {

    private let values: [String: String]

    /// Parses the query of a URI.
    ///
    /// - Parameter parameters: The parameters that the route has, by their names. The values of a repeated list are one
    ///   list.
    /// - Throws: ``Problem`` of kind `invalidRequest` if a parameter is unknown, repeated, empty, too long or not
    ///   UTF-8.
    init(_ uri: URI, allowing parameters: [String: Parameter]) throws(Problem) {
        var values: [String: String] = [:]
        guard let query = uri.query, !query.isEmpty else {
            self.values = [:]
            return
        }
        for field in FormEncoding.fields(of: query) {
            let name = String(field.name)
            guard let parameter = parameters[name] else {
                let known = parameters.keys.sorted().joined(separator: ", ")
                throw Problem(
                    .invalidRequest,
                    "The parameter '\(name.printable)' is unknown; "
                        + (known.isEmpty ? "the path has no parameters" : "known parameters are \(known)"))
            }
            guard !field.value.isEmpty else { throw Problem(.invalidRequest, "The parameter '\(name)' is empty") }
            guard let value = String(validating: FormEncoding.decoded(field.value), as: UTF8.self) else {
                throw Problem(.invalidRequest, "The parameter '\(name)' is not valid percent-encoded UTF-8")
            }
            guard parameter.allowsLength(of: value) else {
                throw Problem(
                    .invalidRequest, "The parameter '\(name)' must have at most \(parameter.maximumLength) characters")
            }
            if let former = values[name] {
                guard parameter.isList else {
                    throw Problem(.invalidRequest, "The parameter '\(name)' is repeated")
                }
                values[name] = "\(former),\(value)"
            } else {
                values[name] = value
            }
        }
        self.values = values
    }

    /// Returns the value of a parameter; `nil` if it is missing.
    func text(_ name: String) -> String? {
        values[name]
    }

    /// Returns the value of a parameter.
    ///
    /// - Throws: ``Problem`` of kind `invalidRequest` if the parameter is missing.
    func required(_ name: String) throws(Problem) -> String {
        guard let text = text(name) else { throw Problem(.invalidRequest, "The parameter '\(name)' is missing") }
        return text
    }

    /// Returns the elements of a comma-separated list.
    func list(_ name: String) -> [String] {
        text(name)?.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = text(name) else { return nil }
        return try Self.integer(text, name, in: range)
    }

    func integers(_ name: String, in range: ClosedRange<Int> = 1...Int(Int32.max)) throws(Problem) -> [Int] {
        var integers: [Int] = []
        for text in list(name) { integers.append(try Self.integer(text, name, in: range)) }
        return integers
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(Problem) -> Double? {
        guard let text = text(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw Problem(
                .invalidRequest,
                "The parameter '\(name)' must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    func flag(_ name: String) throws(Problem) -> Bool {
        switch text(name) {
        case nil, "false": return false
        case "true": return true
        default: throw Problem(.invalidRequest, "The parameter '\(name)' must be true or false")
        }
    }

    /// Returns a day, as midnight UTC.
    func day(_ name: String) throws(Problem) -> Date? {
        guard let text = text(name) else { return nil }
        let style = Date.ISO8601FormatStyle().year().month().day()
        // A day that does not exist is parsed as a later one.
        guard text.utf8.count == 10, let day = try? Date(text, strategy: style), day.formatted(style) == text else {
            throw Problem(.invalidRequest, "The parameter '\(name)' must be a day, such as 2026-01-31")
        }
        return day
    }

    func choice<Value: RawRepresentable & CaseIterable>(_ name: String, of type: Value.Type) throws(Problem) -> Value?
    where Value.RawValue == String {
        guard let text = text(name) else { return nil }
        return try Self.choice(text, name, of: type)
    }

    func choices<Value: RawRepresentable & CaseIterable>(_ name: String, of type: Value.Type) throws(Problem) -> [Value]
    where Value.RawValue == String {
        var choices: [Value] = []
        for text in list(name) { choices.append(try Self.choice(text, name, of: type)) }
        return choices
    }

    /// Returns the value of an enumeration with a text.
    ///
    /// - Throws: ``Problem`` of kind `invalidRequest` if the parameter is missing.
    static func choice<Value: RawRepresentable & CaseIterable>(
        _ text: String, _ name: String, of type: Value.Type
    ) throws(Problem) -> Value where Value.RawValue == String {
        guard let value = Value(rawValue: text) else {
            let names = type.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(.invalidRequest, "The parameter '\(name)' must be one of \(names)")
        }
        return value
    }

    /// Returns the integer of a text.
    ///
    /// - Throws: ``Problem`` of kind `invalidRequest` if the text is not an integer within the range.
    static func integer(_ text: String, _ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
        guard let integer = Int(text), range.contains(integer) else {
            throw Problem(
                .invalidRequest,
                "The parameter '\(name)' must be an integer from \(range.lowerBound) to \(range.upperBound)")
        }
        return integer
    }
}
