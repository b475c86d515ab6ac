/// A person's gender, with TMDb's raw values.
public enum Gender: Int, Codable, Hashable, OpenVocabulary, Sendable {
    /// Not specified, or a value that this version does not support.
    case unknown = 0
    /// Female.
    case female = 1
    /// Male.
    case male = 2
    /// Non-binary.
    case other = 3
}
