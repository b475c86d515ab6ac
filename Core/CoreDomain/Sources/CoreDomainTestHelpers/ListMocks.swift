package import CoreDomain

/// The arguments of a call to a list repository or a list data source. The policy is `nil` for a data source.
package struct ListCall<List: ContentList>: Equatable, Sendable {
    package let page: Int
    package let list: List
    package let locale: ContentLocale
    package let policy: ReadPolicy?

    package init(page: Int, list: List, locale: ContentLocale, policy: ReadPolicy? = nil) {
        self.page = page
        self.list = list
        self.locale = locale
        self.policy = policy
    }
}

/// A list repository that returns a fixed result and records the calls.
package struct ListRepositoryMock<List: ContentList, Preview: Sendable>: ListRepository {

    private let port: PortDouble<ListCall<List>, Sourced<ContentPage<Preview>>>

    package init(_ result: Result<Sourced<ContentPage<Preview>>, PopcornError>) {
        port = PortDouble(result)
    }

    package var calls: [ListCall<List>] { port.calls }

    package func page(
        _ number: Int, of list: List, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Preview>> {
        try port.call(ListCall(page: number, list: list, locale: locale, policy: policy))
    }
}

/// A repository of reviews that returns a fixed result and records the calls.
package typealias ReviewRepositoryMock = ListRepositoryMock<ReviewList, Review>

extension ReviewRepositoryMock {
    /// Creates a repository of reviews. Default: a repository that has none.
    package init() {
        self.init(.failure(PopcornError(.notFound, "no reviews")))
    }
}

/// A list data source that returns a fixed page for every list and records the calls.
package struct ListRemoteDataSourceMock<List: ContentList, Preview: Sendable>: ListRemoteDataSource {

    private let port: PortDouble<ListCall<List>, ContentPage<Preview>>

    package init(_ result: Result<ContentPage<Preview>, PopcornError>) {
        port = PortDouble(result)
    }

    package var calls: [ListCall<List>] { port.calls }

    /// Sets the result of later calls.
    package func setResult(_ result: Result<ContentPage<Preview>, PopcornError>) {
        port.setResult(result)
    }

    package func page(
        _ number: Int, of list: List, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<Preview> {
        try port.call(ListCall(page: number, list: list, locale: locale))
    }
}
