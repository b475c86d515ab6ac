/// How far along a movie is.
public enum MovieStatus: String, CaseIterable, Codable, Hashable, Sendable {
    case rumoured
    case planned
    case inProduction
    case postProduction
    case released
    case cancelled
    /// A status that this library does not know yet.
    case unknown
}
