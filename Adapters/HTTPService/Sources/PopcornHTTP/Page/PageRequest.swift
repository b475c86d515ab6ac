import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird

/// A request for a page: its fields, its locale and the owner of its watchlist.
struct PageRequest: Sendable {

    /// The fields of the query.
    let fields: FormFields
    /// The language and region of the contents.
    let locale: ContentLocale
    /// The owner of the watchlist; `nil` if the request has none.
    let owner: WatchlistOwner?
    /// Whether the request may read the state of the service.
    let permitsStatus: Bool
    /// The links of the page.
    let links: PageLinks
    /// The path without the query.
    let path: String

    /// Creates a request. An invalid language or region in the query is ignored, so that an error page can be shown.
    init(_ request: HTTPRequest, configuration: PopcornPage.Configuration) {
        let target = (request.path ?? "/").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(target[0])
        fields = FormFields(target.count > 1 ? target[1] : "")
        let accepted = ContentLocale(
            acceptLanguage: request.headerFields[.acceptLanguage], default: configuration.defaultLocale)
        let named = fields["language"].flatMap { try? ContentLocale(language: $0) }
        let base = named ?? accepted
        let region = fields["region"].flatMap { try? ContentLocale(language: base.language, region: $0) }
        locale = region ?? base
        owner = configuration.owner(request)
        permitsStatus = configuration.permitsStatus(request)
        links = PageLinks(
            language: named == nil ? nil : base.language, region: region.map(\.region))
    }

    /// Returns the number of the requested page of a list.
    func pageNumber() throws(PopcornError) -> Int {
        guard let text = fields["page"] else { return 1 }
        guard let number = Int(text), (1...ContentPage<Int>.lastServedPage).contains(number) else {
            throw .invalidInput("The page must be between 1 and \(ContentPage<Int>.lastServedPage)")
        }
        return number
    }
}

/// The links of a page, which preserve the language and region in the query of the page.
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

    /// Returns a text in which all characters except unreserved characters are percent-encoded.
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

/// The fields of a form or of a query: names and values in the format `application/x-www-form-urlencoded`.
struct FormFields: Hashable, Sendable {

    /// The maximum number of fields; further fields are ignored.
    static let maximumCount = 20

    private let values: [String: String]

    /// Creates the fields from text such as `query=fight+club&page=2`. Of fields with the same name, the first is used.
    init(_ text: some StringProtocol) {
        var values: [String: String] = [:]
        for field in FormEncoding.fields(of: text).prefix(Self.maximumCount) {
            let name = Self.decoded(field.name)
            values[name] = values[name] ?? Self.decoded(field.value)
        }
        self.values = values
    }

    /// Returns the value of a field; `nil` if it is missing or blank.
    subscript(_ name: String) -> String? {
        values[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// Returns a decoded text. Bytes that are not valid UTF-8 are replaced.
    private static func decoded(_ text: some StringProtocol) -> String {
        String(decoding: FormEncoding.decoded(text), as: UTF8.self)
    }
}
