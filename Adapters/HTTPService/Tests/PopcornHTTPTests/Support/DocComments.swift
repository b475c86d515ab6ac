import Foundation

/// The documentation comments of types and their properties in Swift source files.
struct DocComments {

    /// The first paragraphs of the comments, by the names of types and of their properties. That of a type itself has
    /// an empty name. The name of a nested type follows that of the enclosing one, as in `HealthDatabase`.
    private(set) var texts: [String: [String: String]] = [:]

    /// Reads the source files in a folder.
    init(folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            let path = file.path(percentEncoded: false)
            guard path.hasSuffix(".swift"), path.contains("/Sources/"), !path.contains("/.build") else { continue }
            read(try String(contentsOf: file, encoding: .utf8))
        }
    }

    private mutating func read(_ source: String) {
        let type = /^(?:[a-z]+ )*(struct|enum|class|actor|extension|protocol) ([A-Za-z0-9_.]+)/
        let property = /^(?:(?!static)[a-z()]+ )*(?:let|var) ([A-Za-z0-9_, ]+):/
        var enclosing: [(name: String, depth: Int)] = []
        var depth = 0
        var comment: [String] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
                continue
            }
            // An attribute is between a comment and its declaration.
            if text.hasPrefix("@") { continue }
            if let match = text.firstMatch(of: type) {
                enclosing.append((String(match.2.filter { $0 != "." }), depth))
                if match.1 != "extension" { add(comment, "", of: enclosing) }
            } else if let match = text.firstMatch(of: property), depth == (enclosing.last?.depth ?? depth) + 1 {
                for name in match.1.split(separator: ",") {
                    add(comment, name.trimmingCharacters(in: .whitespaces), of: enclosing)
                }
            }
            if !text.isEmpty { comment = [] }
            depth += text.count { $0 == "{" } - text.count { $0 == "}" }
            while let last = enclosing.last, depth <= last.depth { enclosing.removeLast() }
        }
    }

    private mutating func add(_ comment: [String], _ name: String, of enclosing: [(name: String, depth: Int)]) {
        let paragraph = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
        guard !paragraph.isEmpty else { return }
        // A link of DocC is a path.
        let text = paragraph.replacing(/``([^`]+)``/) { match in
            "`\(match.1.split(separator: "/").last ?? "")`"
        }
        texts[enclosing.map(\.name).joined(), default: [:]][name] = text
    }
}
