/// A TMDb identifier of a user's list: a number, or a string of hexadecimal digits for older lists.
public struct MediaListID: RawRepresentable, Hashable, Sendable {

    /// The identifier as a string.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from a number.
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

/// Decodes the identifier from a number or a string, because TMDb returns both.
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
