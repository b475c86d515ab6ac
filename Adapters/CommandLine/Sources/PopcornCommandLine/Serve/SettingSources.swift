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

    /// Returns a warning for each variable whose name is similar to that of a setting. Other unknown variables may be those
    /// of other programs.
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
        } else {
            text = try container.decode(String.self)
        }
    }
}
