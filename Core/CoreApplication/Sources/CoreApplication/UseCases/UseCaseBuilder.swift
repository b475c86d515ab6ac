package import CoreDomain
package import Tracing

/// Makes use cases. Each says only what it reads and how that is presented; the rest is here.
package struct UseCaseBuilder: Sendable {

    @usableFromInline
    let appConfiguration: any AppConfigurationProviding
    package let defaults: ContentDefaults
    @usableFromInline
    let tracer: any Tracer

    /// - Parameters:
    ///   - appConfiguration: Tells where images are.
    ///   - defaults: What is used if a request names no locale.
    ///   - tracer: Where spans go.
    package init(
        appConfiguration: any AppConfigurationProviding, defaults: ContentDefaults, tracer: any Tracer
    ) {
        self.appConfiguration = appConfiguration
        self.defaults = defaults
        self.tracer = tracer
    }

    /// A use case that reads content and presents it.
    ///
    /// - Parameters:
    ///   - name: The use case's name, for traces.
    ///   - read: Reads what is requested in a locale.
    ///   - present: Makes of what was read what the caller gets, with the addresses of images.
    @inlinable
    package func fetch<Request: Sendable, Content: Sendable, Value: Sendable>(
        _ name: String,
        _ read: @escaping @Sendable (Request, ContentLocale, ReadPolicy) async throws(PopcornError) -> Sourced<Content>,
        present: @escaping @Sendable (Content, ContentLocale, ImagesConfiguration) -> Value
    ) -> FetchUseCase<Request, Value> {
        FetchUseCase(name, tracer: tracer) {
            [appConfiguration, defaults] request, locale, policy async throws(PopcornError) in
            let locale = locale ?? defaults.locale
            let content = try await read(request, locale, policy)
            let images = await appConfiguration.imagesConfiguration(policy.forConfiguration)
            return content.map { present($0, locale, images) }
        }
    }

    /// A use case that reads pages of lists and presents their items.
    ///
    /// - Parameters:
    ///   - name: The use case's name, for traces.
    ///   - repository: Gives the lists.
    ///   - list: The list that a query asks for.
    ///   - present: Makes of a preview what the caller gets, with the addresses of images.
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

    /// The use case that fetches the genres of titles of a kind.
    package func genres(
        _ name: String, of kind: TitleKind, in repository: any GenreRepository
    ) -> FetchUseCase<Void, [Genre]> {
        fetch(name) { _, locale, policy async throws(PopcornError) in
            try await repository.genres(of: kind, locale: locale, policy: policy)
        } present: { genres, _, _ in
            genres
        }
    }

    /// The watchlist's use cases for titles of a kind.
    ///
    /// - Parameter noun: The kind as it stands in the names of spans: `Movie`.
    package func watchlist(_ kind: TitleKind, _ noun: String, in repository: any WatchlistRepository)
        -> WatchlistUseCaseSet
    {
        WatchlistUseCaseSet(kind, noun, in: repository, tracer: tracer)
    }
}
