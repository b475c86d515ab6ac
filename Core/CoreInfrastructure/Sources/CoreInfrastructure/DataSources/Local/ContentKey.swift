package import Caching
package import CoreDomain

/// The key of something that TMDb has, in one language.
package protocol ContentKey: LocalizedKey, CacheKey {

    static var kind: ContentKind { get }

    /// TMDb's identifier.
    var id: Int { get }

    init(id: Int, language: String)
}

extension ContentKey {
    package var description: String { "\(Self.kind.rawValue)/\(id)/\(language)" }
    package var subject: String { "\(Self.kind.noun) \(id)" }
    package var languageTag: String? { language }
}
