public import Foundation
public import TMDb

extension PopcornServices {

    /// How TMDb is asked.
    public struct TMDbAccess: Sendable {

        enum Kind: Sendable {
            case credential(TMDbCredential, baseURL: URL?, httpClient: (any TMDbHTTPClient)?)
            case client(TMDbClient)
            case offline
        }

        let kind: Kind

        /// With an API read access token.
        public static func accessToken(_ token: String) -> TMDbAccess {
            credential(.accessToken(token))
        }

        /// With an API key.
        public static func apiKey(_ key: String) -> TMDbAccess {
            credential(.apiKey(key))
        }

        /// With a credential, at an address, by an HTTP client.
        ///
        /// - Parameters:
        ///   - credential: An API key or an access token.
        ///   - baseURL: Where the API is, such as a stand-in's address. Default: `https://api.themoviedb.org`.
        ///   - httpClient: The client that sends requests. The service shuts it down. Default: one that goes with
        ///     the services.
        public static func credential(
            _ credential: TMDbCredential, baseURL: URL? = nil, httpClient: (any TMDbHTTPClient)? = nil
        ) -> TMDbAccess {
            TMDbAccess(kind: .credential(credential, baseURL: baseURL, httpClient: httpClient))
        }

        /// By a client of the service's own making, which the service shuts down itself.
        public static func client(_ client: TMDbClient) -> TMDbAccess {
            TMDbAccess(kind: .client(client))
        }

        /// Not at all: what is not cached cannot be had, and says that a credential is missing.
        public static let offline = TMDbAccess(kind: .offline)
    }
}
