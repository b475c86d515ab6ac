public import CoreDomain
import Foundation

/// A site whose identifiers TMDb can look up.
public enum ExternalIDSource: String, CaseIterable, Codable, Hashable, Sendable {
    /// IMDb: `tt` and digits for titles, seasons and episodes, `nm` and digits for people.
    case imdb
    /// TheTVDB: digits, for series, seasons and episodes.
    case tvdb
    /// Wikidata: `Q` and digits.
    case wikidata
    /// Facebook: user names.
    case facebook
    /// Instagram: user names.
    case instagram
    /// X (formerly Twitter): user names.
    case twitter
    /// TikTok: user names of people.
    case tikTok = "tiktok"
    /// YouTube: user names of people.
    case youTube = "youtube"
}

extension ExternalIDSource {

    /// The name of the site in messages.
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

    /// Returns the subject of messages about an identifier, such as `match for tt0137523 at IMDb`.
    package func subject(of value: String) -> String { "match for \(value.printable) at \(siteName)" }

    /// The prefixes of the site's identifiers, which are followed by digits; `nil` for user names.
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
        case .imdb: "tt or nm followed by digits, such as tt0137523"
        case .tvdb: "digits, such as 81189"
        case .wikidata: "Q followed by digits, such as Q190050"
        case .facebook, .instagram, .twitter, .tikTok, .youTube: "a name without white space, slashes and percent signs"
        }
    }

    /// Returns the identifier in the site's notation; `nil` if it is not valid for the site.
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
        .invalidInput("'\(text.printable)' is not a valid \(siteName) identifier; use \(form)")
    }
}

/// An identifier of a title or a person on another site.
public struct ExternalID: Hashable, Sendable {
    /// The identifier, in the site's notation.
    public let value: String
    /// The site.
    public let source: ExternalIDSource

    /// Creates an identifier of a site.
    ///
    /// - Parameters:
    ///   - text: The identifier. Leading and trailing white space is removed. The case of letters before the digits is
    ///     ignored.
    ///   - source: The site.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput` if the identifier is not valid for the site.
    public init(_ text: String, at source: ExternalIDSource) throws(PopcornError) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let value = source.identifier(text) else { throw source.refusal(text) }
        self.value = value
        self.source = source
    }

    /// Creates an identifier and detects its site: `tt…` and `nm…` are IMDb's, `Q…` is Wikidata's.
    ///
    /// The site of other identifiers, such as digits and user names, cannot be detected. Use ``init(_:at:)`` for them.
    ///
    /// - Parameter text: The identifier. Leading and trailing white space is removed. The case of letters before the
    ///   digits is ignored.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput` if the site cannot be detected.
    public init(_ text: String) throws(PopcornError) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        for source in [ExternalIDSource.imdb, .wikidata] {
            guard let value = source.identifier(text) else { continue }
            self.value = value
            self.source = source
            return
        }
        throw .invalidInput(
            "The site of '\(text.printable)' cannot be detected; specify the site (only identifiers of IMDb, such as "
                + "tt0137523, and of Wikidata, such as Q190050, are detected)")
    }

    /// The subject of messages about the identifier, such as `match for tt0137523 at IMDb`.
    package var subject: String { source.subject(of: value) }
}
