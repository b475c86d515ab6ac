import CoreMetrics
import Foundation
import PopcornServices

private func invalidated(_ popcorn: PopcornServices) async throws {
    try await popcorn.cache.invalidate(.movie(550))
    try await popcorn.cache.invalidate(.tvSeason(seriesID: 1396, seasonNumber: 1))
    for try await id in popcorn.cache.cachedIDs(of: .movie, language: "en-GB") { print(id) }
}

func importMovies(listedIn file: URL, popcorn: PopcornServices) async throws -> CacheProgress {
    let numbers = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
    return try await popcorn.cache.warm(numbers.lazy.map { ContentID.movie($0) }, total: numbers.count) { progress in
        if progress.completed.isMultiple(of: 1000) { print("\(progress.completed) of \(numbers.count)") }
    }
}

func refreshEveryNight(_ popcorn: PopcornServices) async throws {
    while !Task.isCancelled {
        let series = try await popcorn.cache.refresh(popcorn.cache.cachedIDs(of: .tvSeries), ifCached: true)
        for failure in series.failures { print(failure.id, failure.error.message) }
        try await Task.sleep(for: .seconds(86_400))
    }
}

private func warmedUp(_ popcorn: PopcornServices) async throws {
    let result = try await popcorn.cache.warm(from: [.list(.popularMovies, limit: 1000), .watchlists]) { progress in
        if let total = progress.items.total { print("\(progress.items.completed) of \(total)") }
    }
    if let error = result.firstError { print(error.message) }
}

private func changes(_ popcorn: PopcornServices) async throws {
    let changes = try await popcorn.cache.refreshChanged()
    print(changes.changed, changes.refreshed, changes.pages)
}

private func suggestions(_ popcorn: PopcornServices) async throws {
    try await popcorn.titleIndex.update()
    for suggestion in try await popcorn.media.suggestTitles.execute("godf", kinds: [.movie]) {
        print(suggestion.kind, suggestion.id, suggestion.name)
    }
}

func readiness(_ popcorn: PopcornServices) async throws -> (status: Int, body: Data) {
    let health = await popcorn.health()
    Gauge(label: "catalogue_requests").record(health.work.requests)
    Gauge(label: "catalogue_waiting_refreshes").record(health.work.waitingRefreshes)
    return (health.isReady ? 200 : 503, try PopcornJSON.data(health))
}
