/// How far a movie's production is.
///
/// TMDb adds words without notice; one that this library does not know becomes ``unknown(_:)``.
public enum Status: Hashable, Sendable {
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
    /// A word that this library does not know.
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

    /// TMDb's word.
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
