import Testing

@testable import TMDb

@Suite
struct CacheControlTests {

    @Test(arguments: [
        ("max-age=18000", 18000.0), ("public, max-age=60", 60), ("MAX-AGE = 60", 60), ("max-age=\"60\"", 60),
        ("max-age=60, s-maxage=5", 5), ("s-maxage=5,max-age=60", 5), ("max-age=60, max-age=5", 5),
        ("max-age=", 0), ("max-age", 0), ("max-age=-1", 0), ("max-age=soon", 0), ("max-age=0", 0),
        ("ext=\"max-age=9, no-store\", max-age=60", 60), ("public", nil), ("", nil), (",,", nil),
        ("xmax-age=60", nil),
    ])
    func `the lifetime of a response is its max-age, and a malformed one is 0`(value: String, seconds: Double?) {
        let control = CacheControl(["Cache-Control": value])
        #expect(control.lifetime == seconds)
        #expect(control.allowsStoring)
        #expect(!control.needsRevalidation)
    }

    @Test(arguments: [
        ("no-store", false, false), ("private", false, false), ("private=\"x\", max-age=60", false, false),
        ("No-Store", false, false), ("no-cache", true, true), ("max-age=60, no-cache", true, true),
        ("max-age=60", true, false),
    ])
    func `directives can forbid storing or require revalidation`(
        value: String, allowsStoring: Bool, needsRevalidation: Bool
    ) {
        let control = CacheControl(["cache-control": value])
        #expect(control.allowsStoring == allowsStoring)
        #expect(control.needsRevalidation == needsRevalidation)
    }

    @Test func `several headers are combined`() {
        let control = CacheControl(["Cache-Control": "max-age=60", "cache-control": "no-store"])
        #expect(control.lifetime == 60)
        #expect(!control.allowsStoring)
    }
}
