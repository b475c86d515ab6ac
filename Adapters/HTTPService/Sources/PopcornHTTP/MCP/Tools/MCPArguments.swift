import CoreDomain
import Foundation

import enum TMDb.JSONValue

/// The arguments of a tool, which conform to its input schema.
struct MCPArguments: Sendable {

    private let values: [String: JSONValue]

    /// Validates the arguments of a call. An argument that is `null` is missing.
    ///
    /// - Parameter parameters: The parameters of the tool.
    init(_ arguments: [String: JSONValue], of parameters: [Parameter]) throws(MCPToolError) {
        let values = arguments.filter { $0.value != .null }
        for name in arguments.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
            throw MCPToolError(
                message: "The argument '\(name.printable)' is unknown. The arguments are "
                    + parameters.map(\.name).joined(separator: ", ") + ".")
        }
        for parameter in parameters {
            guard let value = values[parameter.name] else {
                guard !parameter.isRequired else { throw parameter.error("is missing") }
                continue
            }
            if let reason = parameter.schema.reasonAgainst(value) { throw parameter.error(reason) }
        }
        self.values = values
    }

    /// Returns whether an argument is present.
    func has(_ name: String) -> Bool { values[name] != nil }

    func text(_ name: String) -> String? {
        if case .string(let text)? = values[name] { text } else { nil }
    }

    func integer(_ name: String) -> Int? {
        values[name]?.wholeNumber
    }

    func number(_ name: String) -> Double? {
        if case .number(let number)? = values[name] { number } else { integer(name).map(Double.init) }
    }

    /// Returns the elements of a list that are texts.
    func texts(_ name: String) -> [String] {
        guard case .array(let elements)? = values[name] else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Returns the elements of a list that are integers.
    func integers(_ name: String) -> [Int] {
        guard case .array(let elements)? = values[name] else { return [] }
        return elements.compactMap(\.wholeNumber)
    }

    func choice<Value: RawRepresentable<String>>(_ name: String, of type: Value.Type) -> Value? {
        text(name).flatMap(Value.init)
    }

    func choices<Value: RawRepresentable<String>>(_ name: String, of type: Value.Type) -> [Value] {
        texts(name).compactMap(Value.init)
    }

    /// Returns a day, as midnight UTC.
    func day(_ name: String) -> Date? {
        text(name).flatMap(PartialDate.init)?.date
    }

    /// Returns the range of two arguments; `nil` if both are missing. A missing bound is replaced by the bound of the
    /// whole range.
    func range(_ lower: String, _ upper: String, within whole: ClosedRange<Int>) throws(MCPToolError) -> ClosedRange<
        Int
    >? {
        let bounds = (integer(lower), integer(upper))
        guard bounds.0 != nil || bounds.1 != nil else { return nil }
        let (first, last) = (bounds.0 ?? whole.lowerBound, bounds.1 ?? whole.upperBound)
        guard first <= last else {
            throw MCPToolError(message: "The argument '\(lower)' must not be greater than '\(upper)'.")
        }
        return first...last
    }
}

extension Parameter {
    /// Returns the error of an argument that does not conform to its schema.
    fileprivate func error(_ reason: String) -> MCPToolError {
        MCPToolError(message: "The argument '\(name)' \(reason). \(description)")
    }
}

extension Schema {

    /// Returns the reason why a value does not conform to the schema of a parameter; `nil` if the value conforms.
    fileprivate func reasonAgainst(_ value: JSONValue) -> String? {
        switch (self, value) {
        case (.string(format: "date"), .string(let text)):
            return text.utf8.count == 10 && PartialDate(text) != nil ? nil : "must be a day, such as 2026-01-31"
        case (.text(let maximumLength, let pattern), .string(let text)):
            guard (1...maximumLength).contains(text.unicodeScalars.count) else {
                return "must have 1 to \(maximumLength) characters"
            }
            guard let pattern, text.range(of: pattern, options: .regularExpression) == nil else { return nil }
            return "is not of the required form"
        case (.enumeration(let values), .string(let text)) where values.contains(text): return nil
        case (.enumeration(let values), _): return "must be one of \(values.joined(separator: ", "))"
        case (.integer(let minimum, let maximum), _):
            let (first, last) = (minimum ?? .min, maximum ?? .max)
            if let number = value.wholeNumber, (first...last).contains(number) { return nil }
            return "must be an integer from \(first) to \(last)"
        case (.number(let minimum, let maximum), _):
            let (first, last) = (minimum ?? -.infinity, maximum ?? .infinity)
            if case .number(let number) = value, (first...last).contains(number) { return nil }
            if let number = value.wholeNumber, (first...last).contains(Double(number)) { return nil }
            return "must be a number from \(first) to \(last)"
        case (.list(let element, let maximumCount), .array(let elements)):
            guard (1...(maximumCount ?? .max)).contains(elements.count) else {
                return maximumCount.map { "must have 1 to \($0) elements" } ?? "must not be empty"
            }
            return elements.lazy.compactMap { element.reasonAgainst($0) }.first.map { "has an element that \($0)" }
        case (.list, _): return "must be an array"
        case (.boolean, .bool): return nil
        case (.boolean, _): return "must be true or false"
        default: return "must be a string"
        }
    }
}

extension JSONValue {
    /// The value as an integer; `nil` if it is not a whole number. Some clients send integers with a decimal point.
    fileprivate var wholeNumber: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }
}
