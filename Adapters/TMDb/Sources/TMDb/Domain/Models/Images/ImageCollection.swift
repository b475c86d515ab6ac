/// A collection of a title's images, best rated first. The array of logos is empty if TMDb omits it.
///
/// Source: `GET /3/movie/{movie_id}/images`.
public struct ImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if appended to a details response.
    public let id: Int?
    /// The posters.
    public let posters: [ImageMetadata]
    /// The title logos.
    public let logos: [ImageMetadata]
    /// The backdrops.
    public let backdrops: [ImageMetadata]
    /// Whether a list is empty because TMDb omitted it or because it could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates a collection.
    public init(id: Int? = nil, posters: [ImageMetadata], logos: [ImageMetadata], backdrops: [ImageMetadata]) {
        self.id = id
        self.posters = posters
        self.logos = logos
        self.backdrops = backdrops
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        posters = lists.rows(.posters)
        logos = lists.rowsIfPresent(.logos)
        backdrops = lists.rows(.backdrops)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case posters
        case logos
        case backdrops
    }
}

/// A collection of a person's images, best rated first.
///
/// Source: `GET /3/person/{person_id}/images`.
public struct PersonImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the person; `nil` if appended to a details response.
    public let id: Int?
    /// The portraits.
    public let profiles: [ImageMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, profiles: [ImageMetadata]) {
        self.id = id
        self.profiles = profiles
    }
}

/// A collection of a season's images, best rated first.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/images`.
public struct TVSeasonImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the season; `nil` if appended to a details response.
    public let id: Int?
    /// The posters.
    public let posters: [ImageMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, posters: [ImageMetadata]) {
        self.id = id
        self.posters = posters
    }
}

/// A collection of an episode's images, best rated first.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images`.
public struct TVEpisodeImageCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the episode; `nil` if appended to a details response.
    public let id: Int?
    /// The stills.
    public let stills: [ImageMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, stills: [ImageMetadata]) {
        self.id = id
        self.stills = stills
    }
}

/// A collection of a movie collection's images, best rated first.
///
/// Source: `GET /3/collection/{collection_id}/images`.
public struct CollectionImages: Codable, Hashable, Sendable {

    /// The TMDb identifier of the collection; `nil` if appended to a details response.
    public let id: Int?
    /// The posters.
    public let posters: [ImageMetadata]
    /// The backdrops.
    public let backdrops: [ImageMetadata]
    /// Whether a list is empty because TMDb omitted it or because it could not be read. Not encoded.
    package var isIncomplete = false

    /// Creates collection images.
    public init(id: Int? = nil, posters: [ImageMetadata], backdrops: [ImageMetadata]) {
        self.id = id
        self.posters = posters
        self.backdrops = backdrops
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var lists = ListsReader(container)
        id = try container.decodeIfPresent(Int.self, forKey: .id)
        posters = lists.rows(.posters)
        backdrops = lists.rows(.backdrops)
        isIncomplete = try lists.isIncomplete()
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case posters
        case backdrops
    }
}
