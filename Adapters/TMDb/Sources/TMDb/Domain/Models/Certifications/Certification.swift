/// An age rating of a country.
public struct Certification: Codable, Hashable, Sendable {

    /// The rating as it is printed, such as `PG-13`.
    public let name: String
    /// What the rating means, in English or the country's language; may be empty.
    public let meaning: String
    /// The place among the country's ratings, the mildest first.
    public let order: Int

    /// Creates a certification.
    public init(
        name: String, meaning: String, order: Int
    ) {
        self.name = name
        self.meaning = meaning
        self.order = order
    }

    private enum CodingKeys: String, CodingKey {
        case name = "certification"
        case meaning
        case order
    }
}
