import CoreDomain
import Foundation
import HTTPTypes

/// The parts that all pages share: the head, the navigation and the footer.
struct LayoutView: Hashable, Sendable {

    /// A field of a form.
    struct Field: Hashable, Sendable {
        let name: String
        let value: String
    }

    /// An option of a selection.
    struct Option: Hashable, Sendable {
        let value: String
        let text: String
        let isSelected: Bool
    }

    /// A link to a page of the site.
    struct NavigationLink: Hashable, Sendable {
        let url: String
        let text: String
        let isCurrent: Bool
    }

    let pageTitle: String
    let language: String
    let direction: String
    let styleURL: String
    let scriptURL: String
    let iconURL: String
    /// The path of TMDB's logo; `nil` for no logo.
    let logoURL: String?
    let homeURL: String
    /// The links to the pages that a request may read.
    let navigation: [NavigationLink]
    let hasNavigation: Bool
    /// The text in the search field.
    let query: String
    /// The language and region that forms preserve.
    let keptFields: [Field]
    /// The path of the page that is shown after a language was selected.
    let path: String
    /// The fields of the query that the selection of a language preserves.
    let otherFields: [Field]
    let languages: [Option]
    let regions: [Option]

    /// Creates the shared parts of a page.
    ///
    /// - Parameter pageTitle: The title of the page, without the name of the site.
    init(_ pageTitle: String?, for request: PageRequest, assets: PageAssets) {
        self.pageTitle = pageTitle.map { "\($0) – Popcorn" } ?? "Popcorn"
        language = request.locale.language
        direction = LocalisedText.direction(of: language)
        styleURL = assets.style.path
        scriptURL = assets.script.path
        iconURL = assets.icon.path
        logoURL = assets.logo?.path
        let links = request.links
        homeURL = links.link("/")
        let pages = [
            ("Watchlist", "/watchlist", request.owner != nil), ("Calendar", "/calendar", request.owner != nil),
            ("Status", "/status", request.permitsStatus),
        ]
        navigation = pages.filter(\.2).map { name, path, _ in
            NavigationLink(url: links.link(path), text: name, isCurrent: request.path == path)
        }
        hasNavigation = !navigation.isEmpty
        query = request.fields["query"] ?? ""
        keptFields = Self.fields([("language", links.language), ("region", links.region)])
        path = request.path
        otherFields = Self.fields([("query", request.fields["query"]), ("page", request.fields["page"])])
        languages = Self.options(Self.offeredLanguages, selected: language) { tag in
            Locale(identifier: tag).localizedString(forIdentifier: tag) ?? tag
        }
        let format = PageFormat(request.locale)
        regions = Self.options(Self.offeredRegions, selected: request.locale.region) { format.region($0) }
    }

    private static func fields(_ values: [(String, String?)]) -> [Field] {
        values.compactMap { name, value in value.map { Field(name: name, value: $0) } }
    }

    /// Returns the options with the selected value, which may be none of the offered values.
    private static func options(_ offered: [String], selected: String, name: (String) -> String) -> [Option] {
        let values = offered.contains(selected) ? offered : [selected] + offered
        return values.map { Option(value: $0, text: name($0), isSelected: $0 == selected) }
    }

    /// The languages of the selection. The query may name any language that TMDb supports.
    private static let offeredLanguages = [
        "ar", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-GB", "en-US", "es-ES", "es-MX", "fi-FI", "fr-FR", "he-IL",
        "hi-IN", "hu-HU", "it-IT", "ja-JP", "ko-KR", "nl-NL", "nb-NO", "pl-PL", "pt-BR", "pt-PT", "ru-RU", "sv-SE",
        "tr-TR", "uk-UA", "zh-CN", "zh-TW",
    ]

    /// The regions of the selection. The query may name any region.
    private static let offeredRegions = [
        "AR", "AT", "AU", "BE", "BR", "CA", "CH", "CL", "CO", "CZ", "DE", "DK", "ES", "FI", "FR", "GB", "GR", "HU",
        "IE", "IL", "IN", "IT", "JP", "KR", "MX", "NL", "NO", "NZ", "PL", "PT", "SA", "SE", "TR", "TW", "UA", "US",
        "ZA",
    ]
}

/// The error page, which replaces a page that cannot be created.
struct ProblemView: Hashable, Sendable {

    let layout: LayoutView
    let title: String
    let detail: String
    /// Whether a retry may succeed.
    let isTemporary: Bool

    init(_ problem: Problem, request: PageRequest, assets: PageAssets) {
        // The titles of problems are texts for programs, which send tokens. People do not.
        title = problem.kind == .forbidden ? "Not permitted" : problem.kind.title
        layout = LayoutView(title, for: request, assets: assets)
        detail = problem.detail
        isTemporary = problem.status.code >= 500
    }
}
