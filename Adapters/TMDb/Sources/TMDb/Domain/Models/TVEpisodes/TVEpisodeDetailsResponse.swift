/// An episode's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct TVEpisodeDetailsResponse: Codable, Hashable, Sendable {

    /// The episode.
    public let tvEpisode: TVEpisode
    /// The cast, crew and guest stars.
    public let credits: TVEpisodeCredits?
    /// The stills.
    public let images: TVEpisodeImageCollection?
    /// The trailers, teasers and other videos.
    public let videos: VideoCollection?
    /// The translations.
    public let translations: TVEpisodeTranslationCollection?
    /// The external identifiers.
    public let externalIDs: ExternalIDs?
    /// The account states of the user or guest.
    public let accountStates: AccountStates?
    /// The members of the response with values that cannot be read. Not encoded.
    package var unreadableMembers = UnreadableMembers()

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

    /// Decodes the episode and the appended resources from one JSON object.
    public init(from decoder: any Decoder) throws {
        tvEpisode = try TVEpisode(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        credits = container.decodeAppended(.credits)
        images = container.decodeAppended(.images)
        videos = container.decodeAppended(.videos)
        translations = container.decodeAppended(.translations)
        externalIDs = container.decodeAppended(.externalIDs)
        accountStates = container.decodeAppended(.accountStates) { [id = tvEpisode.id] in
            try AccountStates(from: $0, appendedTo: id)
        }
        unreadableMembers = UnreadableMembers(names: OmittedValues.members)
    }

    /// Encodes the episode and the appended resources into one JSON object.
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
