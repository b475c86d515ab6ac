public import CoreDomain

/// The addresses of the images of a title or a person, best first within each kind. A kind that it has not is empty.
public struct ImageCollectionDetails: Codable, Hashable, Sendable {
    /// Posters.
    public let posters: [ImageURLSet]
    /// Backdrops.
    public let backdrops: [ImageURLSet]
    /// Title logos.
    public let logos: [ImageURLSet]
    /// Stills of an episode.
    public let stills: [ImageURLSet]
    /// Portraits of a person.
    public let profiles: [ImageURLSet]

    /// Creates a collection.
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
