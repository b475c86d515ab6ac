import CoreDomain
import Foundation

/// The sources of the settings of `popcorn serve`: options, then the environment, then the configuration file.
enum SettingSources {

    /// The maximum size of a file in bytes.
    private static let maximumFileSize = 1_000_000

    /// Returns the environment with the settings of options and of a configuration file.
    ///
    /// - Parameters:
    ///   - options: The values of the given options, by variable.
    ///   - environment: The environment. Empty variables count as missing.
    ///   - file: The content of the configuration file. Default: none.
    static func environment(
        options: [String: String], environment: [String: String], file: Data? = nil
    ) throws(PopcornError) -> [String: String] {
        let fileValues = try file.map { data throws(PopcornError) in try Self.values(of: data) } ?? [:]
        return fileValues.merging(environment.filter { !$0.value.isEmpty }) { $1 }.merging(options) { $1 }
    }

    /// Returns a warning for each variable whose name is similar to that of a setting. Other unknown variables may
    /// belong to other programs.
    static func warnings(_ environment: [String: String]) -> [String] {
        let known = Setting.all.map(\.variable) + ["POPCORN_CONFIG"]
        return environment.keys.filter { $0.hasPrefix("POPCORN_") || $0.hasPrefix("TMDB_") }.sorted().compactMap {
            name in
            guard !known.contains(name), let similar = SimilarName.of(name, in: known) else { return nil }
            return "The environment variable \(name.printable) is ignored; did you mean \(similar)?"
        }
    }

    /// Reads a file that an option names.
    ///
    /// - Parameter name: The noun for the file in error messages.
    static func content(of path: String, name: String) throws(PopcornError) -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .invalidInput("The \(name) '\(path.printable)' cannot be read")
        }
        guard data.count <= maximumFileSize else {
            throw .invalidInput("The \(name) '\(path.printable)' is larger than \(maximumFileSize) bytes")
        }
        return data
    }

    /// Reads TMDB's logo.
    static func logo(_ path: String) throws(PopcornError) -> Data {
        let data = try content(of: path, name: "logo")
        guard data.range(of: Data("<svg".utf8)) != nil else {
            throw .invalidInput("The logo '\(path.printable)' is not an SVG image")
        }
        return data
    }

    /// Returns the settings of a file, an object of strings, numbers and Booleans, by variable.
    private static func values(of file: Data) throws(PopcornError) -> [String: String] {
        guard let object = try? JSONDecoder().decode([String: Scalar].self, from: file) else {
            throw .invalidInput(
                "The configuration file must be a JSON object whose values are strings, numbers, true or false")
        }
        let settings = Dictionary(uniqueKeysWithValues: Setting.all.map { ($0.name, $0) })
        if let secret = object.keys.sorted().first(where: { settings[$0]?.isSecret == true }) {
            throw .invalidInput(
                """
                The configuration file contains the secret '\(secret)', which every reader of the file would know; write it to \
                a file of its own, and name that file with '\(secret)-file'
                """)
        }
        let unknown = object.keys.filter { settings[$0] == nil }.sorted()
        guard unknown.isEmpty else {
            let known = settings.filter { !$0.value.isSecret }.keys.sorted()
            let suggestions = unknown.map { SimilarName.of($0, in: known) }
            let names = zip(unknown, suggestions).map { name, suggestion in
                "'\(name.printable)'\(suggestion.map { " (did you mean '\($0)'?)" } ?? "")"
            }
            throw .invalidInput(
                "The configuration file has unknown settings: \(names.joined(separator: ", "))"
                    + (suggestions.contains(nil) ? "; the settings are \(known.joined(separator: ", "))" : ""))
        }
        return object.reduce(into: [:]) { values, member in
            if let setting = settings[member.key] { values[setting.variable] = member.value.text }
        }
    }
}

/// A string, number or Boolean of a configuration file.
private struct Scalar: Decodable {

    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            text = String(flag)
        } else if let number = try? container.decode(Int.self) {
            text = String(number)
        } else if let number = try? container.decode(Double.self) {
            text = String(number)
        } else {
            text = try container.decode(String.self)
        }
    }
}

/// The known name that is most similar to an unknown one.
enum SimilarName {

    /// Returns the most similar name; `nil` if no name is similar. At most 3 characters and half of a name may differ.
    static func of(_ name: String, in names: [String]) -> String? {
        let nearest = names.map { (name: $0, distance: distance(name, $0)) }.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= min(3, name.count / 2) ? $0.name : nil }
    }

    /// Returns the number of insertions, deletions, replacements and exchanges of neighbours between two names. Only
    /// the first 50 characters of a name count.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.prefix(50)), Array(right.prefix(50)))
        var rows = [Array(0...right.count)]
        for line in left.indices {
            var row = [line + 1]
            for column in right.indices {
                let replaced = rows[line][column] + (left[line] == right[column] ? 0 : 1)
                var distance = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, left[line] == right[column - 1], left[line - 1] == right[column] {
                    distance = min(distance, rows[line - 1][column - 1] + 1)
                }
                row.append(distance)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}

/// Credentials in files, as service managers supply them.
enum ServeSecrets {

    /// Returns the environment with secrets from files. A secret that is not set is read from the file that the
    /// variable with the suffix `_FILE` names, such as `TMDB_ACCESS_TOKEN_FILE`, or from the systemd credential, such
    /// as `tmdb-access-token`.
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
