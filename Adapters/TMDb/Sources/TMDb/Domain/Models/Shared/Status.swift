/// The production status of a movie.
///
/// TMDb may add values without notice. A value that this library does not know becomes ``unknown(_:)``.
public enum Status: Hashable, Sendable {
    /// The movie is rumoured but not announced.
    case rumoured
    /// The movie is announced.
    case planned
    /// The movie is being shot.
    case inProduction
    /// The movie is in post-production.
    case postProduction
    /// The movie is released.
    case released
    /// The movie was cancelled.
    case cancelled
    /// A value that this library does not know.
    case unknown(String)
}

extension Status: RawRepresentable, Codable {

    public init(rawValue: String) {
        self =
            switch rawValue {
            case "Rumored": .rumoured
            case "Planned": .planned
            case "In Production": .inProduction
            case "Post Production": .postProduction
            case "Released": .released
            case "Canceled": .cancelled
            default: .unknown(rawValue)
            }
    }

    /// The raw value.
    public var rawValue: String {
        switch self {
        case .rumoured: "Rumored"
        case .planned: "Planned"
        case .inProduction: "In Production"
        case .postProduction: "Post Production"
        case .released: "Released"
        case .cancelled: "Canceled"
        case .unknown(let word): word
        }
    }
}
