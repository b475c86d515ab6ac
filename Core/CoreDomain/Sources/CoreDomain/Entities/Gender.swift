/// A person's gender, in TMDb's numbering.
public enum Gender: Int, Codable, Hashable, OpenVocabulary, Sendable {
    /// Not said, or not known to this library.
    case unknown = 0
    /// Female.
    case female = 1
    /// Male.
    case male = 2
    /// Non-binary.
    case other = 3
}
