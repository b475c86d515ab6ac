public import CoreDomain
public import Foundation

/// Gives the logos of titles, which are no part of a person. Implemented where the contexts are put together.
public protocol TitleLogoProviding: Sendable {

    /// The path of a title's first logo, if the title is cached. TMDb is not asked.
    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL?
}
