import CoreDomain
import Foundation

/// Credentials in files, as service managers supply them.
enum ServeSecrets {

    /// Returns an environment in which each secret that is not set has the content of the file that its variable with `_FILE`
    /// names, such as `TMDB_ACCESS_TOKEN_FILE`, or of the systemd credential with its name, such as `tmdb-access-token`.
    static func adding(
        to environment: [String: String],
        content: (_ path: String) -> Data? = FileManager.default.contents(atPath:)
    ) throws(PopcornError) -> [String: String] {
        var environment = environment
        for variable in Setting.all.filter(\.isSecret).map(\.variable) where environment[variable, default: ""].isEmpty
        {
            let credential = variable.lowercased().replacing("_", with: "-")
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
