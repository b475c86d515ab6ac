public import CoreDomain

/// How a movie came to its audience.
public enum MovieReleaseType: String, CaseIterable, Codable, Hashable, OpenVocabulary, Sendable {
    /// The first showing, before invited guests or at a festival.
    case premiere
    /// In a few cinemas.
    case theatricalLimited
    /// In cinemas.
    case theatrical
    /// As a download or a stream.
    case digital
    /// On disc or tape.
    case physical
    /// On television.
    case television
    /// A kind that this library does not know yet.
    case unknown

    /// Whether the release was in cinemas.
    public var isTheatrical: Bool {
        self == .theatrical || self == .theatricalLimited
    }
}
