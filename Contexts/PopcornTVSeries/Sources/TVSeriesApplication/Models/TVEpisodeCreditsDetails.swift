public import CoreApplication

/// Who plays in an episode and who made it, with the addresses of their portraits.
public struct TVEpisodeCreditsDetails: Codable, Hashable, Sendable {
    /// The season's cast in this episode, in billing order.
    public let cast: [CastMemberDetails]
    /// Who plays in this episode besides, in billing order.
    public let guestStars: [CastMemberDetails]
    /// The crew by department, in the trade's order.
    public let crew: [CrewMemberDetails]

    /// Creates credits.
    public init(cast: [CastMemberDetails], guestStars: [CastMemberDetails], crew: [CrewMemberDetails]) {
        self.cast = cast
        self.guestStars = guestStars
        self.crew = crew
    }
}
