import Configuration
import CoreDomain
import Foundation

/// The sources of the settings of `popcorn serve`: the flags, then the environment, then the file.
struct ServeSources {

    /// The maximum size of a file in bytes.
    private static let maximumFileSize = 1_000_000

    private let reader: ConfigReader

    /// Creates sources.
    ///
    /// - Parameters:
    ///   - flags: The values of the flags that are given.
    ///   - environment: The environment.
    ///   - file: The content of the configuration file; `nil` if there is none.
    init(flags: [ServeSetting: String], environment: [String: String], file: Data?) throws(PopcornError) {
        let fileValues = try file.map { data throws(PopcornError) in try Self.values(of: data) } ?? [:]
        reader = ConfigReader(providers: [
            Self.provider(flags),
            EnvironmentVariablesProvider(environmentVariables: environment.filter { !$0.value.isEmpty }),
            Self.provider(fileValues),
        ])
    }

    /// Returns the value of a setting; `nil` if no source has it.
    func value(_ name: String) -> String? {
        reader.string(forKey: ConfigKey(["popcorn", name]))
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

    private static func provider(_ values: [ServeSetting: String]) -> InMemoryProvider {
        InMemoryProvider(
            values: Dictionary(
                uniqueKeysWithValues: values.map { key, value in
                    (AbsoluteConfigKey(["popcorn", key.rawValue]), ConfigValue(.string(value), isSecret: false))
                }))
    }

    /// Returns the settings of a file, an object of strings, numbers and Booleans.
    private static func values(of file: Data) throws(PopcornError) -> [ServeSetting: String] {
        guard let object = try? JSONDecoder().decode([String: Scalar].self, from: file) else {
            throw .invalidInput(
                "The configuration file must be a JSON object whose values are strings, numbers, true or false")
        }
        let unknown = object.keys.filter { ServeSetting(rawValue: $0) == nil }.sorted()
        guard unknown.isEmpty else {
            let known = ServeSetting.allCases.map(\.rawValue).sorted()
            let suggestions = unknown.map { SimilarName.of($0, in: known) }
            let names = zip(unknown, suggestions).map { name, suggestion in
                "'\(name.printable)'\(suggestion.map { " (did you mean '\($0)'?)" } ?? "")"
            }
            throw .invalidInput(
                "The configuration file has unknown settings: \(names.joined(separator: ", "))"
                    + (suggestions.contains(nil) ? "; the settings are \(known.joined(separator: ", "))" : ""))
        }
        return object.reduce(into: [:]) { values, member in
            if let setting = ServeSetting(rawValue: member.key) { values[setting] = member.value.text }
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
