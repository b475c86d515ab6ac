public import CoreApplication

/// The parts of a person. A part that was not requested is `nil`.
public struct PersonParts: DetailsParts {
    /// The credits, grouped by title.
    public var credits: PersonCreditsDetails?
    /// The titles that the person is best known for, at most eight, best known first.
    public var knownFor: [PersonCreditDetails]?
    /// The portraits, in order of preference.
    public var images: ImageCollectionDetails?
    /// The identifiers and page URLs on other sites.
    public var links: ExternalLinks?

    /// The names of the parts.
    public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
        /// The part `credits`.
        case credits
        /// The part `knownFor`.
        case knownFor
        /// The part `images`.
        case images
        /// The part `links`.
        case links
    }

    public typealias Name = CodingKeys

    /// Creates the parts of a request without parts.
    public init() {}
}
