/// A part that can be read together with a person.
public enum PersonPart: Hashable, Sendable {
    /// What the person did, by title.
    case credits
    /// Paths of portraits.
    case images
    /// Identifiers elsewhere.
    case externalIDs
    /// The texts in all other languages.
    case translations
    /// The texts in some languages, as tags that TMDb takes, best first.
    case texts([String])
}

extension [PersonPart] {
    /// Everything that belongs to a person.
    public static let all: [PersonPart] = [.credits, .images, .externalIDs, .translations]
}
