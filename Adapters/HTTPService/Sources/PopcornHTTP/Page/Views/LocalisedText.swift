import CoreDomain
import Foundation

/// A text whose language may differ from the page's language.
struct LocalisedText: Hashable, Sendable {

    let text: String
    /// The language; `nil` for the page's language.
    let language: String?
    /// The direction of the script; `nil` for the page's direction.
    let direction: String?

    /// Creates a text.
    ///
    /// - Returns: `nil` if the text is missing or empty.
    init?(_ text: String?, in language: String? = nil, page: ContentLocale) {
        guard let text, !text.isEmpty else { return nil }
        self.text = text
        let other = language.flatMap { $0.prefix(2) == page.language.prefix(2) ? nil : $0 }
        self.language = other
        direction = other.map(Self.direction(of:))
    }

    /// Returns the direction in which a language is written, `ltr` or `rtl`.
    static func direction(of language: String) -> String {
        ["ar", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"].contains(language.prefix(2)) ? "rtl" : "ltr"
    }

    /// Returns the paragraphs of a text.
    static func paragraphs(_ text: String?, in language: String? = nil, page: ContentLocale) -> [LocalisedText] {
        (text ?? "").split(whereSeparator: \.isNewline).compactMap {
            LocalisedText(String($0), in: language, page: page)
        }
    }
}

/// A link to another site.
struct WebLink: Hashable, Sendable {

    let text: String
    let url: String

    /// Creates a link.
    ///
    /// - Returns: `nil` if there is no URL, or its scheme is neither `http` nor `https`.
    init?(_ text: String, _ url: URL?) {
        guard let url, Self.isAllowed(url) else { return nil }
        self.text = text
        self.url = url.absoluteString
    }

    /// Returns whether a URL may be the target of a link or the source of an image.
    ///
    /// - Parameter relative: Whether a URL without a scheme is permitted.
    static func isAllowed(_ url: URL, relative: Bool = false) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return relative }
        return scheme == "http" || scheme == "https"
    }
}
