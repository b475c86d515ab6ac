/// A season's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct TVSeasonDetailsResponse: Codable, Hashable, Sendable {

    /// The season.
    public let tvSeason: TVSeason
    /// The cast and crew.
    public let credits: ShowCredits?
    /// The cast and crew of all episodes, each person once.
    public let aggregateCredits: AggregateCredits?
    /// The posters.
    public let images: TVSeasonImageCollection?
    /// The trailers, teasers and other videos.
    public let videos: VideoCollection?
    /// The translations.
    public let translations: TVSeasonTranslationCollection?
    /// The watch providers, by country.
    public let watchProviders: ShowWatchProviders?
    /// The external identifiers.
    public let externalIDs: ExternalIDs?
    /// The ratings of the episodes by the user or guest.
    public let accountStates: TVSeasonAccountStates?
    /// The members of the response with values that cannot be read. Not encoded.
    package var unreadableMembers = UnreadableMembers()

    /// Creates a response.
    public init(
        tvSeason: TVSeason, credits: ShowCredits? = nil, aggregateCredits: AggregateCredits? = nil,
        images: TVSeasonImageCollection? = nil, videos: VideoCollection? = nil,
        translations: TVSeasonTranslationCollection? = nil, watchProviders: ShowWatchProviders? = nil,
        externalIDs: ExternalIDs? = nil,
        accountStates: TVSeasonAccountStates? = nil
    ) {
        self.tvSeason = tvSeason
        self.credits = credits
        self.aggregateCredits = aggregateCredits
        self.images = images
        self.videos = videos
        self.translations = translations
        self.watchProviders = watchProviders
        self.externalIDs = externalIDs
        self.accountStates = accountStates
    }

    private enum CodingKeys: String, CodingKey {
        case credits
        case aggregateCredits = "aggregate_credits"
        case images
        case videos
        case translations
        case watchProviders = "watch/providers"
        case externalIDs = "external_ids"
        case accountStates = "account_states"
    }

    /// Decodes the season and the appended resources from one JSON object.
    public init(from decoder: any Decoder) throws {
        tvSeason = try TVSeason(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        credits = container.decodeAppended(.credits)
        aggregateCredits = container.decodeAppended(.aggregateCredits)
        images = container.decodeAppended(.images)
        videos = container.decodeAppended(.videos)
        translations = container.decodeAppended(.translations)
        watchProviders = container.decodeAppended(.watchProviders)
        externalIDs = container.decodeAppended(.externalIDs)
        accountStates = container.decodeAppended(.accountStates) { [id = tvSeason.id] in
            try TVSeasonAccountStates(from: $0, appendedTo: id)
        }
        unreadableMembers = UnreadableMembers(names: OmittedValues.members)
    }

    /// Encodes the season and the appended resources into one JSON object.
    public func encode(to encoder: any Encoder) throws {
        try tvSeason.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(credits, forKey: .credits)
        try container.encodeIfPresent(aggregateCredits, forKey: .aggregateCredits)
        try container.encodeIfPresent(images, forKey: .images)
        try container.encodeIfPresent(videos, forKey: .videos)
        try container.encodeIfPresent(translations, forKey: .translations)
        try container.encodeIfPresent(watchProviders, forKey: .watchProviders)
        try container.encodeIfPresent(externalIDs, forKey: .externalIDs)
        try container.encodeIfPresent(accountStates, forKey: .accountStates)
    }
}
