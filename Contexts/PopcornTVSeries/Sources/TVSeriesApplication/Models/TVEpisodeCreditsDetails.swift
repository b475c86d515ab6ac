public import CoreApplication

/// The credits of an episode: cast, guest stars and crew, with portrait URLs.
public struct TVEpisodeCreditsDetails: Codable, Hashable, Sendable {
    /// The members of the season's cast who play in this episode, in billing order.
    public let cast: [CastMemberDetails]
    /// The guest stars, in billing order.
    public let guestStars: [CastMemberDetails]
    /// The crew, sorted by department: Directing, Writing, Production, Camera, Editing, Sound, Art, then the others by
    /// name.
    public let crew: [CrewMemberDetails]

    /// Creates credits.
    public init(cast: [CastMemberDetails], guestStars: [CastMemberDetails], crew: [CrewMemberDetails]) {
        self.cast = cast
        self.guestStars = guestStars
        self.crew = crew
    }
}
