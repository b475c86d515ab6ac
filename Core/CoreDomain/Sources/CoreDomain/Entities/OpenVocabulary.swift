/// Words of TMDb's that may become more: one that this version does not know decodes as ``unknown``.
public protocol OpenVocabulary: RawRepresentable, Decodable where RawValue: Decodable {

    /// Stands for every word that this version does not know.
    static var unknown: Self { get }
}

extension OpenVocabulary {

    /// Decodes a word; one that this version does not know is ``unknown``.
    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(RawValue.self)) ?? .unknown
    }
}
