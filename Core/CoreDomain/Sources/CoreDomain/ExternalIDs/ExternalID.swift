import Foundation

/// A site whose identifiers TMDb knows.
public enum ExternalIDSource: String, CaseIterable, Codable, Hashable, Sendable {
    /// IMDb: `tt` and digits for titles, seasons and episodes, `nm` and digits for people.
    case imdb
    /// TheTVDB: digits, for series, seasons and episodes.
    case tvdb
    /// Wikidata: `Q` and digits.
    case wikidata
    /// Facebook: names.
    case facebook
    /// Instagram: names.
    case instagram
    /// X, which was Twitter: names.
    case twitter
    /// TikTok: names of people.
    case tikTok = "tiktok"
    /// YouTube: names of people.
    case youTube = "youtube"
}

extension ExternalIDSource {

    /// The site as a message names it.
    var siteName: String {
        switch self {
        case .imdb: "IMDb"
        case .tvdb: "TheTVDB"
        case .wikidata: "Wikidata"
        case .facebook: "Facebook"
        case .instagram: "Instagram"
        case .twitter: "X"
        case .tikTok: "TikTok"
        case .youTube: "YouTube"
        }
    }

    /// What is looked for by an identifier of the site, as a message names it.
    package func subject(of value: String) -> String { "match for \(value.printable) at \(siteName)" }

    /// What the site's identifiers begin with, before digits; `nil` for names.
    private var prefixes: [String]? {
        switch self {
        case .imdb: ["tt", "nm"]
        case .tvdb: [""]
        case .wikidata: ["Q"]
        case .facebook, .instagram, .twitter, .tikTok, .youTube: nil
        }
    }

    private var form: String {
        switch self {
        case .imdb: "tt or nm and digits, such as tt0137523"
        case .tvdb: "digits, such as 81189"
        case .wikidata: "Q and digits, such as Q190050"
        case .facebook, .instagram, .twitter, .tikTok, .youTube: "names without white space and slashes"
        }
    }

    /// The identifier as the site writes it, or `nil` if it cannot be one of the site's.
    fileprivate func identifier(_ text: String) -> String? {
        guard let prefixes else {
            let isName = text.unicodeScalars.allSatisfy {
                $0.value > 0x20 && $0.value != 0x7F && !"/%".unicodeScalars.contains($0)
            }
            return isName && !["", ".", ".."].contains(text) ? text : nil
        }
        for prefix in prefixes where text.lowercased().hasPrefix(prefix.lowercased()) {
            let digits = text.dropFirst(prefix.count)
            if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return prefix + digits }
        }
        return nil
    }

    fileprivate func refusal(_ text: String) -> PopcornError {
        .invalidInput("'\(text.printable)' is not an identifier at \(siteName); those are \(form)")
    }
}

/// How a title or a person is known at another site.
public struct ExternalID: Hashable, Sendable {
    /// The identifier, as the site writes it.
    public let value: String
    /// The site.
    public let source: ExternalIDSource

    /// An identifier of a site.
    ///
    /// - Parameters:
    ///   - text: The identifier. White space around it does not count; the letters before digits may be of any case.
    ///   - source: The site.
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the site has no such identifiers.
    public init(_ text: String, at source: ExternalIDSource) throws(PopcornError) {
        let text = SearchText.trimmed(text)
        guard let value = source.identifier(text) else { throw source.refusal(text) }
        self.value = value
        self.source = source
    }

    /// An identifier whose form tells the site: `tt…` and `nm…` are IMDb's, `Q…` is Wikidata's.
    ///
    /// Digits alone may be of several sites, or TMDb's own, and names of any: for those the site has to be told.
    ///
    /// - Parameter text: The identifier. White space around it does not count.
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the form does not tell.
    public init(_ text: String) throws(PopcornError) {
        let text = SearchText.trimmed(text)
        for source in [ExternalIDSource.imdb, .wikidata] {
            guard let value = source.identifier(text) else { continue }
            self.value = value
            self.source = source
            return
        }
        throw .invalidInput(
            "'\(text.printable)' does not tell its site; tt and nm with digits are IMDb's, Q with digits is Wikidata's, "
                + "for others name the site")
    }

    /// What is looked for, as a message names it.
    package var subject: String { source.subject(of: value) }
}
