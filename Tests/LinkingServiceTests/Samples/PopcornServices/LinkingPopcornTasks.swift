import Foundation
import PopcornServices

func movieResponse(
    id: Int, ifNoneMatch: String?, now: Date, from popcorn: PopcornServices
) async throws -> (status: Int, headers: [String: String], body: Data) {
    let movie = try await popcorn.movies.fetchMovieDetails.sourced(id: id)
    let seconds = Int(max(0, (movie.freshUntil ?? now).timeIntervalSince(now)))
    let tag = "\"\(Int(movie.cachedAt.timeIntervalSince1970 * 1000))\""
    let headers = [
        "Cache-Control": "public, max-age=\(seconds)", "Content-Type": "application/json", "ETag": tag,
    ]
    if ifNoneMatch == tag { return (304, headers, Data()) }
    return (200, headers, try PopcornJSON.data(movie.value))
}

func toggle(_ id: Int, of account: String, in popcorn: PopcornServices) async throws -> [String] {
    let owner = try WatchlistOwner(account)
    try await popcorn.movies.toggleOnWatchlist.execute(id: id, owner: owner)
    let titles = try await popcorn.media.fetchWatchlistTitles.execute(WatchlistQuery(owner: owner))
    return titles.items.map { $0.preview?.title ?? "not available" }
}

func suggestions(for text: String, of owner: WatchlistOwner, from popcorn: PopcornServices) async throws -> [String] {
    let recent = try await popcorn.searchHistory.fetchSearchHistory.execute(prefix: text, limit: 3, owner: owner)
    guard text.count > 1 else { return recent.map(\.text) }
    let found = try await popcorn.media.searchMedia.execute(MediaSearch(text))
    return recent.map(\.text) + found.items.prefix(7).map(\.title)
}

func page(of ids: [Int], from popcorn: PopcornServices) async throws -> [String] {
    let results = try await popcorn.movies.fetchMovieDetails.execute(ids: ids)
    return zip(ids, results).map { id, result in
        switch result {
        case .success(let movie): "\(movie.title) (\(movie.runtime ?? 0) min)"
        case .failure(let error): "\(id): \(error.clientMessage)"
        }
    }
}

func deleteAccount(_ account: String, from popcorn: PopcornServices) async throws -> Data {
    let owner = try WatchlistOwner(account)
    let copyForUser = try await popcorn.library.exportAll(owner: owner)
    let deletion = try await popcorn.library.deleteAll(owner: owner)
    for copy in deletion.olderCopies { print("May contain data of a deleted account:", copy.path) }
    return Data(copyForUser.joined(separator: "\n").utf8)
}

func backUp(_ popcorn: PopcornServices, to folder: URL, now: Date, keeping count: Int) async throws {
    let day = now.formatted(.iso8601.year().month().day())
    try await popcorn.library.backUp(to: folder.appending(path: "library-\(day).sqlite"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for old in names.filter({ $0.hasPrefix("library-") }).sorted().dropLast(count) {
        try FileManager.default.removeItem(at: folder.appending(path: old))
    }
}
