/// An episode with what was appended to it.
///
/// A resource is `nil` if it was not asked for, or if TMDb did not send it.
public struct TVEpisodeDetailsResponse: Codable, Hashable, Sendable {

    /// The episode.
    public let tvEpisode: TVEpisode
    /// Cast, crew and guest stars.
    public let credits: TVEpisodeCredits?
    /// Stills.
    public let images: TVEpisodeImageCollection?
    /// Trailers and other videos.
    public let videos: VideoCollection?
    /// The translations.
    public let translations: TVEpisodeTranslationCollection?
    /// Identifiers elsewhere.
    public let externalIDs: ExternalIDs?
    /// What the user or the guest did with the episode.
    public let accountStates: AccountStates?

    /// Creates a response.
    public init(
        tvEpisode: TVEpisode, credits: TVEpisodeCredits? = nil, images: TVEpisodeImageCollection? = nil,
        videos: VideoCollection? = nil, translations: TVEpisodeTranslationCollection? = nil,
        externalIDs: ExternalIDs? = nil,
        accountStates: AccountStates? = nil
    ) {
        self.tvEpisode = tvEpisode
        self.credits = credits
        self.images = images
        self.videos = videos
        self.translations = translations
        self.externalIDs = externalIDs
        self.accountStates = accountStates
    }

    private enum CodingKeys: String, CodingKey {
        case credits
        case images
        case videos
        case translations
        case externalIDs = "external_ids"
        case accountStates = "account_states"
    }

    /// Reads the episode and the appended resources from one object, which holds the keys of both.
    public init(from decoder: any Decoder) throws {
        tvEpisode = try TVEpisode(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        credits = try container.decodeIfPresent(TVEpisodeCredits.self, forKey: .credits)
        images = try container.decodeIfPresent(TVEpisodeImageCollection.self, forKey: .images)
        videos = try container.decodeIfPresent(VideoCollection.self, forKey: .videos)
        translations = try container.decodeIfPresent(TVEpisodeTranslationCollection.self, forKey: .translations)
        externalIDs = try container.decodeIfPresent(ExternalIDs.self, forKey: .externalIDs)
        accountStates = try container.decodeAppended(forKey: .accountStates) { [id = tvEpisode.id] in
            try AccountStates(from: $0, appendedTo: id)
        }
    }

    /// Writes the episode and the appended resources into one object.
    public func encode(to encoder: any Encoder) throws {
        try tvEpisode.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(credits, forKey: .credits)
        try container.encodeIfPresent(images, forKey: .images)
        try container.encodeIfPresent(videos, forKey: .videos)
        try container.encodeIfPresent(translations, forKey: .translations)
        try container.encodeIfPresent(externalIDs, forKey: .externalIDs)
        try container.encodeIfPresent(accountStates, forKey: .accountStates)
    }
}
