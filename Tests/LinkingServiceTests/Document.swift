import Foundation

/// A file of the package whose Swift samples must be compiled.
struct Document {

    /// The folder of the package.
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    /// The path relative to the folder of the package.
    let path: String

    private let text: String

    /// The file name without its extension.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

    /// The module whose catalogue contains the document.
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

    /// Returns the source files of a module.
    static func sources(of module: String) throws -> [Document] {
        try ["Adapters", "Contexts", "Core"].flatMap { try documents(below: $0, withExtension: "swift") }
            .filter { $0.path.contains("/Sources/\(module)/") }
    }

    /// The normalised samples of an article, or of a source file's documentation comments. Package manifests are
    /// skipped.
    var samples: [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            path.hasSuffix(".swift") ? Self.comment(in: line) ?? "" : String(line)
        }
        return lines.joined(separator: "\n").components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .filter { !$0.hasPrefix("// Package.swift") }
            .map(Self.normalised)
    }

    /// Returns a string without indentation, trailing white space, and empty lines at the start and end.
    static func normalised(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }

    /// Returns the files below a folder of the package.
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

    /// Returns the text of a documentation comment, or `nil` for any other line.
    private static func comment(in line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        return text.hasPrefix("///") ? String(text.dropFirst(3)) : nil
    }
}
