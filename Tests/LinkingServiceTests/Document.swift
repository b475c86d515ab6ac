import Foundation

/// A file of the package whose Swift samples have to be compiled.
struct Document {

    /// The package's folder.
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    /// The path below the package's folder.
    let path: String

    private let text: String

    /// The name of the file without its extension.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// The module whose catalogue holds the document.
    var module: String { URL(filePath: path).deletingLastPathComponent().deletingPathExtension().lastPathComponent }

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    }

    /// The articles and landing pages of all catalogues.
    static var articles: [Document] {
        get throws {
            try ["Adapters", "Contexts", "Core"].flatMap { try documents(below: $0, withExtension: "md") }
                .filter { $0.path.contains(".docc/") }
        }
    }

    /// The sources of a module.
    static func sources(of module: String) throws -> [Document] {
        try ["Adapters", "Contexts", "Core"].flatMap { try documents(below: $0, withExtension: "swift") }
            .filter { $0.path.contains("/Sources/\(module)/") }
    }

    /// The samples, normalised: those of a text, or those of a source's documentation comments. A manifest is none.
    var samples: [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            path.hasSuffix(".swift") ? Self.comment(in: line) ?? "" : String(line)
        }
        return lines.joined(separator: "\n").components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .filter { !$0.hasPrefix("// Package.swift") }
            .map(Self.normalised)
    }

    /// A text without indentation, and without whitespace around lines and around the whole.
    static func normalised(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }

    /// The files below a folder of the package.
    static func files(below folder: String, withExtension suffix: String) throws -> [URL] {
        let url = package.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
            .filter { $0.hasSuffix(".\(suffix)") && !$0.contains(".build") }
            .sorted()
            .map { url.appending(path: $0) }
    }

    private static func documents(below folder: String, withExtension suffix: String) throws -> [Document] {
        let root = package.path(percentEncoded: false)
        return try files(below: folder, withExtension: suffix).map {
            try Document(String($0.path(percentEncoded: false).dropFirst(root.count)))
        }
    }

    /// What a documentation comment says; `nil` for another line.
    private static func comment(in line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("///") ? String(text.dropFirst(3)) : nil
    }
}
