import Foundation
import TMDb

private func approval(_ client: TMDbClient) async throws -> (String, URL?) {
    let token = try await client.authentication.userRequestToken(redirectTo: "https://service.example/approved")
    let page = token.approvalURL
    return (token.requestToken, page)
}

private func access(_ client: TMDbClient, requestToken: String) async throws -> UserAccessToken {
    let access = try await client.authentication.userAccessToken(from: requestToken)
    return access
}

private func ratings(
    _ client: TMDbClient, accessToken: String, accountID: String
) async throws -> MoviePageableList {
    let user = try client.asUser(accessToken)
    let ratings = try await user.accountV4.ratedMovies(forAccount: accountID, sortedBy: .createdAtDescending)
    return ratings
}

private func signOut(_ client: TMDbClient, accessToken: String) async throws {
    try await client.authentication.deleteUserAccessToken(accessToken)
}

private func newList(_ client: TMDbClient, accessToken: String) async throws -> CreatedMediaList {
    let session = try await client.authentication.session(fromAccessToken: accessToken)
    let list = try await client.lists.create(name: "Heists", sessionID: session.sessionID)
    return list
}

private func rate(_ client: TMDbClient) async throws {
    let guest = try await client.authentication.guestSession()
    try await client.movies.addRating(8.5, toMovie: 550, session: .guest(guest.guestSessionID))
}

private struct SignInExpired: Error {}

private func accessIfApproved(_ client: TMDbClient, requestToken: String) async throws -> UserAccessToken? {
    do throws(TMDbError) {
        return try await client.authentication.userAccessToken(from: requestToken)
    } catch {
        switch error.statusCode {
        case .requestTokenNotApproved: return nil
        case .invalidRequestToken: throw SignInExpired()
        default: throw error
        }
    }
}
