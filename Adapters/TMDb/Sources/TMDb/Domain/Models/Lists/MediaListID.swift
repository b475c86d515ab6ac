/// TMDb's identifier of a user's list: a number, or a text of hexadecimal digits for lists made long ago.
public struct MediaListID: RawRepresentable, Hashable, Sendable {

    /// The identifier as it stands in a path.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An identifier that is a number.
    public init(_ number: Int) {
        rawValue = String(number)
    }
}

extension MediaListID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
    public init(integerLiteral number: Int) {
        self.init(number)
    }

    public init(stringLiteral text: String) {
        self.init(rawValue: text)
    }

    public var description: String { rawValue }
}

/// Read from a number or a text, because TMDb sends both.
extension MediaListID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self.init(number)
        } else {
            self.init(rawValue: try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number = Int(rawValue), String(number) == rawValue {
            try container.encode(number)
        } else {
            try container.encode(rawValue)
        }
    }
}
