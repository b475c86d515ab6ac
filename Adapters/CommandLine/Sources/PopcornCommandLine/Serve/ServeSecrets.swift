import CoreDomain
import Foundation

/// Credentials in files, as service managers supply them.
enum ServeSecrets {

    /// Returns an environment in which each of the variables `TMDB_ACCESS_TOKEN`, `TMDB_API_KEY` and
    /// `POPCORN_DATABASE_URL` that is not set has the content of the file that `TMDB_ACCESS_TOKEN_FILE`,
    /// `TMDB_API_KEY_FILE` or `POPCORN_DATABASE_URL_FILE` names, or of the systemd credential `tmdb-access-token`,
    /// `tmdb-api-key` or `popcorn-database-url`.
    static func adding(
        to environment: [String: String],
        content: (_ path: String) -> Data? = FileManager.default.contents(atPath:)
    ) throws(PopcornError) -> [String: String] {
        var environment = environment
        for (variable, credential) in [
            ("TMDB_ACCESS_TOKEN", "tmdb-access-token"), ("TMDB_API_KEY", "tmdb-api-key"),
            ("POPCORN_DATABASE_URL", "popcorn-database-url"),
        ] where environment[variable, default: ""].isEmpty {
            if let path = environment["\(variable)_FILE"], !path.isEmpty {
                guard let data = content(path) else {
                    throw .invalidInput("The file that \(variable)_FILE names cannot be read")
                }
                environment[variable] = text(data)
            } else if let folder = environment["CREDENTIALS_DIRECTORY"], let data = content("\(folder)/\(credential)") {
                environment[variable] = text(data)
            }
        }
        return environment
    }

    private static func text(_ data: Data) -> String {
        String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
