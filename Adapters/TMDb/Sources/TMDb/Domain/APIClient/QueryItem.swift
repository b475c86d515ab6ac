/// An item of an endpoint's query. Items without a value are omitted.
///
/// Names are TMDb's, such as `page`. Values are percent-encoded when they are sent.
public struct QueryItem: Sendable {

    let name: String
    let value: String?

    /// Whether the client's default language replaces a missing value.
    let usesDefaultLanguage: Bool

    /// Whether the value is redacted in logs and errors, and responses are never cached or coalesced.
    let isSecret: Bool

    /// Whether the value is redacted in logs and errors, because a user entered it.
    let isPrivate: Bool

    private let rule: Rule

    /// A rule that values must satisfy.
    enum Rule {
        case any
        case language
        case country
        /// A country, or a region of a country with age ratings of its own, such as `CA-QC`.
        case ratingRegion
        case page
        case append(hasUnknownBits: Bool)
        case text
        case invalid(String)
    }

    init(
        _ name: some CustomStringConvertible, _ value: String?, _ rule: Rule, usesDefaultLanguage: Bool = false,
        isSecret: Bool = false, isPrivate: Bool = false
    ) {
        self.name = name.description
        self.value = value
        self.rule = rule
        self.isPrivate = isPrivate
        self.usesDefaultLanguage = usesDefaultLanguage
        self.isSecret = isSecret || Redaction.queryNames.contains(self.name)
    }

    /// Creates an item with any value.
    public static func item(_ name: StaticString, _ value: String?) -> QueryItem {
        QueryItem(name, value, .any)
    }

    /// Creates an item with a secret value, which never appears in logs or errors.
    ///
    /// Responses to requests with a secret are never cached or coalesced.
    public static func secret(_ name: StaticString, _ value: String?) -> QueryItem {
        QueryItem(name, value, .text, isSecret: true)
    }

    /// Creates an item with a language tag, such as `en` or `pt-BR`. Unix locale names such as `pt_BR` are converted.
    ///
    /// If the tag is `nil`, the client's default language is used.
    public static func language(_ language: String?) -> QueryItem {
        QueryItem("language", language?.asLanguageTag, .language, usesDefaultLanguage: true)
    }

    /// Creates an item with a language tag that limits a response to one language. If the tag is `nil`, the item is
    /// omitted.
    public static func onlyLanguage(_ language: String?) -> QueryItem {
        QueryItem("language", language?.asLanguageTag, .language)
    }

    /// Creates an item with a country (ISO 3166-1 code).
    static func country(_ country: String?) -> QueryItem {
        QueryItem("country", country, .country)
    }

    /// Creates an item with a page number, from 1 to 500.
    public static func page(_ page: Int?) -> QueryItem {
        QueryItem("page", page.map(String.init), .page)
    }

    /// Creates an item with the resources to append to details, at most 20.
    static func appendToResponse(_ options: some AppendOption) -> QueryItem {
        QueryItem("append_to_response", options.queryValue, .append(hasUnknownBits: options.hasUnknownBits))
    }

    /// Creates an item with image languages; `null` includes images without text.
    static func includeImageLanguage(_ languages: [String]?) -> QueryItem {
        QueryItem("include_image_language", joined(languages), .any)
    }

    /// Creates an item with video languages.
    static func includeVideoLanguage(_ languages: [String]?) -> QueryItem {
        QueryItem("include_video_language", joined(languages), .any)
    }

    private static func joined(_ languages: [String]?) -> String? {
        languages.flatMap { $0.isEmpty ? nil : $0.joined(separator: ",") }
    }
}

extension QueryItem {

    /// Returns the item as it appears in the URL, or `nil` if it lacks a value.
    ///
    /// - Throws: ``InvalidRequest`` if the value is invalid.
    func encoded() throws(InvalidRequest) -> String? {
        guard let value else { return nil }
        if let reason = invalidReason(in: value) {
            throw InvalidRequest("\(name) \(reason)")
        }
        return "\(name.percentEncoded())=\(value.percentEncoded(keeping: ","))"
    }

    /// The item as it appears in logs and errors, or `nil` if it lacks a value.
    var redacted: String? {
        guard let value else { return nil }
        return "\(name)=\(isSecret || isPrivate ? Redaction.mark : value.oneLine(limit: 200))"
    }

    /// Returns the reason why a value is invalid: the end of a sentence that begins with the item's name.
    private func invalidReason(in value: String) -> String? {
        switch rule {
        case .any: nil
        case .language: value.isLanguageTag ? nil : "must be a language tag such as en or pt-BR, not \(value.excerpt)"
        case .country: value.isCountryCode ? nil : "must be a country code such as GB, not \(value.excerpt)"
        case .ratingRegion:
            value.isRatingRegion ? nil : "must be a region with age ratings such as GB or CA-QC, not \(value.excerpt)"
        case .text: value.isEmpty ? "is empty" : nil
        case .invalid(let reason): reason
        case .append(true): "contains an unknown option"
        case .append:
            value.split(separator: ",").count <= Self.appendedLimit ? nil : "must contain at most 20 resources"
        case .page: Int(value).map((1...500).contains) == true ? nil : "must be from 1 to 500, not \(value)"
        }
    }
}

extension QueryItem: CustomStringConvertible, CustomReflectable {
    public var description: String { redacted ?? name }

    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension String {

    /// The string with hyphens in place of underscores, because TMDb accepts `pt-BR` but not `pt_BR`.
    var asLanguageTag: String {
        utf8.contains(UInt8(ascii: "_")) ? replacing("_", with: "-") : self
    }

    /// Whether the string has the form of a language tag: a language of two or three letters, then subtags after
    /// hyphens.
    var isLanguageTag: Bool {
        let language = utf8.prefix { $0 != .hyphen }
        guard (2...3).contains(language.count), language.allSatisfy(\.isLetter) else { return false }
        var rest = utf8[language.endIndex...]
        while !rest.isEmpty {
            let subtag = rest.dropFirst().prefix { $0 != .hyphen }
            guard (1...8).contains(subtag.count), subtag.allSatisfy({ $0.isLetter || $0.isDigit }) else { return false }
            rest = rest[subtag.endIndex...]
        }
        return true
    }

    fileprivate var isCountryCode: Bool {
        utf8.count == 2 && utf8.allSatisfy(\.isLetter)
    }

    /// Whether the string has the form of a country code, or of the code of a region of a country (ISO 3166-2).
    fileprivate var isRatingRegion: Bool {
        guard String(prefix(2)).isCountryCode else { return false }
        let rest = utf8.dropFirst(2)
        return rest.isEmpty
            || rest.first == .hyphen && (2...4).contains(rest.count)
                && rest.dropFirst().allSatisfy { $0.isLetter || $0.isDigit }
    }
}

extension UInt8 {
    fileprivate static let hyphen = UInt8(ascii: "-")

    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

}
