import CoreDomain
import Testing

@Suite struct SearchTextTests {

    @Test(arguments: [
        (" fight club ", "fight club"), ("fight\n\tclub", "fight club"), ("fight   club", "fight club"),
        ("fight\u{A0}\u{3000}club\r\n", "fight club"), ("AME\u{301}LIE", "AM\u{C9}LIE"), (" \n ", ""), ("", ""),
        ("千と千尋", "千と千尋"),
    ])
    func `white space is folded and the text is composed in every search`(entered: String, text: String) {
        for normalised in [
            TitleSearch(entered).text, NameSearch(entered).text, SearchTerm(entered).text,
            SearchHistoryQuery(prefix: entered).prefix,
        ] {
            #expect(Array(normalised.utf8) == Array(text.utf8))
        }
    }

    @Test func `equivalent searches have one cache key`() {
        #expect(ReferenceList.companySearch(NameSearch("a  e\u{301}")).name == "company/search?text=a é")
        #expect(TitleSearch("fight  club") == TitleSearch(" fight club"))
    }

    @Test func `a text has 1 to 100 characters`() throws {
        let longest = String(repeating: "e\u{301}", count: 100)
        let tooLong = PopcornError.invalidInput("The search text must have at most 100 characters")
        let empty = PopcornError.invalidInput("The search text must not be empty")
        try TitleSearch(longest).validate()
        try SearchTerm(longest).validate()
        for text in [longest + "x", longest + " x", String(repeating: "x", count: 100_000)] {
            #expect(throws: tooLong) { try TitleSearch(text).validate() }
            #expect(throws: tooLong) { try NameSearch(text).validate() }
            #expect(throws: tooLong) { try SearchTerm(text).validate() }
            #expect(throws: tooLong) { try ReferenceList.keywordSearch(NameSearch(text)).validate() }
        }
        #expect(throws: empty) { try TitleSearch(" ").validate() }
        // A character with many combining marks counts as many.
        #expect(throws: tooLong) { try NameSearch("a" + String(repeating: "\u{5B0}", count: 100)).validate() }
    }

    @Test(arguments: ["a\0b", "\0"])
    func `a text does not contain the character that PostgreSQL cannot store`(text: String) {
        let error = PopcornError.invalidInput("The search text must not contain U+0000")
        #expect(throws: error) { try TitleSearch(text).validate() }
        #expect(throws: error) { try NameSearch(text).validate() }
        #expect(throws: error) { try SearchTerm(text).validate() }
        #expect(throws: error) { try SearchHistoryQuery(prefix: text).validate() }
    }

    @Test(arguments: [
        ("movie/popular", 2, "page 2 of the list movie/popular"),
        ("media/search?text=fight club", 1, "page 1 of the search"),
        ("movie/discover?genres=18", 3, "page 3 of the list movie/discover"),
        ("company/search?text=a?b/search", nil, "the search"),
        ("countries", nil, "the list countries"),
    ])
    func `messages name a list without its query`(name: String, page: Int?, subject: String) {
        #expect(ListSubject(name, page: page).description == subject)
    }
}
