/// A path to values in JSON text, such as `credits.cast[0].name` or `results[*].id`.
struct JSONPath {
    private enum Step {
        case member(String)
        case element(Int)
        case everyElement
    }

    private let steps: [Step]

    /// Parses a path. Returns `nil` if it is not valid.
    init?(_ text: String) {
        var steps: [Step] = []
        for (index, part) in text.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
            let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
            // Only a path into a list begins with an index.
            guard let name = pieces.first, !name.isEmpty || (index == 0 && pieces.count > 1) else { return nil }
            if !name.isEmpty { steps.append(.member(String(name))) }
            for piece in pieces.dropFirst() {
                guard piece.last == "]" else { return nil }
                if piece == "*]" {
                    steps.append(.everyElement)
                } else {
                    guard let number = Int(piece.dropLast()), number >= 0 else { return nil }
                    steps.append(.element(number))
                }
            }
        }
        self.steps = steps
    }

    /// Returns JSON text with another value at the path, or without the value if `json` is `nil`. A member that does
    /// not exist is added to its object. Other values that do not exist change nothing.
    func replacing(in text: [UInt8], with json: [UInt8]?) throws(RawJSONError) -> [UInt8] {
        try Self.replacing(steps[...], in: text[...], with: json) ?? text
    }

    /// Returns a value with another value at a path; `nil` if the value itself is removed.
    private static func replacing(
        _ steps: ArraySlice<Step>, in value: ArraySlice<UInt8>, with json: [UInt8]?
    ) throws(RawJSONError) -> [UInt8]? {
        guard let step = steps.first else { return json }
        let rest = steps.dropFirst()
        let text = Array(value)
        switch (step, text.first { !" \t\r\n".utf8.contains($0) }) {
        case (.member(let name), UInt8(ascii: "{")):
            var object = try RawJSONObject(parsing: text)
            guard let current = object[name] ?? (rest.isEmpty ? [] : nil) else { return text }
            if let new = try replacing(rest, in: current, with: json) {
                object.set(name, to: new[...])
            } else {
                object.removeMembers { $0 == name }
            }
            return object.bytes
        case (.element(let selected), UInt8(ascii: "[")):
            return try replacing(rest, inList: text, with: json) { $0 == selected }
        case (.everyElement, UInt8(ascii: "[")):
            return try replacing(rest, inList: text, with: json) { _ in true }
        default: return text
        }
    }

    private static func replacing(
        _ steps: ArraySlice<Step>, inList text: [UInt8], with json: [UInt8]?, where isSelected: (Int) -> Bool
    ) throws(RawJSONError) -> [UInt8] {
        var elements: [[UInt8]] = []
        for (index, range) in try RawJSON(bytes: text).elements(in: text.indices).enumerated() {
            let element = text[range]
            if !isSelected(index) {
                elements.append(Array(element))
            } else if let new = try replacing(steps, in: element, with: json) {
                elements.append(new)
            }
        }
        return [UInt8(ascii: "[")] + elements.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    }
}
