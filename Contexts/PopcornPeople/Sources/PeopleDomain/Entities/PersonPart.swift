package import CoreDomain

/// A part that can be read together with a person.
public enum PersonPart: Hashable, Sendable {
    /// The credits, grouped by title.
    case credits
    /// The paths of the portraits.
    case images
    /// The person's identifiers on other sites.
    case externalIDs
    /// The translations into all languages.
    case translations
    /// The translations needed for texts in the given languages, which are TMDb language tags in order of preference.
    case texts([String])
}

extension [PersonPart] {
    /// All parts of a person.
    public static let all: [PersonPart] = [.credits, .images, .externalIDs, .translations]
}

extension PersonPart: ReadablePart {

    package static var stored: [PersonPart] { .all }

    package var part: ContentPart {
        switch self {
        case .credits: .combinedCredits
        case .images: .images
        case .externalIDs: .externalIDs
        case .translations, .texts: .translations
        }
    }

    package var isSupplement: Bool {
        if case .texts = self { true } else { false }
    }
}
