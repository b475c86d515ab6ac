public import CoreDomain

/// A person with the parts of the same response.
///
/// A part is `nil` if it was not requested, or if it is unknown: TMDb did not send it. A part without values is empty.
public struct PersonWithParts: Hashable, Sendable {
    /// The person.
    public package(set) var person: Person
    /// The credits, one per title: titles with roles first, then titles with jobs only, in TMDb's order.
    public package(set) var credits: [PersonCredit]?
    /// The paths of the portraits.
    public package(set) var images: ImageCollection?
    /// The person's identifiers on other sites.
    public package(set) var externalIDs: ExternalIDs?
    /// The translations, in TMDb's order; `nil` if they were not requested.
    public package(set) var translations: [Translation]?

    /// The parts that the latest response lacked. They are unknown, not empty.
    package var missing = MissingParts()

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

extension PersonWithParts: ContentWithParts {
    package static let partProperties: [PartProperty<PersonWithParts>] = [
        PartProperty(.combinedCredits, \.credits), PartProperty(.images, \.images),
        PartProperty(.externalIDs, \.externalIDs), PartProperty(.translations, \.translations),
        PartProperty(list: "also_known_as", \.person.alsoKnownAs),
        PartProperty(optional: "known_for_department", \.person.knownForDepartment),
        PartProperty(optional: "biography", \.person.biography), PartProperty(optional: "birthday", \.person.birthday),
        PartProperty(optional: "deathday", \.person.deathday), PartProperty(optional: "birthday", \.person.birthDate),
        PartProperty(optional: "deathday", \.person.deathDate),
        PartProperty(optional: "place_of_birth", \.person.placeOfBirth),
        PartProperty(optional: "profile_path", \.person.profilePath),
        PartProperty(optional: "popularity", \.person.popularity), PartProperty(optional: "imdb_id", \.person.imdbID),
        PartProperty(optional: "homepage", \.person.homepageURL),
    ]
}

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
