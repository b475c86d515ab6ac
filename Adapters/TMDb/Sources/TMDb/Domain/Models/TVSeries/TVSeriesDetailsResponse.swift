/// A TV series with what was appended to it.
///
/// A resource is `nil` if it was not asked for, or if TMDb did not send it.
public struct TVSeriesDetailsResponse: Codable, Hashable, Sendable {

    /// The TV series.
    public let tvSeries: TVSeries
    /// Cast and crew of the latest season.
    public let credits: ShowCredits?
    /// Cast and crew of all episodes, each person once.
    public let aggregateCredits: AggregateCredits?
    /// Posters, logos and backdrops.
    public let images: ImageCollection?
    /// Trailers and other videos.
    public let videos: VideoCollection?
    /// The first page of users' reviews.
    public let reviews: ReviewPageableList?
    /// The first page of recommended series.
    public let recommendations: TVSeriesPageableList?
    /// The first page of similar series.
    public let similar: TVSeriesPageableList?
    /// The age ratings, by country.
    public let contentRatings: ContentRatingCollection?
    /// The titles in all countries.
    public let alternativeTitles: TVSeriesAlternativeTitleCollection?
    /// The translations.
    public let translations: TVSeriesTranslationCollection?
    /// The keywords.
    public let keywords: TVSeriesKeywordCollection?
    /// Where the series can be watched, by country.
    public let watchProviders: ShowWatchProviders?
    /// Identifiers elsewhere.
    public let externalIDs: ExternalIDs?
    /// The episodes that were shown in cinemas.
    public let screenedTheatrically: ScreenedEpisodeCollection?
    /// The arrangements of the episodes other than by seasons.
    public let episodeGroups: TVEpisodeGroupCollection?
    /// The first page of users' lists with the series.
    public let lists: MediaListPageableList?
    /// What changed lately.
    public let changes: ChangeCollection?
    /// What the user or the guest did with the series.
    public let accountStates: AccountStates?
    /// The seasons that were appended, with their episodes, by their numbers; empty if none was asked for. A season that
    /// the series does not have is not among them.
    public let appendedSeasons: [Int: TVSeason]

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

    /// Reads the TV series and the appended resources from one object, which holds the keys of both.
    public init(from decoder: any Decoder) throws {
        tvSeries = try TVSeries(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        credits = try container.decodeIfPresent(ShowCredits.self, forKey: .credits)
        aggregateCredits = try container.decodeIfPresent(AggregateCredits.self, forKey: .aggregateCredits)
        images = try container.decodeIfPresent(ImageCollection.self, forKey: .images)
        videos = try container.decodeIfPresent(VideoCollection.self, forKey: .videos)
        reviews = try container.decodeIfPresent(ReviewPageableList.self, forKey: .reviews)
        recommendations = try container.decodeIfPresent(TVSeriesPageableList.self, forKey: .recommendations)
        similar = try container.decodeIfPresent(TVSeriesPageableList.self, forKey: .similar)
        contentRatings = try container.decodeIfPresent(ContentRatingCollection.self, forKey: .contentRatings)
        alternativeTitles = try container.decodeIfPresent(
            TVSeriesAlternativeTitleCollection.self, forKey: .alternativeTitles)
        translations = try container.decodeIfPresent(TVSeriesTranslationCollection.self, forKey: .translations)
        keywords = try container.decodeIfPresent(TVSeriesKeywordCollection.self, forKey: .keywords)
        watchProviders = try container.decodeIfPresent(ShowWatchProviders.self, forKey: .watchProviders)
        externalIDs = try container.decodeIfPresent(ExternalIDs.self, forKey: .externalIDs)
        screenedTheatrically = try container.decodeIfPresent(
            ScreenedEpisodeCollection.self, forKey: .screenedTheatrically)
        episodeGroups = try container.decodeIfPresent(TVEpisodeGroupCollection.self, forKey: .episodeGroups)
        lists = try container.decodeIfPresent(MediaListPageableList.self, forKey: .lists)
        changes = try container.decodeIfPresent(ChangeCollection.self, forKey: .changes)
        accountStates = try container.decodeAppended(forKey: .accountStates) { [id = tvSeries.id] in
            try AccountStates(from: $0, appendedTo: id)
        }
        appendedSeasons = try decoder.appendedSeasons()
    }

    /// Writes the TV series and the appended resources into one object.
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
    }
}
