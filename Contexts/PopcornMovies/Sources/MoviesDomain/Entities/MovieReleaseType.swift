/// How a movie came to its audience.
public enum MovieReleaseType: String, CaseIterable, Codable, Hashable, Sendable {
    case premiere
    case theatricalLimited
    case theatrical
    case digital
    case physical
    case television
    /// A kind that this library does not know yet.
    case unknown

    /// Whether the release was in cinemas.
    public var isTheatrical: Bool {
        self == .theatrical || self == .theatricalLimited
    }
}
