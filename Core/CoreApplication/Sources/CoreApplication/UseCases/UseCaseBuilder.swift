package import CoreDomain
package import Tracing

/// A builder of use cases. A use case specifies only how it reads and presents its content. The builder adds the
/// default locale, the images configuration and tracing.
package struct UseCaseBuilder: Sendable {

    /// A closure that reads the content of a request in a locale.
    package typealias Read<Request, Content: Sendable> =
        @Sendable (Request, ContentLocale, ReadPolicy) async throws(PopcornError) -> Sourced<Content>

    /// A closure that reads the content of several requests together, and returns the content or the error of each, in
    /// order.
    package typealias ReadAll<Request, Content: Sendable> =
        @Sendable ([Request], ContentLocale, ReadPolicy) async -> [Result<Sourced<Content>, PopcornError>]

    /// A closure that creates the value for the caller from the content, with image URLs.
    package typealias Present<Content, Value> = @Sendable (Content, ContentLocale, ImagesConfiguration) -> Value

    @usableFromInline
    let appConfiguration: any AppConfigurationProviding
    package let defaults: ContentDefaults
    package let tracer: any Tracer
    /// The recently presented values; `nil` if none are kept.
    let memory: ValueMemory?
    @usableFromInline
    let pace: UpdatePace?

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - appConfiguration: The provider of the images configuration.
    ///   - defaults: The defaults for requests that do not specify a locale.
    ///   - tracer: The tracer that records the spans.
    ///   - memory: The memory of recently presented values. Default: none.
    ///   - pace: The pace of updates whose value consists of many titles. Default: each change is read immediately.
    package init(
        appConfiguration: any AppConfigurationProviding, defaults: ContentDefaults, tracer: any Tracer,
        memory: ValueMemory? = nil, pace: UpdatePace? = nil
    ) {
        self.appConfiguration = appConfiguration
        self.defaults = defaults
        self.tracer = tracer
        self.memory = memory
        self.pace = pace
    }

    /// Creates a use case that reads content and presents it.
    ///
    /// - Parameters:
    ///   - name: The name of the use case in traces.
    ///   - isPaced: Whether the value consists of many titles, so that its updates have the pace of the builder.
    ///     Default: `false`.
    ///   - read: A closure that reads the requested content in a locale.
    ///   - readAll: A closure that reads the content of several requests together, and returns the content or the error
    ///     of each, in order. Default: each is read individually.
    ///   - present: A closure that creates the value for the caller from the content, with image URLs.
    @inlinable
    package func fetch<Request: Sendable, Content: Sendable, Value: Sendable>(
        _ name: String, isPaced: Bool = false,
        _ read: @escaping Read<Request, Content>, all readAll: ReadAll<Request, Content>? = nil,
        present: @escaping Present<Content, Value>
    ) -> FetchUseCase<Request, Value> {
        FetchUseCase(
            name, tracer: tracer, all: readAll.map { presentingAll($0, present) },
            pace: .init(one: isPaced ? pace : nil, several: pace), presenting(read, present))
    }

    /// Creates a use case that reads pages of lists and presents their items.
    ///
    /// - Parameters:
    ///   - name: The name of the use case in traces.
    ///   - repository: The repository of the lists.
    ///   - list: A closure that returns the list for a query.
    ///   - present: A closure that creates the item for the caller from a preview, with image URLs.
    package func list<Query: Sendable, List: ContentList, Preview: Sendable, Item: Sendable>(
        _ name: String, in repository: any ListRepository<List, Preview>,
        _ list: @escaping @Sendable (Query) throws(PopcornError) -> List,
        present: @escaping @Sendable (Preview, ImagesConfiguration) -> Item
    ) -> FetchListUseCase<Query, Item> {
        fetch(name) { request, locale, policy async throws(PopcornError) in
            try await repository.page(request.page, of: list(request.query), locale: locale, policy: policy)
        } present: { page, _, images in
            page.map { present($0, images) }
        }
    }

    /// Creates a use case that reads pages of lists and presents their items with the watchlist status of their titles.
    /// The status is `nil` if a request has no owner.
    ///
    /// - Parameters:
    ///   - name: The name of the use case in traces.
    ///   - repository: The repository of the lists.
    ///   - watchlist: The repository of the watchlists.
    ///   - title: A closure that returns the title of a preview; `nil` if it is not a title.
    ///   - list: A closure that returns the list for a query.
    ///   - present: A closure that creates the item for the caller from a preview and its watchlist status, with image
    ///     URLs.
    package func list<Query: Sendable, List: ContentList, Preview: Sendable, Item: Sendable>(
        _ name: String, in repository: any ListRepository<List, Preview>, watchlist: any WatchlistRepository,
        title: @escaping @Sendable (Preview) -> TitleID?,
        _ list: @escaping @Sendable (Query) throws(PopcornError) -> List,
        present: @escaping @Sendable (Preview, Bool?, ImagesConfiguration) -> Item
    ) -> FetchListUseCase<Query, Item> {
        fetch(name) { request, locale, policy async throws(PopcornError) in
            let page = try await repository.page(
                request.page, of: list(request.query), locale: locale, policy: policy)
            let watched = try await watchlist.titles(
                among: Set(page.value.items.compactMap(title)), owner: request.owner)
            return page.map { (page: $0, watched: watched) }
        } present: { content, _, images in
            content.page.map { preview in
                let isOnWatchlist = content.watched.map { watched in title(preview).map(watched.contains) ?? false }
                return present(preview, isOnWatchlist, images)
            }
        }
    }

    /// Creates the use case that fetches the genres of a kind of title.
    package func genres(
        _ name: String, of kind: TitleKind, in repository: any GenreRepository
    ) -> FetchUseCase<Void, [Genre]> {
        fetch(name) { _, locale, policy async throws(PopcornError) in
            try await repository.genres(of: kind, locale: locale, policy: policy)
        } present: { genres, _, _ in
            genres
        }
    }

    /// Creates a use case that fetches the reviews of titles of a kind.
    package func reviews(
        _ name: String, of kind: TitleKind, in repository: any ListRepository<ReviewList, Review>
    ) -> FetchListUseCase<Int, ReviewDetails> {
        list(name, in: repository) {
            ReviewList(TitleID(kind, $0))
        } present: {
            ReviewDetailsMapper(imagesConfiguration: $1).map($0)
        }
    }

    /// Creates the use case that suggests titles by name.
    ///
    /// - Parameter index: The index of the names of titles; `nil` for none.
    package func suggestions(
        _ name: String, from index: (any TitleNameIndex)?
    ) -> FetchUseCase<SuggestionQuery, [TitleSuggestion]> {
        FetchUseCase(name, tracer: tracer) { [defaults] query, locale, _ throws(PopcornError) in
            guard let index else {
                throw PopcornError(.notCached, "There is no index of titles, because no folder is configured for it")
            }
            return try await index.suggestions(for: query, locale: defaults.locale(for: locale))
        }
    }
}
