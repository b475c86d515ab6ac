/// A person's gender, in TMDb's numbering.
public enum Gender: Int, Codable, Hashable, Sendable {
    case unknown = 0
    case female = 1
    case male = 2
    case other = 3
}
