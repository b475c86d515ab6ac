public import CoreDomain

/// A person with what came in the same answer.
///
/// A part is `nil` if TMDb did not send it or the reader did not ask for it.
public struct PersonWithParts: Hashable, Sendable {
    /// The person.
    public let person: Person
    /// What the person did: one item a title, those with parts first, else in TMDb's order.
    public let credits: [PersonCredit]?
    /// Paths of portraits.
    public let images: ImageCollection?
    /// Identifiers elsewhere.
    public let externalIDs: ExternalIDs?
    /// The texts in other languages, in TMDb's order; `nil` if TMDb was not asked for them.
    public let translations: [Translation]?

    /// Creates a content.
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
