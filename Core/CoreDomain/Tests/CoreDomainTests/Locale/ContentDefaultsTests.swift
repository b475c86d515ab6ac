import CoreDomain
import Testing

@Suite struct ContentDefaultsTests {

    @Test func `the region of the locale is first`() throws {
        let defaults = ContentDefaults(certificationFallbackRegions: ["GB", "US"])
        #expect(
            try defaults.certificationRegions(for: ContentLocale(language: "de", region: "AT")) == ["AT", "GB", "US"])
    }

    @Test func `a region is included once`() throws {
        #expect(try ContentDefaults().certificationRegions(for: ContentLocale(language: "en-US")) == ["US"])
        let defaults = ContentDefaults(certificationFallbackRegions: ["US", "GB"])
        #expect(try defaults.certificationRegions(for: ContentLocale(language: "en-GB")) == ["GB", "US"])
    }

    @Test func `American English is the default`() throws {
        #expect(try ContentDefaults().locale == ContentLocale(language: "en-US", region: "US"))
        #expect(ContentDefaults().certificationFallbackRegions == ["US"])
    }
}
