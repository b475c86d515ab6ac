import Foundation

/// The language and region that content is asked for in.
///
/// TMDb's titles, overviews and artwork depend on the language; certifications and watch providers depend on the
/// region. A server answers users of many places, so a locale travels with each request and nothing reads
/// `Locale.current`.
///
/// ```swift
/// let british = try ContentLocale(language: "en-GB")  // region GB, from the tag
/// let swiss = try ContentLocale(language: "de", region: "CH")
/// ```
public struct ContentLocale: Hashable, Sendable {

    /// A language tag as TMDb takes it: an ISO 639-1 language, and optionally an ISO 3166-1 region (`pt`, `pt-BR`).
    public let language: String

    /// An ISO 3166-1 alpha-2 region such as `GB`. It picks certifications and watch providers.
    public let region: String

    /// The ISO 639-1 language alone, `pt` of `pt-BR`.
    public var languageCode: String {
        String(language.prefix(2))
    }

    /// American English, TMDb's own default.
    public static let americanEnglish = ContentLocale(checkedLanguage: "en-US", checkedRegion: "US")

    /// A locale of a language tag and a region.
    ///
    /// Upper and lower case are put right (`EN-gb` is `en-GB`); any other deviation is an error.
    ///
    /// - Parameters:
    ///   - language: Two letters, and optionally a hyphen and a region of two letters.
    ///   - region: Two letters. Default: the region of the language tag, else `US`.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` that names the bad part.
    public init(language: String, region: String? = nil) throws(PopcornError) {
        let parts = language.split(separator: "-", omittingEmptySubsequences: false)
        guard let code = parts.first, Self.isTwoLetters(code), parts.count <= 2,
            parts.dropFirst().allSatisfy(Self.isTwoLetters)
        else {
            throw .invalidInput("'\(language.printable)' is not a language tag; write one like 'en' or 'en-GB'")
        }
        if let region, !Self.isTwoLetters(region[...]) {
            throw .invalidInput("'\(region.printable)' is not a region; write two letters like 'GB'")
        }
        let tagRegion = parts.dropFirst().first.map { $0.uppercased() }
        self.init(
            checkedLanguage: [code.lowercased(), tagRegion].compactMap(\.self).joined(separator: "-"),
            checkedRegion: region?.uppercased() ?? tagRegion ?? "US")
    }

    private init(checkedLanguage: String, checkedRegion: String) {
        self.language = checkedLanguage
        self.region = checkedRegion
    }

    private static func isTwoLetters(_ text: Substring) -> Bool {
        text.utf8.count == 2 && text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    }
}
