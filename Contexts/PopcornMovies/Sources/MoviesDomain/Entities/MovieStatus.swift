public import CoreDomain

/// How far along a movie is.
public enum MovieStatus: String, CaseIterable, Codable, Hashable, OpenVocabulary, Sendable {
    /// It is talked about, not announced.
    case rumoured
    /// It is announced.
    case planned
    /// It is being shot.
    case inProduction
    /// It is shot, and being edited.
    case postProduction
    /// It is out.
    case released
    /// It was called off.
    case cancelled
    /// A status that this library does not know yet.
    case unknown
}
