/// A TV series' details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct TVSeriesDetailsResponse: Codable, Hashable, Sendable {

    /// The TV series.
    public let tvSeries: TVSeries
    /// The cast and crew of the latest season.
    public let credits: ShowCredits?
    /// The cast and crew of all episodes, each person once.
    public let aggregateCredits: AggregateCredits?
    /// The posters, backdrops and logos.
    public let images: ImageCollection?
    /// The trailers, teasers and other videos.
    public let videos: VideoCollection?
    /// The first page of user reviews.
    public let reviews: ReviewPageableList?
    /// The first page of recommended series.
    public let recommendations: TVSeriesPageableList?
    /// The first page of similar series.
    public let similar: TVSeriesPageableList?
    /// The age ratings, by country.
    public let contentRatings: ContentRatingCollection?
    /// The alternative titles.
    public let alternativeTitles: TVSeriesAlternativeTitleCollection?
    /// The translations.
    public let translations: TVSeriesTranslationCollection?
    /// The keywords.
    public let keywords: TVSeriesKeywordCollection?
    /// The watch providers, by country.
    public let watchProviders: ShowWatchProviders?
    /// The external identifiers.
    public let externalIDs: ExternalIDs?
    /// The episodes that were screened in cinemas.
    public let screenedTheatrically: ScreenedEpisodeCollection?
    /// The episode groups, without their parts.
    public let episodeGroups: TVEpisodeGroupCollection?
    /// The first page of the user lists that contain the series.
    public let lists: MediaListPageableList?
    /// The changes in the last 24 hours.
    public let changes: ChangeCollection?
    /// The account states of the user or guest.
    public let accountStates: AccountStates?
    /// The appended seasons with their episodes, by season number; empty if no seasons were requested.
    ///
    /// Seasons that the series does not have are omitted, as are seasons that cannot be decoded.
    public let appendedSeasons: [Int: TVSeason]
    /// The appended translations of seasons and episodes.
    package private(set) var appendedTranslations: [TVSeriesMember: TVSeasonTranslationCollection] = [:]
    /// The members of the response with values that cannot be read. Not encoded.
    package var unreadableMembers = UnreadableMembers()

    /// Creates a response.
    public init(
        tvSeries: TVSeries, credits: ShowCredits? = nil, aggregateCredits: AggregateCredits? = nil,
        images: ImageCollection? = nil, videos: VideoCollection? = nil, reviews: ReviewPageableList? = nil,
        recommendations: TVSeriesPageableList? = nil, similar: TVSeriesPageableList? = nil,
        contentRatings: ContentRatingCollection? = nil, alternativeTitles: TVSeriesAlternativeTitleCollection? = nil,
        translations: TVSeriesTranslationCollection? = nil, keywords: TVSeriesKeywordCollection? = nil,
        watchProviders: ShowWatchProviders? = nil, externalIDs: ExternalIDs? = nil,
        screenedTheatrically: ScreenedEpisodeCollection? = nil, episodeGroups: TVEpisodeGroupCollection? = nil,
        lists: MediaListPageableList? = nil, changes: ChangeCollection? = nil,
        accountStates: AccountStates? = nil, appendedSeasons: [Int: TVSeason] = [:]
    ) {
        self.tvSeries = tvSeries
        self.credits = credits
        self.aggregateCredits = aggregateCredits
        self.images = images
        self.videos = videos
        self.reviews = reviews
        self.recommendations = recommendations
        self.similar = similar
        self.contentRatings = contentRatings
        self.alternativeTitles = alternativeTitles
        self.translations = translations
        self.keywords = keywords
        self.watchProviders = watchProviders
        self.externalIDs = externalIDs
        self.screenedTheatrically = screenedTheatrically
        self.episodeGroups = episodeGroups
        self.lists = lists
        self.changes = changes
        self.accountStates = accountStates
        self.appendedSeasons = appendedSeasons
    }

    private enum CodingKeys: String, CodingKey {
        case credits
        case aggregateCredits = "aggregate_credits"
        case images
        case videos
        case reviews
        case recommendations
        case similar
        case contentRatings = "content_ratings"
        case alternativeTitles = "alternative_titles"
        case translations
        case keywords
        case watchProviders = "watch/providers"
        case externalIDs = "external_ids"
        case screenedTheatrically = "screened_theatrically"
        case episodeGroups = "episode_groups"
        case lists
        case changes
        case accountStates = "account_states"
    }

    /// Decodes the TV series and the appended resources from one JSON object.
    public init(from decoder: any Decoder) throws {
        tvSeries = try TVSeries(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        credits = container.decodeAppended(.credits)
        aggregateCredits = container.decodeAppended(.aggregateCredits)
        images = container.decodeAppended(.images)
        videos = container.decodeAppended(.videos)
        reviews = container.decodeAppended(.reviews)
        recommendations = container.decodeAppended(.recommendations)
        similar = container.decodeAppended(.similar)
        contentRatings = container.decodeAppended(.contentRatings)
        alternativeTitles = container.decodeAppended(.alternativeTitles)
        translations = container.decodeAppended(.translations)
        keywords = container.decodeAppended(.keywords)
        watchProviders = container.decodeAppended(.watchProviders)
        externalIDs = container.decodeAppended(.externalIDs)
        screenedTheatrically = container.decodeAppended(.screenedTheatrically)
        episodeGroups = container.decodeAppended(.episodeGroups)
        lists = container.decodeAppended(.lists)
        changes = container.decodeAppended(.changes)
        accountStates = container.decodeAppended(.accountStates) { [id = tvSeries.id] in
            try AccountStates(from: $0, appendedTo: id)
        }
        appendedSeasons = try decoder.appendedSeasons()
        appendedTranslations = try decoder.appendedTranslations()
        unreadableMembers = UnreadableMembers(names: OmittedValues.members)
    }

    /// Encodes the TV series and the appended resources into one JSON object.
    public func encode(to encoder: any Encoder) throws {
        try tvSeries.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(credits, forKey: .credits)
        try container.encodeIfPresent(aggregateCredits, forKey: .aggregateCredits)
        try container.encodeIfPresent(images, forKey: .images)
        try container.encodeIfPresent(videos, forKey: .videos)
        try container.encodeIfPresent(reviews, forKey: .reviews)
        try container.encodeIfPresent(recommendations, forKey: .recommendations)
        try container.encodeIfPresent(similar, forKey: .similar)
        try container.encodeIfPresent(contentRatings, forKey: .contentRatings)
        try container.encodeIfPresent(alternativeTitles, forKey: .alternativeTitles)
        try container.encodeIfPresent(translations, forKey: .translations)
        try container.encodeIfPresent(keywords, forKey: .keywords)
        try container.encodeIfPresent(watchProviders, forKey: .watchProviders)
        try container.encodeIfPresent(externalIDs, forKey: .externalIDs)
        try container.encodeIfPresent(screenedTheatrically, forKey: .screenedTheatrically)
        try container.encodeIfPresent(episodeGroups, forKey: .episodeGroups)
        try container.encodeIfPresent(lists, forKey: .lists)
        try container.encodeIfPresent(changes, forKey: .changes)
        try container.encodeIfPresent(accountStates, forKey: .accountStates)
        try encoder.encode(appendedSeasons: appendedSeasons)
        try encoder.encode(appendedTranslations: appendedTranslations)
    }
}
