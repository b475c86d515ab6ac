import CoreDomain
import Testing

@Suite struct ContentDefaultsTests {

    @Test func theLocalesOwnRegionComesFirst() throws {
        let defaults = ContentDefaults(certificationFallbackRegions: ["GB", "US"])
        #expect(
            try defaults.certificationRegions(for: ContentLocale(language: "de", region: "AT")) == ["AT", "GB", "US"])
    }

    @Test func aRegionIsLookedUpOnce() throws {
        #expect(try ContentDefaults().certificationRegions(for: ContentLocale(language: "en-US")) == ["US"])
        let defaults = ContentDefaults(certificationFallbackRegions: ["US", "GB"])
        #expect(try defaults.certificationRegions(for: ContentLocale(language: "en-GB")) == ["GB", "US"])
    }

    @Test func americanEnglishIsTheDefault() throws {
        #expect(try ContentDefaults().locale == ContentLocale(language: "en-US", region: "US"))
        #expect(ContentDefaults().certificationFallbackRegions == ["US"])
    }
}
