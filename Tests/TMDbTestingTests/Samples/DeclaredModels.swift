import Foundation

/// A parser that finds the models declared in Swift sources and the return types of service methods.
enum DeclaredModels {

    /// Returns the contents of the Swift sources in a folder and its subfolders.
    static func sources(in folder: URL) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
    }

    /// Returns the names of the public decodable types in a source. The conformance can be declared in an extension.
    static func names(inSource source: String) -> [String] {
        let declaration = /(?m)^(?:public (?:struct|enum|final class)|extension) (\w+)(?:<[^{]*?>)?\s*:([^{]*)\{/
        return source.matches(of: declaration).compactMap { match in
            let conformances = match.output.2.split { !$0.isLetter }
            return conformances.contains { $0 == "Codable" || $0 == "Decodable" } ? String(match.output.1) : nil
        }
    }

    /// Returns the return types of the throwing methods in a source.
    static func answers(inSource source: String) -> [String] {
        source.matches(of: /async throws\(TMDbError\)\s*->\s*([^{\n]+?)\s*\{/).map { String($0.output.1) }
    }

    /// Returns the public type aliases in a source.
    static func aliases(inSource source: String) -> [(name: String, type: String)] {
        source.matches(of: /(?m)^public typealias (\w+)\s*=\s*(.+)$/).map { match in
            (String(match.output.1), String(match.output.2))
        }
    }
}
