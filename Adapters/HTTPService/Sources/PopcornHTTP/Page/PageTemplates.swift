import Mustache

/// The templates of the pages, which are embedded in the program.
struct PageTemplates: Sendable {

    private let library: MustacheLibrary

    /// Creates the templates.
    ///
    /// - Throws: An error of the parser if a template is invalid.
    init() throws {
        MustacheContentTypes.register(HTMLEscaping(), named: HTMLEscaping.name)
        var library = MustacheLibrary()
        for (name, bytes) in Self.sources {
            let text = String(decoding: bytes, as: UTF8.self)
            // Each template selects the escaping, since Mustache does not pass it on to partials.
            let template = try MustacheTemplate(string: "{{% CONTENT_TYPE:\(HTMLEscaping.name)}}\n" + text)
            library.register(template, named: name)
        }
        self.library = library
    }

    /// Returns a page.
    ///
    /// - Parameters:
    ///   - name: The name of the template.
    ///   - view: The values of the template.
    func html(_ name: String, _ view: some Sendable) -> String {
        library.render(view, withTemplate: name) ?? ""
    }

    /// The names and texts of all templates.
    static let sources: [(name: String, bytes: [UInt8])] = [
        ("layout", PackageResources.layout_mustache),
        ("picture", PackageResources.picture_mustache),
        ("card", PackageResources.card_mustache),
        ("pagination", PackageResources.pagination_mustache),
        ("person-card", PackageResources.person_card_mustache),
        ("calendar-days", PackageResources.calendar_days_mustache),
        ("watchlist-form", PackageResources.watchlist_form_mustache),
        ("incomplete", PackageResources.incomplete_mustache),
        ("episode", PackageResources.episode_mustache),
        ("bars", PackageResources.bars_mustache),
        ("home", PackageResources.home_mustache),
        ("search", PackageResources.search_mustache),
        ("title", PackageResources.title_mustache),
        ("season", PackageResources.season_mustache),
        ("person", PackageResources.person_mustache),
        ("watchlist", PackageResources.watchlist_mustache),
        ("calendar", PackageResources.calendar_mustache),
        ("status", PackageResources.status_mustache),
        ("problem", PackageResources.problem_mustache),
    ]
}

/// The escaping of texts in HTML, by Unicode scalar.
///
/// The escaping of Mustache compares characters. A quotation mark that is followed by a combining mark is another
/// character, so it is not escaped, although it ends the value of an attribute.
struct HTMLEscaping: MustacheContentType {

    /// The name by which templates select the escaping.
    static let name = "ESCAPED_HTML"

    func escapeText(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
