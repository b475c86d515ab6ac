/// The cast and crew of a title.
public struct Credits: Hashable, Sendable {
    /// The cast, in billing order.
    public let cast: [CastMember]
    /// The crew, in TMDb's order.
    public let crew: [CrewMember]

    /// Creates credits.
    public init(cast: [CastMember], crew: [CrewMember]) {
        self.cast = cast
        self.crew = crew
    }
}
