package import CoreDomain
package import PopcornCaching

/// A cache key of TMDb content in one language.
package protocol ContentKey: LocalizedKey, CacheKey {

    static var kind: ContentKind { get }

    /// The TMDb identifier.
    var id: Int { get }

    init(id: Int, language: String)
}

extension ContentKey {
    package var description: String { "\(Self.kind.rawValue)/\(id)/\(language)" }
    package var subject: String { "\(Self.kind.noun) \(id)" }
    package var languageTag: String? { language }
    package var title: CachedTitle? { CachedTitle(Self.kind, id) }
}
