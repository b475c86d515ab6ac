import Foundation
import TMDb

private func account(_ client: TMDbClient, _ access: UserAccessToken) async throws {
    let user = try client.asUser(access.accessToken)
    let versionFour = access.accountID
    let versionThree = try await user.account.details(sessionID: nil).id

    try await user.account.setFavorite(true, for: .movie(550), account: versionThree, sessionID: nil)
    try await user.account.setOnWatchlist(true, for: .tvSeries(1396), account: versionThree, sessionID: nil)
    try await user.movies.addRating(8.5, toMovie: 550, session: nil)

    for try await movie in user.accountV4.allRatedMovies(forAccount: versionFour, sortedBy: .createdAtDescending) {
        print(movie.title, movie.rating ?? 0, movie.ratedAt?.formatted(.iso8601) ?? "")
    }
}

private func states(_ user: TMDbClient) async throws -> (Bool?, Bool?, Double?) {
    let states = try await user.movies.accountStates(forMovie: 550, session: nil)
    let summary = (states.isFavorite, states.isOnWatchlist, states.rating)
    return summary
}

private func heists(_ user: TMDbClient) async throws -> UserList {
    let list = try await user.listsV4.create(
        UserListProperties(name: "Heists", languageCode: "en", isPublic: false, sortBy: .titleAscending)
    ).id
    let added = try await user.listsV4.add([.movie(949, comment: "Twice."), .tvSeries(71446)], toList: list)
    for failure in added.failures { print(failure.mediaID, failure.errors ?? []) }

    let best = try await user.listsV4.details(forList: list, sortedBy: .voteAverageDescending)
    for try await show in user.listsV4.allItems(inList: list, sortedBy: .originalOrderDescending) { print(show.id) }
    return best
}
