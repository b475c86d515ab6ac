import Foundation

/// The models that sources declare, and the types that methods answer with.
enum DeclaredModels {

    /// The Swift sources of a folder and of those in it.
    static func sources(in folder: URL) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
    }

    /// The names of the public types of a source that can be decoded, where they are declared or in an extension.
    static func names(inSource source: String) -> [String] {
        let declaration = /(?m)^(?:public (?:struct|enum|final class)|extension) (\w+)(?:<[^{]*?>)?\s*:([^{]*)\{/
        return source.matches(of: declaration).compactMap { match in
            let conformances = match.output.2.split { !$0.isLetter }
            return conformances.contains { $0 == "Codable" || $0 == "Decodable" } ? String(match.output.1) : nil
        }
    }

    /// The types that the throwing methods of a source answer with.
    static func answers(inSource source: String) -> [String] {
        source.matches(of: /async throws\(TMDbError\)\s*->\s*([^{\n]+?)\s*\{/).map { String($0.output.1) }
    }

    /// The public names of a source that stand for another type.
    static func aliases(inSource source: String) -> [(name: String, type: String)] {
        source.matches(of: /(?m)^public typealias (\w+)\s*=\s*(.+)$/).map { match in
            (String(match.output.1), String(match.output.2))
        }
    }
}
