public import CoreDomain

/// The production status of a movie.
public enum MovieStatus: String, CaseIterable, Codable, Hashable, OpenVocabulary, Sendable {
    /// Rumoured but not announced.
    case rumoured
    /// Announced.
    case planned
    /// In production.
    case inProduction
    /// In post-production.
    case postProduction
    /// Released.
    case released
    /// Cancelled.
    case cancelled
    /// A status that this version does not support.
    case unknown
}
