/// The directives of a response's `Cache-Control` header.
///
/// Source: https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2
struct CacheControl: Equatable {

    /// Whether the response may be stored. `private` forbids it, because all callers share the cache.
    private(set) var allowsStoring = true

    /// Whether the response must be revalidated before each use.
    private(set) var needsRevalidation = false

    /// The time for which the response is fresh, in seconds, or `nil` if the header does not specify it.
    ///
    /// `s-maxage` takes precedence over `max-age`, because all callers share the cache. If the value is not a number,
    /// the lifetime is zero.
    var lifetime: Double? { sharedMaximumAge ?? maximumAge }

    private var maximumAge: Double?
    private var sharedMaximumAge: Double?

    init(_ headers: TMDbHTTPHeaders) {
        for field in headers.fields where field.name.caseInsensitivelyEquals("Cache-Control") {
            for directive in Self.directives(of: field.value) { apply(directive) }
        }
    }

    private mutating func apply(_ directive: Substring) {
        let parts = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = Self.trimmed(parts[0]).lowercased()
        let value = parts.count > 1 ? Self.trimmed(parts[1]).trimmingQuotes : nil
        switch name {
        case "no-store", "private": allowsStoring = false
        case "no-cache": needsRevalidation = true
        case "max-age": maximumAge = Self.minimum(maximumAge, value)
        case "s-maxage": sharedMaximumAge = Self.minimum(sharedMaximumAge, value)
        default: break
        }
    }

    /// Returns the lower of two values of a repeated directive.
    private static func minimum(_ known: Double?, _ value: Substring?) -> Double {
        min(known ?? .infinity, value.flatMap(seconds) ?? 0)
    }

    /// Returns the number of seconds in a string of decimal digits, or `nil` for any other string.
    static func seconds(_ text: Substring) -> Double? {
        let text = trimmed(text)
        guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
        return Double(text)
    }

    /// Returns the directives: the substrings between commas outside quotation marks.
    private static func directives(of value: String) -> [Substring] {
        var isQuoted = false
        return value.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return Substring(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}

extension Substring {
    fileprivate var trimmingQuotes: Substring {
        count >= 2 && first == "\"" && last == "\"" ? dropFirst().dropLast() : self
    }
}
