public import CoreDomain

/// A person with the parts of the same response.
///
/// A part is `nil` if it was not requested or TMDb did not send it.
public struct PersonWithParts: Hashable, Sendable {
    /// The person.
    public let person: Person
    /// The credits, one per title: titles with roles first, then the others, in TMDb's order.
    public let credits: [PersonCredit]?
    /// The paths of the portraits.
    public let images: ImageCollection?
    /// The person's identifiers on other sites.
    public let externalIDs: ExternalIDs?
    /// The translations, in TMDb's order; `nil` if they were not requested.
    public let translations: [Translation]?

    /// Creates a person with parts.
    public init(
        person: Person, credits: [PersonCredit]? = nil, images: ImageCollection? = nil, externalIDs: ExternalIDs? = nil,
        translations: [Translation]? = nil
    ) {
        self.person = person
        self.credits = credits
        self.images = images
        self.externalIDs = externalIDs
        self.translations = translations
    }
}
