import TMDb

extension Route {
    static let sessions: [Route] = [
        Route("authentication-validate-key") { client, _ in try await client.authentication.validateKey() },
        Route("authentication-create-guest-session") { client, _ in try await client.authentication.guestSession() },
        Route("authentication-create-request-token") { client, _ in try await client.authentication.requestToken() },
        Route("authentication-create-session-from-login") { client, values in
            try await client.authentication.approve(
                requestToken: values.secret, username: values.secret, password: values.secret)
        },
        Route("authentication-create-session") { client, values in
            try await client.authentication.session(fromRequestToken: values.secret)
        },
        Route("authentication-create-session-from-v4-token") { client, values in
            try await client.authentication.session(fromAccessToken: values.secret)
        },
        Route("authentication-delete-session") { client, values in
            try await client.authentication.deleteSession(values.secret)
        },
        Route("v4-auth-create-request-token") { client, _ in
            try await client.authentication.userRequestToken()
        },
        Route("v4-auth-create-access-token") { client, values in
            try await client.authentication.userAccessToken(from: values.secret)
        },
        Route("v4-auth-logout") { client, values in
            try await client.authentication.deleteUserAccessToken(values.secret)
        },
    ]
}
