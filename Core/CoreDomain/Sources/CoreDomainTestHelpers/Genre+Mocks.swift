public import CoreDomain

extension Genre {
    /// Creates a genre for tests. Default: drama.
    public static func mock(id: Int = 18, name: String = "Drama") -> Genre {
        Genre(id: id, name: name)
    }
}

/// The arguments of a call to a repository of genres.
package struct GenreCall: Equatable, Sendable {
    package let kind: TitleKind
    package let locale: ContentLocale
    package let policy: ReadPolicy

    package init(kind: TitleKind, locale: ContentLocale, policy: ReadPolicy) {
        self.kind = kind
        self.locale = locale
        self.policy = policy
    }
}

/// A repository of genres that returns a fixed result and records the calls.
package struct GenreRepositoryMock: GenreRepository {

    private let port: PortDouble<GenreCall, Sourced<[Genre]>>

    package init(_ result: Result<Sourced<[Genre]>, PopcornError> = .failure(PopcornError(.notFound, "no genres"))) {
        port = PortDouble(result)
    }

    package var calls: [GenreCall] { port.calls }

    package func genres(
        of kind: TitleKind, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Genre]> {
        try port.call(GenreCall(kind: kind, locale: locale, policy: policy))
    }
}
