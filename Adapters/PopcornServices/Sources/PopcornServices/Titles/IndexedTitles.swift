import CoreDomain
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornPersistence
import PopcornTitleIndex

/// The index of titles in a folder, and the names in other languages next to it.
final class IndexedTitles: TitleNameIndex {

    /// The maximum number of names that wait to be stored. Further names are dropped, and are added when their titles
    /// are stored again.
    private static let waitingLimit = 10_000

    private struct Waiting {
        var names: [TitleAlias] = []
        var flush: Task<Void, Never>?
        var isClosed = false
    }

    let file: URL
    private let index: TitleIndex
    private let names: TitleAliases
    private let waiting = NIOLockedValueBox(Waiting())
    private let logger: Logger

    /// Creates the index. Opens no file.
    init(folder: URL, logger: Logger) {
        file = folder.appending(path: "titles.sqlite")
        names = TitleAliases(folder.appending(path: "title-names.sqlite"))
        index = TitleIndex(file, aliases: names)
        self.logger = logger
    }

    func suggestions(
        for query: SuggestionQuery, locale: ContentLocale
    ) async throws(PopcornError) -> Sourced<[CoreDomain.TitleSuggestion]> {
        try query.validate()
        do throws(TitleIndexError) {
            let found = try await index.suggestions(
                for: query.text, kinds: Set(query.kinds.compactMap(IndexedKind.init)),
                includesAdult: query.includesAdult, limit: query.limit)
            let localised = try await names.names(of: found.map { TitleReference($0) }, in: locale.language)
            let exported = try await index.exports().map(\.made).min() ?? .distantPast
            return Sourced(
                found.map { .init($0, localisedName: localised[TitleReference($0)]) }, origin: .index,
                cachedAt: exported)
        } catch {
            throw PopcornError(error)
        }
    }

    /// Returns the exports in the current file, or none if there is no usable index.
    func exports() async -> [TitleIndexExport] {
        index.reopen()
        return (try? await index.exports()) ?? []
    }

    /// Returns the statistics of the current file.
    func statistics() async throws(PopcornError) -> TitleIndexStatistics {
        index.reopen()
        do throws(TitleIndexError) {
            let exports = try await index.exports().map { export in
                TitleIndexStatistics.Export(
                    kind: ContentKind(export.kind), day: export.made, count: export.titleCount,
                    unreadableLineCount: export.defects.count)
            }
            let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
            return TitleIndexStatistics(exports: exports, byteCount: size)
        } catch {
            throw PopcornError(error)
        }
    }

    /// Waits until the names are stored, and closes the files.
    func close() async {
        let flush = waiting.withLockedValue { waiting in
            waiting.isClosed = true
            return waiting.flush
        }
        await flush?.value
        await index.close()
        await names.close()
    }
}

// MARK: - Names in other languages

extension IndexedTitles {

    func add(_ names: [ContentName], language: String) {
        // Names without an index are of no use.
        guard access(file.path, F_OK) == 0 else { return }
        let aliases = names.compactMap { TitleAlias($0, language: language) }
        waiting.withLockedValue { waiting in
            guard !waiting.isClosed else { return }
            waiting.names += aliases.prefix(Self.waitingLimit - waiting.names.count)
            if waiting.flush == nil, !waiting.names.isEmpty {
                waiting.flush = Task.detached(priority: .background) { await self.store() }
            }
        }
    }

    /// Stores the waiting names, and names that are added in the meantime.
    private func store() async {
        while let batch = nextBatch() {
            do throws(TitleIndexError) {
                try await names.add(batch)
            } catch {
                logger.debug("The names of titles were not stored", metadata: ["error": "\(error)"])
            }
        }
    }

    /// Returns the names to store next; `nil` if there are none, which ends the task.
    private func nextBatch() -> [TitleAlias]? {
        waiting.withLockedValue { waiting in
            guard !waiting.names.isEmpty else {
                waiting.flush = nil
                return nil
            }
            let batch = Array(waiting.names.prefix(TitleAliases.batchLimit))
            waiting.names.removeFirst(batch.count)
            return batch
        }
    }
}

// MARK: - Mapping

/// The kind of a title in the index.
typealias IndexedKind = PopcornTitleIndex.TitleKind

extension IndexedKind {
    /// Creates the kind of a title or person; `nil` for other content.
    init?(_ kind: ContentKind) {
        switch kind {
        case .movie: self = .movie
        case .tvSeries: self = .series
        case .person: self = .person
        case .tvSeason, .tvEpisode, .collection: return nil
        }
    }
}

extension ContentKind {
    init(_ kind: IndexedKind) {
        switch kind {
        case .movie: self = .movie
        case .series: self = .tvSeries
        case .person: self = .person
        }
    }
}

extension TitleAlias {
    fileprivate init?(_ name: ContentName, language: String) {
        guard let kind = IndexedKind(name.kind) else { return nil }
        self.init(
            kind: kind, id: name.id, name: name.name, language: language, popularity: name.popularity,
            isAdult: name.isAdultOnly)
    }
}

extension CoreDomain.TitleSuggestion {
    fileprivate init(_ match: PopcornTitleIndex.TitleSuggestion, localisedName: String?) {
        let name = localisedName ?? match.name
        self.init(
            kind: ContentKind(match.kind), id: match.id, name: name, matchedName: match.name == name ? nil : match.name,
            popularity: match.popularity, isAdultOnly: match.isAdult)
    }
}

extension PopcornError {
    /// Creates an error of a use case from an error of the index.
    init(_ error: TitleIndexError) {
        let kind: Kind =
            switch error {
            case .missing: .notCached
            case .damagedExport, .unreadableExport, .tooManyTitles: .undecodable
            case .cancelled: .cancelled
            case .damaged, .unsupportedFormat, .buildInProgress, .inaccessible, .builderEnded, .database: .storage
            }
        let message =
            if case .missing = error { "The index of titles was not created" } else { "The index of titles: \(error)" }
        self.init(kind, message, cause: error)
    }
}
