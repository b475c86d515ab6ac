import CoreDomain
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
