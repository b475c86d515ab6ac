import CoreApplication
import CoreDomain
import Foundation
import MediaDomain

/// A reader of the titles on watchlists, in pages and sorted.
struct WatchedTitles: Sendable {

    /// The usual number of titles on a page, and the number of titles that are fetched to sort a watchlist.
    static let pageSize = 20

    /// An entry of a watchlist. The title is `nil` if it could not be read.
    struct Item: Sendable {
        let entry: WatchlistEntry
        var title: WatchedTitle?
        var failure: PopcornError?

        /// Whether TMDb's last response was that the title does not exist.
        var isRemoved: Bool {
            title == nil && (failure?.kind == .notFound || entry.lastKnown?.isRemoved == true)
        }
    }

    let titles: any WatchedTitleProviding
    let watchlist: any WatchlistRepository
    /// The updater of the last known names of titles; `nil` if no names are stored.
    var names: (any LastKnownTitleKeeping)?
    let clock: WallClock

    /// Returns a page of a watchlist.
    ///
    /// The titles of the page are read with the policy. To sort by anything but the time of addition, all titles are
    /// read from the cache, and at most ``pageSize`` titles that are not cached are fetched. Titles that are still not
    /// cached come last, except in the order of titles if their names are known.
    func page(
        _ request: ListRequest<WatchlistQuery>, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Item>> {
        guard request.page >= 1 else {
            throw .invalidInput("\(request.page) is not a valid page number; it must be greater than 0")
        }
        var entries = try await watchlist.entries(request.query.kind, owner: request.query.owner)
        var source = CombinedSource()
        if request.query.order != .added {
            entries = try await sorted(entries, by: request.query.order, locale, policy, &source)
        }
        let size = request.query.pageSize
        let first = (request.page - 1).multipliedReportingOverflow(by: size)
        let shown = Array(entries.dropFirst(first.overflow ? .max : first.partialValue).prefix(size))
        let read = try await read(shown, locale, policy, &source)
        names?.addMissing(read.filter { $1.title != nil && $1.entry.lastKnown == nil }.map(\.key))
        let page = ContentPage(
            page: request.page, totalPages: entries.count / size + (entries.count.isMultiple(of: size) ? 0 : 1),
            totalResults: entries.count, items: shown.map { read[TitleID($0.kind, $0.id)] ?? Item(entry: $0) })
        return source.sourced(page, now: clock.now)
    }

    private func sorted(
        _ entries: [WatchlistEntry], by order: WatchlistOrder, _ locale: ContentLocale, _ policy: ReadPolicy,
        _ source: inout CombinedSource
    ) async throws(PopcornError) -> [WatchlistEntry] {
        var unused = CombinedSource()
        var read = try await read(entries, locale, .cacheOnly, &unused)
        let missing = entries.filter { read[TitleID($0.kind, $0.id)]?.title == nil }.prefix(Self.pageSize)
        if policy != .cacheOnly {
            read.merge(try await self.read(Array(missing), locale, .cacheFirst, &source)) { $1 }
        }
        let keys = entries.map { entry in
            read[TitleID(entry.kind, entry.id)]?.key(order)
        }
        return zip(entries, keys).enumerated().sorted { left, right in
            switch (left.element.1, right.element.1) {
            case (let one?, let other?): one == other ? left.offset < right.offset : one < other
            case (nil, nil): left.offset < right.offset
            case (let one, _): one != nil
            }
        }.map(\.element.0)
    }

    private func read(
        _ entries: [WatchlistEntry], _ locale: ContentLocale, _ policy: ReadPolicy, _ source: inout CombinedSource
    ) async throws(PopcornError) -> [TitleID: Item] {
        let results = try await ReadResults(entries.map { TitleID($0.kind, $0.id) }) { title throws(PopcornError) in
            try await titles.title(title, locale: locale, policy: policy)
        }
        source.add(results.values.map(\.value))
        let found = Dictionary(results.values.map { ($0.key, $0.value.value) }) { first, _ in first }
        let failures = Dictionary(results.failures.map { ($0.key, $0.error) }) { first, _ in first }
        return Dictionary(
            entries.map { entry in
                let title = TitleID(entry.kind, entry.id)
                return (title, Item(entry: entry, title: found[title], failure: failures[title]))
            }
        ) { first, _ in first }
    }
}

extension WatchedTitles.Item {

    /// A sort key, in ascending order.
    fileprivate enum Key: Comparable {
        case text(String)
        case number(Double)
    }

    /// Returns the key by which the title is sorted; `nil` if the title lacks the property.
    fileprivate func key(_ order: WatchlistOrder) -> Key? {
        switch order {
        case .added: nil
        case .title:
            (title?.title ?? entry.lastKnown?.title).map { .text($0.foldedForSorting) }
        case .release: title?.releaseDate.map { .number(-$0.timeIntervalSince1970) }
        case .nextEpisode: title?.nextEpisodeAirDate.map { .number($0.timeIntervalSince1970) }
        }
    }
}

extension WatchedTitle {

    fileprivate var title: String {
        switch preview {
        case .movie(let movie): movie.title
        case .tvSeries(let series): series.name
        case .person(let person): person.name
        }
    }

    fileprivate var releaseDate: Date? {
        switch preview {
        case .movie(let movie): movie.releaseDate
        case .tvSeries(let series): series.firstAirDate
        case .person: nil
        }
    }
}
