/// Lightweight views of a client.
///
/// A view changes how calls are made. It shares the client's connections, rate limit, retry policy, requests in flight,
/// cache and image configuration. Views are cheap to create and do not need to be shut down.
///
/// A view of a view combines the options of both. For a client that is backed by a mock, these methods return the
/// client itself.
extension TMDbClient {

    /// Returns a view of the client that acts on behalf of a user.
    ///
    /// Requests that concern the user are authorised with the user's access token. Requests whose response is the same
    /// for everyone use the client's credential, so users share cached and coalesced responses.
    ///
    /// ```swift
    /// let user = try client.asUser(token.accessToken)
    /// let list = try await user.listsV4.create(UserListProperties(name: "Heist films", languageCode: "en"))
    /// ```
    ///
    /// - Parameter accessToken: The access token that ``AuthenticationService/userAccessToken(from:)`` returned.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the token is malformed.
    public func asUser(_ accessToken: String) throws(TMDbError) -> TMDbClient {
        let token = TMDbCredential.accessToken(accessToken)
        do throws(InvalidRequest) {
            try token.check()
        } catch {
            throw TMDbError(.invalidRequest(reason: error.reason))
        }
        return view { $0.builder.userToken = token }
    }

    /// Returns a view of the client with different options. Options that are `nil` are unchanged.
    ///
    /// ```swift
    /// let title = try await client.with(language: "de", deadline: .seconds(2)).movies.details(forMovie: 550).title
    /// ```
    ///
    /// - Parameters:
    ///   - language: The response language (a language tag) for calls that do not specify one. Calls fail if it is
    ///     not a valid language tag. Default: unchanged.
    ///   - deadline: The maximum duration of a call, including retries and waits. After it, the call throws
    ///     ``TMDbError/Kind-swift.enum/timeout``. Default: unchanged.
    ///   - cache: The cache policy of the requests. A client's initial policy is ``TMDbCachePolicy/use``. Default:
    ///     unchanged.
    ///   - priority: The priority of the requests among the requests that wait for the ``RateLimit``. A client's
    ///     initial priority is ``TMDbRequestPriority/interactive``. Default: unchanged.
    public func with(
        language: String? = nil, deadline: Duration? = nil, cache: TMDbCachePolicy? = nil,
        priority: TMDbRequestPriority? = nil
    ) -> TMDbClient {
        view { client in
            client.builder.defaultLanguage = language ?? client.builder.defaultLanguage
            client.builder.cachePolicy = cache ?? client.builder.cachePolicy
            client.deadline = deadline ?? client.deadline
            client.priority = priority ?? client.priority
        }
    }

    private func view(_ change: (inout APIClient) -> Void) -> TMDbClient {
        guard var client = client as? APIClient else { return self }
        change(&client)
        return TMDbClient(client, viewOf: self)
    }
}
