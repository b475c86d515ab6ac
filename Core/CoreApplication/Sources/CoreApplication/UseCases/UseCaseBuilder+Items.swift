package import CoreDomain
import Foundation
import PopcornConcurrency

extension UseCaseBuilder {

    /// Creates a use case that reads an item and presents it. Recently presented values are kept in memory.
    ///
    /// All data that the value depends on must be read with ``PopcornConcurrency/ReadRecorder``; otherwise it is never
    /// kept.
    ///
    /// - Parameters:
    ///   - name: The name of the use case in traces.
    ///   - isKept: A closure that returns whether the value of a request may be kept. Default: always.
    ///   - read: A closure that reads the requested content in a locale.
    ///   - readAll: A closure that reads the content of several requests together, and returns the content or the error
    ///     of each, in order. Default: each is read individually.
    ///   - present: A closure that creates the value for the caller from the content, with image URLs.
    @inlinable
    package func item<Request: MemoryRequest, Content: Sendable, Value: Encodable & Sendable>(
        _ name: String, isKept: @escaping @Sendable (Request) -> Bool = { _ in true },
        _ read: @escaping Read<Request, Content>, all readAll: ReadAll<Request, Content>? = nil,
        present: @escaping Present<Content, Value>
    ) -> FetchUseCase<Request, Value> {
        kept(name, isKept, presenting(read, present), all: readAll.map { presentingAll($0, present) })
    }

    /// Creates a use case that returns content as it is read. Recently read content is kept in memory.
    ///
    /// - Parameters:
    ///   - name: The name of the use case in traces.
    ///   - fetch: A closure that fetches the requested content, and records its dependencies.
    package func content<Request: MemoryRequest, Content: Encodable & Sendable>(
        _ name: String, _ fetch: @escaping FetchUseCase<Request, Content>.Fetch
    ) -> FetchUseCase<Request, Content> {
        kept(name, { _ in true }, fetch, all: nil)
    }

    @usableFromInline
    func kept<Request: MemoryRequest, Value: Encodable & Sendable>(
        _ name: String, _ isKept: @escaping @Sendable (Request) -> Bool,
        _ fetch: @escaping FetchUseCase<Request, Value>.Fetch, all fetchAll: FetchUseCase<Request, Value>.FetchAll?
    ) -> FetchUseCase<Request, Value> {
        let pace = FetchUseCase<Request, Value>.Pace(one: nil, several: pace)
        guard let memory else { return FetchUseCase(name, tracer: tracer, all: fetchAll, pace: pace, fetch) }
        let reader = MemoryReader(memory, defaults, isKept: isKept, fetch)
        return FetchUseCase(
            name, tracer: tracer, all: fetchAll,
            json: { request, locale, policy throws(PopcornError) in
                try reader.json(try await reader.read(request, locale, policy))
            }, pace: pace
        ) { request, locale, policy throws(PopcornError) in
            try await reader.read(request, locale, policy).sourced
        }
    }

    /// Creates a use case that reads a title and presents it, with its status on the owner's watchlist. Recently
    /// presented titles are kept in memory without data of an owner, and the statuses next to the titles.
    ///
    /// - Parameters:
    ///   - name: The name of the use case in traces.
    ///   - kind: The kind of the title.
    ///   - watchlist: The repository of the watchlists.
    ///   - read: A closure that reads the content of a title in a locale.
    ///   - readAll: A closure that reads the content of several titles together, and returns the content or the error
    ///     of each, in order. Default: each is read individually.
    ///   - present: A closure that creates the value for the caller from the content, with image URLs and without a
    ///     status.
    @inlinable
    package func title<Request: OwnedRequest, Content: Sendable, Value: TitleDetails>(
        _ name: String, _ kind: TitleKind, on watchlist: any WatchlistRepository,
        _ read: @escaping Read<Request.Content, Content>, all readAll: ReadAll<Request.Content, Content>? = nil,
        present: @escaping Present<Content, Value>
    ) -> FetchUseCase<Request, Value> {
        keptTitle(
            name, kind, on: watchlist, presenting(read, present), all: readAll.map { presentingAll($0, present) })
    }

    @usableFromInline
    func keptTitle<Request: OwnedRequest, Value: TitleDetails>(
        _ name: String, _ kind: TitleKind, on watchlist: any WatchlistRepository,
        _ fetch: @escaping FetchUseCase<Request.Content, Value>.Fetch,
        all fetchContents: FetchUseCase<Request.Content, Value>.FetchAll?
    ) -> FetchUseCase<Request, Value> {
        let pace = FetchUseCase<Request, Value>.Pace(one: nil, several: pace)
        let fetchAll = fetchContents.map { fetchContents -> FetchUseCase<Request, Value>.FetchAll in
            { titles, locale, policy in
                let values = await fetchContents(titles.map(\.content), locale, policy)
                return await watchlist.combine(kind, titles.map(\.title), with: values) { $0.with(isOnWatchlist: $1) }
            }
        }
        guard let memory else {
            return FetchUseCase(name, tracer: tracer, all: fetchAll, pace: pace) {
                title, locale, policy throws(PopcornError) in
                let value = try await fetch(title.content, locale, policy)
                let status = try await watchlist.contains(kind, title.title)
                return value.map { $0.with(isOnWatchlist: status) }
            }
        }
        let reader = MemoryReader(memory, defaults, fetch)
        let statuses = MemoryReader<TitleRequest, Bool?>(memory, defaults) { title, _, _ throws(PopcornError) in
            // The status is exact whenever it is read, so it has no age.
            ReadRecorder.current?.limit(until: .distantFuture)
            return Sourced(try await watchlist.contains(kind, title), origin: .cache, cachedAt: .distantPast)
        }
        @Sendable func status(_ title: Request, _ locale: ContentLocale?) async throws(PopcornError) -> Bool? {
            guard title.owner != nil else { return nil }
            return try await statuses.read(title.title, locale, .cacheOnly).sourced.value
        }
        return FetchUseCase(
            name, tracer: tracer, all: fetchAll,
            json: { title, locale, policy throws(PopcornError) in
                let read = try await reader.read(title.content, locale, policy)
                let status = try await status(title, locale)
                return try reader.json(read, status: status) { $0.with(isOnWatchlist: status) }
            }, pace: pace
        ) { title, locale, policy throws(PopcornError) in
            let value = try await reader.read(title.content, locale, policy).sourced
            guard let status = try await status(title, locale) else { return value }
            return value.map { $0.with(isOnWatchlist: status) }
        }
    }

    /// Returns a closure that reads content and presents it.
    @inlinable
    package func presenting<Request: Sendable, Content: Sendable, Value: Sendable>(
        _ read: @escaping Read<Request, Content>, _ present: @escaping Present<Content, Value>
    ) -> FetchUseCase<Request, Value>.Fetch {
        { [appConfiguration, defaults] request, locale, policy async throws(PopcornError) in
            let locale = defaults.locale(for: locale)
            let content = try await read(request, locale, policy)
            let images = await appConfiguration.imagesConfiguration(policy.forConfiguration)
            return content.map { present($0, locale, images) }
        }
    }

    /// Returns a closure that reads the content of several requests and presents it.
    @inlinable
    package func presentingAll<Request: Sendable, Content: Sendable, Value: Sendable>(
        _ readAll: @escaping ReadAll<Request, Content>, _ present: @escaping Present<Content, Value>
    ) -> FetchUseCase<Request, Value>.FetchAll {
        { [appConfiguration, defaults] requests, locale, policy in
            let locale = defaults.locale(for: locale)
            let contents = await readAll(requests, locale, policy)
            let images = await appConfiguration.imagesConfiguration(policy.forConfiguration)
            return contents.map { $0.map { $0.map { present($0, locale, images) } } }
        }
    }
}

extension OwnedRequest {
    /// The title and its owner.
    fileprivate var title: TitleRequest { TitleRequest(id: id, owner: owner) }
}

/// The details of a title, with its watchlist status.
package protocol TitleDetails: Encodable, Sendable {
    /// Whether the title is on the owner's watchlist; `nil` for a value without data of an owner.
    var isOnWatchlist: Bool? { get set }
}

extension TitleDetails {
    /// Returns the details with a watchlist status.
    func with(isOnWatchlist status: Bool?) -> Self {
        guard status != isOnWatchlist else { return self }
        var details = self
        details.isOnWatchlist = status
        return details
    }
}
