/// A catalogue with the recorded titles that come first in its lists.
struct CatalogueContents: Sendable {
    let catalogue: GeneratedCatalogue
    let recorded: RecordedTitles

    func show(_ entry: CatalogueEntry) -> GeneratedShow { GeneratedShow(catalogue: catalogue, entry: entry) }
    func person(_ entry: CatalogueEntry) -> GeneratedPerson { GeneratedPerson(catalogue: catalogue, entry: entry) }

    func writeRow(of entry: CatalogueEntry, withMediaType: Bool = false, to writer: inout JSONWriter) {
        if entry.kind == .person {
            person(entry).write(to: &writer, withMediaType: withMediaType)
        } else {
            show(entry).write(to: &writer, withMediaType: withMediaType)
        }
    }

    /// Returns a list of generated entries of one kind.
    /// - Parameter index: A closure that returns the index of the entry at a position of the list.
    func list(
        of kind: CatalogueKind, count: Int? = nil, withMediaType: Bool = false,
        head: @escaping (inout JSONWriter) -> Void = { _ in }, index: @escaping (Int) -> Int = { $0 }
    ) -> CatalogueList {
        CatalogueList(count: count ?? catalogue.count(of: kind), head: head) { position, writer in
            let entry = CatalogueEntry(kind: kind, index: index(position))
            writeRow(of: entry, withMediaType: withMediaType, to: &writer)
        }
    }

    /// Returns a list of all entries of a kind, recorded entries first.
    func everything(
        of kind: CatalogueKind, withMediaType: Bool = false, index: @escaping (Int) -> Int = { $0 }
    ) -> CatalogueList {
        list(of: kind, withMediaType: withMediaType, index: index)
            .preceded(by: recorded.rows(of: kind, withMediaType: withMediaType))
    }
}

// MARK: - Lists of all entries

extension CatalogueContents {

    func popular(_ kind: CatalogueKind) -> CatalogueList { everything(of: kind) }

    func topRated(_ kind: CatalogueKind) -> CatalogueList {
        let order = catalogue.orders(of: kind).byVotes
        return everything(of: kind) { order.index(at: $0) }
    }

    func trending(_ kind: CatalogueKind, window: Substring) -> CatalogueList {
        let order = trend(kind, window: window)
        return everything(of: kind, withMediaType: true) { order.index(at: $0) }
    }

    /// Returns movies, series and people alternately. When the entries of one kind run out, the other kinds continue.
    func trendingAll(window: Substring) -> CatalogueList {
        let orders = CatalogueKind.allCases.map { trend($0, window: window) }
        let merged = InterleavedLists(counts: CatalogueKind.allCases.map { catalogue.count(of: $0) })
        let rows = CatalogueKind.allCases.flatMap { recorded.rows(of: $0, withMediaType: true) }
        return CatalogueList(count: merged.count) { position, writer in
            let (source, place) = merged[position]
            let kind = CatalogueKind.allCases[source]
            let entry = CatalogueEntry(kind: kind, index: orders[source].index(at: place))
            writeRow(of: entry, withMediaType: true, to: &writer)
        }.preceded(by: rows)
    }

    private func trend(_ kind: CatalogueKind, window: Substring) -> Shuffle {
        let orders = catalogue.orders(of: kind)
        return window == "week" ? orders.byWeeklyTrend : orders.byTrend
    }

    /// Returns the changes of a kind, which contain all entries. Like TMDb's, the pages have 100 rows.
    func changes(_ kind: CatalogueKind) -> CatalogueList {
        CatalogueList(count: catalogue.count(of: kind), pageSize: 100) { position, writer in
            writer.object {
                $0.member("id", kind.firstID + position)
                $0.member("adult", false)
            }
        }
    }
}

// MARK: - Lists of selected entries

extension CatalogueContents {

    /// Returns the movies of the coming weeks, or of the past weeks.
    func movies(upcoming: Bool) -> CatalogueList {
        let window = CatalogueWindow(kind: .movie, count: catalogue.movieCount)
        let places = upcoming ? window.upcoming : window.current
        let days =
            upcoming
            ? (first: CatalogueDay.today.adding(1), last: CatalogueDay.today.adding(CatalogueWindow.daysAhead))
            : (first: CatalogueDay.today.adding(-CatalogueWindow.daysShown), last: .today)
        return list(
            of: .movie, count: places.count,
            head: { page in
                page.member("dates") {
                    $0.member("maximum", days.last)
                    $0.member("minimum", days.first)
                }
            }, index: { catalogue.movies.byDay.index(at: places.lowerBound + $0) })
    }

    /// Returns the series that are on the air, or every third of them as the series that air today.
    func seriesOnTheAir(everyThird: Bool) -> CatalogueList {
        let places = CatalogueWindow(kind: .tvSeries, count: catalogue.seriesCount).current
        let step = everyThird ? 3 : 1
        return list(
            of: .tvSeries, count: (places.count + step - 1) / step,
            index: { catalogue.series.byDay.index(at: places.lowerBound + $0 * step) })
    }

    /// Returns the shows whose index has a remainder: the shows of a genre, a company or a keyword.
    func shows(_ kind: CatalogueKind, remainder: Int, of divisor: Int) -> CatalogueList {
        let count = catalogue.count(of: kind)
        return list(
            of: kind, count: remainder < count ? (count - remainder + divisor - 1) / divisor : 0,
            index: { remainder + $0 * divisor })
    }

    /// Returns the other shows with the same remainder.
    func related(to entry: CatalogueEntry, by divisor: Int) -> CatalogueList {
        shows(entry.kind, remainder: entry.index % divisor, of: divisor).without(entry.index / divisor)
    }
}
