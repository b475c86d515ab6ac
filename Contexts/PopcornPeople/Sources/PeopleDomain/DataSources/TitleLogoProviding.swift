public import CoreDomain
public import Foundation

/// A provider of title logos, which other contexts store. Implemented by the module that combines the contexts.
public protocol TitleLogoProviding: Sendable {

    /// Returns the path of a title's first logo if the title is cached. Does not contact TMDb.
    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL?
}
