import CoreDomain
import Testing

@testable import PopcornHTTP

@Suite struct FormFieldsTests {

    @Test(arguments: [
        ("q=fight+club", "fight club"), ("q=%C3%A4%2B", "ä+"), ("q=100%", "100%"), ("q=%zz", "%zz"),
        ("a=1&q=x&q=y", "x"), ("q=a=b", "a=b"),
    ])
    func `a field is decoded`(text: String, value: String) {
        #expect(FormFields(text)["q"] == value)
    }

    @Test(arguments: ["", "q", "q=", "q=+%20", "Q=x"])
    func `a missing or blank field has no value`(text: String) {
        #expect(FormFields(text)["q"] == nil)
    }

    @Test func `links preserve the language and region, and are encoded`() {
        let links = PageLinks(language: "de-AT", region: "CH")
        #expect(links.search("a&b ä", page: 2) == "/search?query=a%26b%20%C3%A4&page=2&language=de-AT&region=CH")
        #expect(PageLinks(language: nil, region: nil).person(287) == "/people/287")
    }

    @Test func `an invalid language or region is ignored`() {
        let page = PageRequest.mock("/search?language=xx&region=1&query=a")
        #expect(page.locale.language == "en-US")
        #expect(page.links == PageLinks(language: nil, region: nil))
    }
}
