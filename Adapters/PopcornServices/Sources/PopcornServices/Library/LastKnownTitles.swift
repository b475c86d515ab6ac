import CoreDomain
import CoreInfrastructure
import Logging
import MediaDomain
import NIOConcurrencyHelpers
import PopcornPersistence

/// A background updater of the last known names of titles on watchlists.
///
/// It compares names in batches, one after the other: a read of the library determines which titles are on a watchlist,
/// and only changed names are written.
final class LastKnownTitles: LastKnownTitleKeeping {

    /// The maximum number of titles that wait to be compared. Further titles are dropped until
    /// their next read.
    private static let waitingLimit = 10_000

    /// The number of titles of a batch.
    private static let batchSize = 100

    private struct State {
        /// The waiting titles, with the languages of their cached responses; none for a title without a name.
        var waiting: [TitleID: Set<String>] = [:]
        var names: CachedTitleNames?
        var comparison: Task<Void, Never>?
        var isClosed = false
    }

    private let store: any LibraryStore
    private let logger: Logger
    private let state = NIOLockedValueBox(State())

    /// Creates an updater, which starts when it receives the names of cached titles.
    init(store: any LibraryStore, logger: Logger) {
        self.store = store
        self.logger = logger
    }

    /// Starts comparing the waiting titles with the names of cached titles.
    func start(with names: CachedTitleNames) {
        state.withLockedValue { $0.names = names }
    }

    func update(_ title: TitleID, language: String) {
        add([title]) { $0.insert(language) }
    }

    func addMissing(_ titles: [TitleID]) {
        add(titles) { _ in }
    }

    /// Waits until the waiting titles are compared. Later titles are dropped.
    func close() async {
        let comparison = state.withLockedValue { state in
            state.isClosed = true
            return state.comparison
        }
        await comparison?.value
    }

    private func add(_ titles: [TitleID], _ note: (inout Set<String>) -> Void) {
        state.withLockedValue { state in
            guard let names = state.names, !state.isClosed else { return }
            for title in titles where state.waiting.count < Self.waitingLimit || state.waiting[title] != nil {
                note(&state.waiting[title, default: []])
            }
            guard state.comparison == nil, !state.waiting.isEmpty else { return }
            state.comparison = Task.detached(priority: .background) { await self.compareAll(with: names) }
        }
    }

    /// Compares the waiting titles, and titles that are added in the meantime.
    private func compareAll(with names: CachedTitleNames) async {
        while let batch = nextBatch() {
            do throws(PopcornError) {
                try await compare(batch, with: names)
            } catch {
                logger.debug("The names of titles on watchlists were not stored", metadata: ["error": "\(error)"])
            }
        }
    }

    /// Returns the titles to compare next; `nil` if there are none, which ends the task.
    private func nextBatch() -> [TitleID: Set<String>]? {
        state.withLockedValue { state in
            guard !state.waiting.isEmpty else {
                state.comparison = nil
                return nil
            }
            let batch = state.waiting.prefix(Self.batchSize)
            for (title, _) in batch { state.waiting[title] = nil }
            return Dictionary(uniqueKeysWithValues: batch.map { ($0.key, $0.value) })
        }
    }

    private func compare(
        _ batch: [TitleID: Set<String>], with names: CachedTitleNames
    ) async throws(PopcornError) {
        let listed = try await store.listedTitles(among: Array(batch.keys))
        var changed: [TitleID: LastKnownTitle] = [:]
        for (title, languages) in batch {
            guard let known = listed[title] else { continue }
            let name = await names.name(of: title, after: languages, known: known)
            if let name, name != known { changed[title] = name }
        }
        if !changed.isEmpty { try await store.store(changed) }
    }
}

/// The names of cached titles.
struct CachedTitleNames: Sendable {

    let titles: any WatchedTitleProviding
    let contents: [ContentKind: any CacheMaintaining]
    let previews: MixedPreviewStore<MediaPreview>
    let database: any EntityDatabase
    /// The language tag in which names are preferred.
    let language: String

    /// Returns the last known name of a title after responses were cached.
    ///
    /// - Parameters:
    ///   - languages: The language tags of the responses.
    ///   - known: The last known name until now.
    /// - Returns: `nil` if the title has no name in the cache.
    func name(of title: TitleID, after languages: Set<String>, known: LastKnownTitle?) async -> LastKnownTitle? {
        guard var known else { return await firstName(of: title, in: languages) }
        for language in [known.language].compactMap(\.self).filter(languages.contains) + languages.sorted() {
            guard let response = await response(to: title, in: language) else { continue }
            switch response {
            case .name(let name) where known.language ?? language == language: return name
            case .name: known.isRemoved = false
            case .notFound: known.isRemoved = true
            }
            return known
        }
        return known
    }

    /// Returns the first known name of a title: from its cached details in one of several languages, otherwise from its
    /// details in any language, otherwise from a list.
    private func firstName(of title: TitleID, in languages: Set<String>) async -> LastKnownTitle? {
        var languages = languages.sorted()
        if languages.isEmpty { languages = await cachedLanguages(of: title) }
        for language in languages {
            if case .name(let name) = await response(to: title, in: language) { return name }
        }
        let item = CoreListItemEntity(itemID: title.id, kind: title.kind.content)
        return try? await previews.previews(of: [item], language: language, in: database).first.flatMap {
            LastKnownTitle($0, language: language)
        }
    }

    /// Returns the languages in which a title is cached, the preferred one first, then the newest value first.
    private func cachedLanguages(of title: TitleID) async -> [String] {
        let id: ContentID = title.kind == .movie ? .movie(title.id) : .tvSeries(title.id)
        let values = (try? await contents[title.kind.content]?.values(of: [id])) ?? []
        return values.sorted { $0.cachedAt > $1.cachedAt }.map(\.language).sorted { $0 == language && $1 != language }
    }

    /// A cached response of TMDb for a title.
    private enum Response {
        case name(LastKnownTitle)
        case notFound
    }

    private func response(to title: TitleID, in language: String) async -> Response? {
        do throws(PopcornError) {
            let locale = try ContentLocale(language: language)
            let found = try await titles.title(title, locale: locale, policy: .cacheOnly)
            return LastKnownTitle(found.value.preview, language: language).map(Response.name)
        } catch {
            return error.kind == .notFound ? .notFound : nil
        }
    }
}
