/// The type of a movie release.
public enum MovieReleaseType: String, CaseIterable, Codable, Hashable, OpenVocabulary, Sendable {
    /// A premiere, for invited guests or at a festival.
    case premiere
    /// A release in a limited number of cinemas.
    case theatricalLimited
    /// A release in cinemas.
    case theatrical
    /// A release for download or streaming.
    case digital
    /// A release on disc or tape.
    case physical
    /// A television broadcast.
    case television
    /// A type that this version does not support.
    case unknown

    /// Whether the release was in cinemas.
    public var isTheatrical: Bool {
        self == .theatrical || self == .theatricalLimited
    }
}
