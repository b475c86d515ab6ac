/// Light views of a client: each makes its calls in another way, over the same connections, with the same rate limit,
/// retries, requests under way, cache and images. A view costs nothing to make and need not be shut down.
///
/// Views of views add up. A view of a client that stands on a mock is that client: it has no requests.
extension TMDbClient {

    /// The client as it asks for a user: what belongs to the user is read and written with the user's access token,
    /// and what is the same for everyone with the client's own credential, so that users share it.
    ///
    /// ```swift
    /// let user = try client.asUser(token.accessToken)
    /// let list = try await user.listsV4.create(UserListProperties(name: "Heist films", languageCode: "en"))
    /// ```
    ///
    /// - Parameter accessToken: The token that ``AuthenticationService/userAccessToken(from:)`` gave.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the token is malformed.
    public func asUser(_ accessToken: String) throws(TMDbError) -> TMDbClient {
        let token = TMDbCredential.accessToken(accessToken)
        do throws(RequestProblem) {
            try token.check()
        } catch {
            throw TMDbError(.invalidRequest(reason: error.reason))
        }
        return view { $0.builder.userToken = token }
    }

    /// The client with other options for its calls. What is `nil` stays as it is.
    ///
    /// ```swift
    /// let title = try await client.with(language: "de", deadline: .seconds(2)).movies.details(forMovie: 550).title
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language of answers if a call names none. A call fails if it is no language tag.
    ///   - deadline: How long a call may take, with all retries and waits; after it the call fails with
    ///     ``TMDbError/Kind-swift.enum/timeout``.
    ///   - cache: What the transport's cache does with the requests. Default: it is used.
    public func with(
        language: String? = nil, deadline: Duration? = nil, cache: TMDbCachePolicy? = nil
    ) -> TMDbClient {
        view { client in
            client.builder.defaultLanguage = language ?? client.builder.defaultLanguage
            client.builder.cachePolicy = cache ?? client.builder.cachePolicy
            client.deadline = deadline ?? client.deadline
        }
    }

    private func view(_ change: (inout APIClient) -> Void) -> TMDbClient {
        guard var client = client as? APIClient else { return self }
        change(&client)
        return TMDbClient(client, viewOf: self)
    }
}
