/// The images of a title or a person with their URLs, ordered by preference within each kind. Kinds without images are
/// empty.
///
/// ``/CoreDomain/ImageCollection`` describes the order.
public struct ImageCollectionDetails: Codable, Hashable, Sendable {
    /// The posters.
    public let posters: [ImageDetails]
    /// The backdrops.
    public let backdrops: [ImageDetails]
    /// The title logos.
    public let logos: [ImageDetails]
    /// The stills of an episode.
    public let stills: [ImageDetails]
    /// The portraits of a person.
    public let profiles: [ImageDetails]

    /// Creates an image collection.
    public init(
        posters: [ImageDetails] = [], backdrops: [ImageDetails] = [], logos: [ImageDetails] = [],
        stills: [ImageDetails] = [], profiles: [ImageDetails] = []
    ) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
        self.stills = stills
        self.profiles = profiles
    }
}
