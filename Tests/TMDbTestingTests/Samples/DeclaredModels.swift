import Foundation

/// The models that a folder of sources declares.
enum DeclaredModels {

    /// The names of the public types of a folder that can be decoded, in the order of the alphabet.
    static func names(in folder: URL) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        let names = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
            try names(inSource: String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
        return names.sorted()
    }

    /// The names of the public types of a source that can be decoded, where they are declared or in an extension.
    static func names(inSource source: String) -> [String] {
        let declaration = /(?m)^(?:public (?:struct|enum|final class)|extension) (\w+)(?:<[^{]*?>)?\s*:([^{]*)\{/
        return source.matches(of: declaration).compactMap { match in
            let conformances = match.output.2.split { !$0.isLetter }
            return conformances.contains { $0 == "Codable" || $0 == "Decodable" } ? String(match.output.1) : nil
        }
    }

    /// The types that the public methods of a folder's sources answer with, in the order of the alphabet.
    static func answers(in folder: URL) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        let answers = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
            try answers(inSource: String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
        return Set(answers).sorted()
    }

    /// The types that the public methods of a source answer with.
    static func answers(inSource source: String) -> [String] {
        source.matches(of: /async throws\(TMDbError\)\s*->\s*([^{]*?)\s*\{/).map { String($0.output.1) }
    }
}
