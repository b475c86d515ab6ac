import CoreDomain
import Foundation

/// A line of a list of identifiers.
enum IdentifierLine: Equatable {
    /// An identifier of content.
    case id(ContentID)
    /// An empty line or a comment.
    case blank
    /// A line that contains no identifier.
    case invalid

    /// The part of a line of TMDb's daily export that is read.
    private struct Export: Decodable {
        let id: Int
    }

    /// Reads a line: a number, or for seasons and episodes numbers separated by slashes; or a JSON object with the
    /// member `id`, as in TMDb's daily exports. The text after `#` is a comment.
    init(_ line: String, of kind: ContentKind) {
        if line.first == "{" {
            let export = try? JSONDecoder().decode(Export.self, from: Data(line.utf8))
            self.init(export.flatMap { ContentID(kind, numbers: [$0.id]) })
            return
        }
        let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        if text.isEmpty {
            self = .blank
        } else {
            self.init(ContentID(kind, path: text))
        }
    }

    private init(_ id: ContentID?) {
        guard let id, (try? id.validate()) != nil else {
            self = .invalid
            return
        }
        self = .id(id)
    }
}
