import CoreDomain
import Foundation

/// The links of a page. They preserve the language and region that the query of the page names.
struct PageLinks: Hashable, Sendable {

    /// The language of the query; `nil` if it names none.
    let language: String?
    /// The region of the query; `nil` if it names none.
    let region: String?

    /// Returns the link to a title.
    func title(_ kind: TitleKind, _ id: Int) -> String {
        switch kind {
        case .movie: link("/movies/\(id)")
        case .tvSeries: link("/tv-series/\(id)")
        }
    }

    /// Returns the link to a season.
    func season(_ number: Int, ofSeries id: Int) -> String {
        link("/tv-series/\(id)/seasons/\(number)")
    }

    /// Returns the link to a person.
    func person(_ id: Int) -> String {
        link("/people/\(id)")
    }

    /// Returns the link to a page of the results of a search.
    func search(_ text: String, page: Int) -> String {
        link("/search", [("query", text), ("page", page > 1 ? String(page) : nil)])
    }

    /// Returns the link to a path, with the language and region.
    func link(_ path: String, _ fields: [(name: String, value: String?)] = []) -> String {
        let all = fields + [("language", language), ("region", region)]
        let query = all.compactMap { field in field.value.map { "\(field.name)=\(Self.encoded($0))" } }
        return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
    }

    /// Returns a text in which all characters except the unreserved ones are percent-encoded.
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isUnreserved =
                byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "-._~".unicodeScalars.contains(scalar)
            let digits = String(byte, radix: 16, uppercase: true)
            return isUnreserved ? String(scalar) : "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
