import Testing

@testable import TMDbConventions

/// Invariants of the language tables.
@Suite struct LanguageTableTests {

    @Test func `every language has a two-letter code and a region`() {
        #expect(TMDbLanguages.allCodes.count > 400)
        for (code, entry) in TMDbLanguages.allCodes {
            #expect((2...3).contains(code.utf8.count) && code == code.lowercased(), "\(code)")
            #expect(entry.code.utf8.count == 2 && entry.code == entry.code.lowercased(), "\(code)")
            #expect(entry.likelyRegion.utf8.count == 2, "\(code)")
            #expect(entry.likelyRegion == entry.likelyRegion.uppercased(), "\(code)")
        }
    }

    @Test func `codes are unique`() {
        let counts = Dictionary(TMDbLanguages.allCodes.map { ($0.code, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 } == [:])
    }

    /// Checks that every language with translations has one for its most likely region, except Esperanto.
    @Test func `the most likely region of a language has translations`() {
        let translated = Set(TMDbTranslations.tags.map { String($0.prefix(2)) })
        let elsewhere = translated.filter { code in
            TMDbLanguages.entry(for: code).map { !TMDbTranslations.contains("\(code)-\($0.likelyRegion)") } ?? true
        }
        #expect(elsewhere == ["eo"])
    }
}
