/// An age in completed years. It is a range if a date is incomplete.
public struct Age: Codable, Hashable, Sendable {
    /// The least possible age.
    public let atLeast: Int
    /// The greatest possible age.
    public let atMost: Int

    /// The age; `nil` if it is not exactly known.
    public var years: Int? { atLeast == atMost ? atLeast : nil }

    /// Creates an age.
    public init(atLeast: Int, atMost: Int) {
        self.atLeast = atLeast
        self.atMost = atMost
    }
}

extension Age: CustomStringConvertible {
    /// The number of years, such as `45`, or the range, such as `44–45`.
    public var description: String {
        years.map(String.init) ?? "\(atLeast)–\(atMost)"
    }
}
