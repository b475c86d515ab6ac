public import CoreDomain

/// The image URLs of a title or a person, ordered by preference within each kind. Kinds without images are empty.
public struct ImageCollectionDetails: Codable, Hashable, Sendable {
    /// The posters.
    public let posters: [ImageURLSet]
    /// The backdrops.
    public let backdrops: [ImageURLSet]
    /// The title logos.
    public let logos: [ImageURLSet]
    /// The stills of an episode.
    public let stills: [ImageURLSet]
    /// The portraits of a person.
    public let profiles: [ImageURLSet]

    /// Creates an image collection.
    public init(
        posters: [ImageURLSet] = [], backdrops: [ImageURLSet] = [], logos: [ImageURLSet] = [],
        stills: [ImageURLSet] = [], profiles: [ImageURLSet] = []
    ) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
        self.stills = stills
        self.profiles = profiles
    }
}
