public import Foundation
public import TMDb

extension PopcornServices {

    /// A way to access TMDb: with a credential, through your own client, or not at all.
    public struct TMDbAccess: Sendable {

        enum Kind: Sendable {
            case credential(TMDbCredential, baseURL: URL?, httpClient: (any TMDbHTTPClient)?)
            case client(TMDbClient)
            case offline
        }

        let kind: Kind

        /// Returns access with an API read access token.
        public static func accessToken(_ token: String) -> TMDbAccess {
            credential(.accessToken(token))
        }

        /// Returns access with an API key.
        public static func apiKey(_ key: String) -> TMDbAccess {
            credential(.apiKey(key))
        }

        /// Returns access with a credential, optionally at another base URL or through your own HTTP client.
        ///
        /// - Parameters:
        ///   - credential: An API key or an access token.
        ///   - baseURL: The base URL of the API, such as that of a stand-in server. Default:
        ///     `https://api.themoviedb.org`.
        ///   - httpClient: The HTTP client that sends requests; you shut it down. Default: a client that
        ///     ``PopcornServices`` creates and shuts down.
        public static func credential(
            _ credential: TMDbCredential, baseURL: URL? = nil, httpClient: (any TMDbHTTPClient)? = nil
        ) -> TMDbAccess {
            TMDbAccess(kind: .credential(credential, baseURL: baseURL, httpClient: httpClient))
        }

        /// Returns access through a client that you created. You shut it down.
        public static func client(_ client: TMDbClient) -> TMDbAccess {
            TMDbAccess(kind: .client(client))
        }

        /// No access to TMDb. Reads that would need a request throw ``/CoreDomain/PopcornError`` of kind
        /// ``/CoreDomain/PopcornError/Kind-swift.enum/unauthorised``, or return a stale-if-error value with that
        /// failure.
        public static let offline = TMDbAccess(kind: .offline)
    }
}
