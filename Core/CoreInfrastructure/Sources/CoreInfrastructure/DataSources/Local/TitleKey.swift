package import Caching
package import CoreDomain

/// The key of a title in one language.
package protocol TitleKey: LocalizedKey, CacheKey {

    static var kind: TitleKind { get }

    /// TMDb's identifier.
    var titleID: Int { get }
}

extension TitleKey {
    package var description: String { "\(Self.kind.rawValue)/\(titleID)/\(language)" }
    package var subject: String { "\(Self.kind.noun) \(titleID)" }
    package var languageTag: String? { language }
}
