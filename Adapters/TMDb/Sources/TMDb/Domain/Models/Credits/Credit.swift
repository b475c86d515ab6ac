/// A person's credit for a title.
///
/// Source: `GET /3/credit/{credit_id}`.
public struct Credit: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The type of credit.
    public let creditType: CreditType?
    /// The department, such as `Directing`.
    public let department: String?
    /// The job, such as `Director`.
    public let job: String?
    /// The media type of the title.
    public let mediaType: MediaType?
    /// The title, with the seasons and episodes of the credit.
    public let media: CreditMedia
    /// The person.
    public let person: PersonListItem

    /// Creates a credit.
    public init(
        id: String, creditType: CreditType? = nil, department: String? = nil, job: String? = nil,
        mediaType: MediaType? = nil, media: CreditMedia, person: PersonListItem
    ) {
        self.id = id
        self.creditType = creditType
        self.department = department
        self.job = job
        self.mediaType = mediaType
        self.media = media
        self.person = person
    }

    /// Decodes a credit. Until 2022, TMDb returned the media type in the credit and not in its title.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        creditType = try container.decodeIfPresent(CreditType.self, forKey: .creditType)
        department = try container.decodeIfPresent(String.self, forKey: .department)
        job = try container.decodeIfPresent(String.self, forKey: .job)
        mediaType = try container.decodeIfPresent(MediaType.self, forKey: .mediaType)
        media =
            container.readable(.media) { [mediaType] in
                try CreditMedia(from: container.superDecoder(forKey: .media), outerType: mediaType)
            } ?? CreditMedia(show: nil)
        person = try container.decode(PersonListItem.self, forKey: .person)
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case creditType = "credit_type"
        case department
        case job
        case mediaType = "media_type"
        case media
        case person
    }
}

/// A type of credit. Unknown values are preserved.
///
/// Source: https://developer.themoviedb.org/reference/credit-details
public struct CreditType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A character in the cast.
    public static let cast = CreditType(rawValue: "cast")
    /// A job in the crew.
    public static let crew = CreditType(rawValue: "crew")
    /// The creation of a TV series.
    public static let creator = CreditType(rawValue: "creator")
    /// A character in an episode, played by a person outside the season's cast.
    public static let guestStar = CreditType(rawValue: "guest_star")
}

/// The title of a credit, with the seasons and episodes of the credit.
///
/// Source: `GET /3/credit/{credit_id}`.
public struct CreditMedia: Hashable, Sendable {

    /// The title; `nil` if TMDb no longer returns one, or if it cannot be read or has an unknown media type.
    public let show: Show?
    /// The character's name; `nil` for crew.
    public let character: String?
    /// The seasons of a TV series with the credit.
    public let seasons: MixedList<TVSeason>?
    /// The individual episodes of a TV series with the credit.
    public let episodes: MixedList<TVEpisode>?

    /// Creates the title of a credit.
    public init(
        show: Show?, character: String? = nil, seasons: MixedList<TVSeason>? = nil,
        episodes: MixedList<TVEpisode>? = nil
    ) {
        self.show = show
        self.character = character
        self.seasons = seasons
        self.episodes = episodes
    }
}

/// The title and the other properties are encoded in one object.
extension CreditMedia: Codable {

    private enum CodingKeys: String, CodingKey {
        case id
        case character
        case seasons
        case episodes
    }

    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, outerType: nil)
    }

    /// Decodes the title of a credit. If the title lacks a media type, `outerType`, the credit's media type, is used.
    init(from decoder: any Decoder, outerType: MediaType?) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        show = container.readable(.id) {
            guard container.contains(.id), let mediaType = try decoder.mediaType(outerType: outerType) else {
                return nil
            }
            return try Show(from: decoder, mediaType: mediaType)
        }
        character = try container.decodeIfPresent(String.self, forKey: .character)
        seasons = try container.decodeIfPresent(MixedList<TVSeason>.self, forKey: .seasons)
        episodes = try container.decodeIfPresent(MixedList<TVEpisode>.self, forKey: .episodes)
    }

    public func encode(to encoder: any Encoder) throws {
        try show?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(character, forKey: .character)
        try container.encodeIfPresent(seasons, forKey: .seasons)
        try container.encodeIfPresent(episodes, forKey: .episodes)
    }
}
