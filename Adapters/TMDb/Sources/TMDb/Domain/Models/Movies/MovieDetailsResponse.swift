/// A movie's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct MovieDetailsResponse: Codable, Hashable, Sendable {

    /// The movie.
    public let movie: Movie
    /// The cast and crew.
    public let credits: ShowCredits?
    /// The posters, backdrops and logos.
    public let images: ImageCollection?
    /// The trailers, teasers and other videos.
    public let videos: VideoCollection?
    /// The first page of user reviews.
    public let reviews: ReviewPageableList?
    /// The first page of recommended movies.
    public let recommendations: MoviePageableList?
    /// The first page of similar movies.
    public let similar: MoviePageableList?
    /// The releases and age ratings, by country.
    public let releaseDates: MovieReleaseDates?
    /// The alternative titles.
    public let alternativeTitles: AlternativeTitleCollection?
    /// The translations.
    public let translations: MovieTranslationCollection?
    /// The keywords.
    public let keywords: KeywordCollection?
    /// The watch providers, by country.
    public let watchProviders: ShowWatchProviders?
    /// The external identifiers.
    public let externalIDs: ExternalIDs?
    /// The first page of the user lists that contain the movie.
    public let lists: MediaListPageableList?
    /// The changes in the last 24 hours.
    public let changes: ChangeCollection?
    /// The account states of the user or guest.
    public let accountStates: AccountStates?
    /// The members of the response with values that cannot be read. Not encoded.
    package var unreadableMembers = UnreadableMembers()

    /// Creates a response.
    public init(
        movie: Movie, credits: ShowCredits? = nil, images: ImageCollection? = nil, videos: VideoCollection? = nil,
        reviews: ReviewPageableList? = nil, recommendations: MoviePageableList? = nil,
        similar: MoviePageableList? = nil, releaseDates: MovieReleaseDates? = nil,
        alternativeTitles: AlternativeTitleCollection? = nil, translations: MovieTranslationCollection? = nil,
        keywords: KeywordCollection? = nil, watchProviders: ShowWatchProviders? = nil,
        externalIDs: ExternalIDs? = nil, lists: MediaListPageableList? = nil, changes: ChangeCollection? = nil,
        accountStates: AccountStates? = nil
    ) {
        self.movie = movie
        self.credits = credits
        self.images = images
        self.videos = videos
        self.reviews = reviews
        self.recommendations = recommendations
        self.similar = similar
        self.releaseDates = releaseDates
        self.alternativeTitles = alternativeTitles
        self.translations = translations
        self.keywords = keywords
        self.watchProviders = watchProviders
        self.externalIDs = externalIDs
        self.lists = lists
        self.changes = changes
        self.accountStates = accountStates
    }

    private enum CodingKeys: String, CodingKey {
        case credits
        case images
        case videos
        case reviews
        case recommendations
        case similar
        case releaseDates = "release_dates"
        case alternativeTitles = "alternative_titles"
        case translations
        case keywords
        case watchProviders = "watch/providers"
        case externalIDs = "external_ids"
        case lists
        case changes
        case accountStates = "account_states"
    }

    /// Decodes the movie and the appended resources from one JSON object.
    public init(from decoder: any Decoder) throws {
        movie = try Movie(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        credits = container.decodeAppended(.credits)
        images = container.decodeAppended(.images)
        videos = container.decodeAppended(.videos)
        reviews = container.decodeAppended(.reviews)
        recommendations = container.decodeAppended(.recommendations)
        similar = container.decodeAppended(.similar)
        releaseDates = container.decodeAppended(.releaseDates)
        alternativeTitles = container.decodeAppended(.alternativeTitles)
        translations = container.decodeAppended(.translations)
        keywords = container.decodeAppended(.keywords)
        watchProviders = container.decodeAppended(.watchProviders)
        externalIDs = container.decodeAppended(.externalIDs)
        lists = container.decodeAppended(.lists)
        changes = container.decodeAppended(.changes)
        accountStates = container.decodeAppended(.accountStates) { [id = movie.id] in
            try AccountStates(from: $0, appendedTo: id)
        }
        unreadableMembers = UnreadableMembers(names: OmittedValues.members)
    }

    /// Encodes the movie and the appended resources into one JSON object.
    public func encode(to encoder: any Encoder) throws {
        try movie.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(credits, forKey: .credits)
        try container.encodeIfPresent(images, forKey: .images)
        try container.encodeIfPresent(videos, forKey: .videos)
        try container.encodeIfPresent(reviews, forKey: .reviews)
        try container.encodeIfPresent(recommendations, forKey: .recommendations)
        try container.encodeIfPresent(similar, forKey: .similar)
        try container.encodeIfPresent(releaseDates, forKey: .releaseDates)
        try container.encodeIfPresent(alternativeTitles, forKey: .alternativeTitles)
        try container.encodeIfPresent(translations, forKey: .translations)
        try container.encodeIfPresent(keywords, forKey: .keywords)
        try container.encodeIfPresent(watchProviders, forKey: .watchProviders)
        try container.encodeIfPresent(externalIDs, forKey: .externalIDs)
        try container.encodeIfPresent(lists, forKey: .lists)
        try container.encodeIfPresent(changes, forKey: .changes)
        try container.encodeIfPresent(accountStates, forKey: .accountStates)
    }
}
