import Testing

@testable import PopcornTitleIndex

@Suite
struct SuggestionTests {

    /// Titles with about the popularities that TMDb reports.
    private static let titles: [TestTitle] = [
        TestTitle(name: "Star Wars", popularity: 40), TestTitle(name: "Star Wars: The Last Jedi", popularity: 60),
        TestTitle(kind: .series, name: "Star Wars: The Clone Wars", popularity: 90),
        TestTitle(name: "Star", popularity: 0.6), TestTitle(name: "Wars of a Star", popularity: 3),
        TestTitle(name: "A Star Is Born", popularity: 30), TestTitle(name: "Starship Troopers", popularity: 35),
        TestTitle(name: "Up", popularity: 50), TestTitle(name: "Upgrade", popularity: 45),
        TestTitle(name: "Step Up", popularity: 30), TestTitle(kind: .person, name: "Upton Sinclair", popularity: 3),
        TestTitle(name: "It", popularity: 60), TestTitle(name: "It Follows", popularity: 40),
        TestTitle(name: "It's a Wonderful Life", popularity: 30), TestTitle(name: "The Italian Job", popularity: 30),
        TestTitle(name: "The Godfather", popularity: 100), TestTitle(name: "The Godfather Part II", popularity: 60),
        TestTitle(name: "The Godfather Part III", popularity: 40),
        TestTitle(name: "Godfather of Harlem", popularity: 9),
        TestTitle(name: "The Lord of the Rings: The Fellowship of the Ring", popularity: 95),
        TestTitle(name: "The Lord of the Rings", popularity: 20), TestTitle(name: "Schindler's List", popularity: 50),
        TestTitle(name: "Fast & Furious", popularity: 40), TestTitle(name: "Spider-Man", popularity: 55),
        TestTitle(name: "千と千尋の神隠し", popularity: 70), TestTitle(name: "기생충", popularity: 60),
        TestTitle(name: "Иди и смотри", popularity: 20), TestTitle(name: "L'avventura", popularity: 8),
        TestTitle(name: "Le fabuleux destin d'Amélie Poulain", popularity: 35), TestTitle(name: "Łódź", popularity: 2),
        TestTitle(kind: .person, name: "Amélie Nothomb", popularity: 2), TestTitle(name: "Malcolm X", popularity: 20),
        TestTitle(kind: .person, name: "Malcolm McDowell", popularity: 12), TestTitle(name: "Rocky V", popularity: 25),
        TestTitle(name: "Rocky", popularity: 50), TestTitle(name: "Rocky Victory", popularity: 1),
        TestTitle(name: "Toy Story 2", popularity: 30), TestTitle(name: "Big Lotruco", popularity: 150),
        TestTitle(name: "Dune", popularity: 50), TestTitle(name: "Dune: Part Two", popularity: 80),
        TestTitle(name: "A Story of the Star Wars", popularity: 45),
    ]

    @Test(arguments: [
        ("star wars", "Star Wars"), ("Star", "Star Wars: The Clone Wars"), ("up", "Up"), ("it", "It"),
        ("wars star", "Star Wars: The Clone Wars"), ("godfather", "The Godfather"), ("the godf", "The Godfather"),
        ("godfather 2", "The Godfather Part II"), ("godfather ii", "The Godfather Part II"),
        ("the godfather part 3", "The Godfather Part III"), ("Godfather Part Iii", "The Godfather Part III"),
        ("lotr", "The Lord of the Rings: The Fellowship of the Ring"),
        ("tlotr", "The Lord of the Rings: The Fellowship of the Ring"), ("schindlers", "Schindler's List"),
        ("schindler's l", "Schindler's List"),
        ("fast and furious", "Fast & Furious"), ("spiderman", "Spider-Man"), ("spider-m", "Spider-Man"),
        ("千尋", "千と千尋の神隠し"), ("神", "千と千尋の神隠し"), ("し", "千と千尋の神隠し"), ("생충", "기생충"),
        ("иди", "Иди и смотри"), ("avventura", "L'avventura"), ("l’avv", "L'avventura"), ("lodz", "Łódź"),
        ("ŁÓDŹ", "Łódź"), ("amelie", "Le fabuleux destin d'Amélie Poulain"),
        ("amélie p", "Le fabuleux destin d'Amélie Poulain"),
        ("malcolm x", "Malcolm X"), ("malcolm m", "Malcolm McDowell"), ("rocky v", "Rocky V"), ("rocky 5", "Rocky V"),
        ("toy story ii", "Toy Story 2"), ("toy ii story", "Toy Story 2"),
        ("Clone-wars!", "Star Wars: The Clone Wars"),
        ("dune 2", "Dune: Part Two"), ("dune part 2", "Dune: Part Two"), ("dune two", "Dune: Part Two"),
        ("dune part two", "Dune: Part Two"), ("dune ii", "Dune: Part Two"), ("dune", "Dune"),
        ("star wars a new hope", "Star Wars"), ("schindler list xqzjk", "Schindler's List"),
    ])
    func `suggests the title that people expect first`(text: String, name: String) async throws {
        try await withIndex(Self.titles) { index async throws in
            #expect(try await index.names(text).first == name)
        }
    }

    @Test(arguments: [
        ("godfahter", "The Godfather"), ("godfater", "The Godfather"), ("goddfather", "The Godfather"),
        ("gidfather", "The Godfather"), ("xtarship", "Starship Troopers"), ("schindlres list", "Schindler's List"),
        ("starship trooo", "Starship Troopers"), ("furoius fast", "Fast & Furious"), ("смртри", "Иди и смотри"),
        ("gxdf", "The Godfather"), ("stasrhip troop", "Starship Troopers"), ("fsat furious", "Fast & Furious"),
    ])
    func `forgives one typo in a word of four letters or more`(text: String, name: String) async throws {
        try await withIndex(Self.titles) { index async throws in
            #expect(try await index.names(text).first == name)
        }
    }

    @Test
    func `a correction swaps, removes, replaces or adds one letter`() {
        let candidates = Corrections.candidates(of: ["w", "o", "r", "d"].map { Array($0.utf8) })
        let words = Set(candidates.map { String(decoding: $0, as: UTF8.self) })
        #expect(words.isSuperset(of: ["owrd", "wrod", "wodr", "ord", "wod", "wor", "xord", "worx", "worxd", "wordx"]))
        #expect(words.isDisjoint(with: ["word", "rowd", "drow", "wo", "wordxx"]))
    }

    @Test(arguments: ["gxdfxther", "qt", "upp", "zzzzzzzz", "godfather zzzzzzzz"])
    func `forgives neither two typos nor one in a short word`(text: String) async throws {
        try await withIndex(Self.titles) { index async throws in
            #expect(try await index.names(text) == [])
        }
    }

    @Test
    func `does not correct a text with enough matches`() async throws {
        try await withIndex(["Rider One", "Rider Two", "Rider Three", "Rides"]) { index async throws in
            #expect(try await index.names("rider") == ["Rider One", "Rider Two", "Rider Three"])
        }
        let titles = ["Rider One", "Rider Two", TestTitle(name: "Rides", popularity: 90)]
        try await withIndex(titles) { index async throws in
            #expect(try await index.names("rider") == ["Rider One", "Rider Two", "Rides"])
        }
    }

    @Test
    func `finds names by the most frequent words that begin with a long prefix`() async throws {
        let others = (1...1100).map { TestTitle(name: "Christopher \($0)", popularity: 2) }
        try await withIndex(others + [TestTitle(name: "The Christie Case", popularity: 90)]) { index async throws in
            #expect(try await index.names("chris").first == "The Christie Case")
            #expect(try await index.names("christopher 7").first == "Christopher 7")
            #expect(try await index.names("christophre").first == "Christopher 1")
        }
    }

    @Test
    func `suggests only names with all words`() async throws {
        let others = (1...800).map { TestTitle(name: "Common Name \($0)", popularity: 2) }
        let titles =
            others + [TestTitle(name: "Common Rare Alpha", popularity: 9), TestTitle(name: "Rare Common Beta")]
        try await withIndex(titles) { index async throws in
            #expect(try await index.names("common rare be") == ["Rare Common Beta"])
            #expect(try await index.names("common rare") == ["Common Rare Alpha", "Rare Common Beta"])
            #expect(try await index.names("rare name") == [])
            #expect(try await index.names("common name 80", limit: 3) == ["Common Name 80", "Common Name 800"])
        }
    }

    @Test
    func `a word that is much more frequent than the others is required, however many names have these`() async throws {
        let frequent = (1...13_000).map { TestTitle(name: "Common \($0)") }
        let others = (1...800).map { TestTitle(name: "Alpha Beta \($0)", popularity: 2) }
        let title = TestTitle(name: "Beta Common Alpha")
        try await withIndex(frequent + others + [title]) { index async throws in
            #expect(try await index.names("common alpha beta") == ["Beta Common Alpha"])
            #expect(try await index.names("alpha beta com") == ["Beta Common Alpha"])
        }
    }

    @Test
    func `a word that is repeated is required once`() async throws {
        try await withIndex(["Jin To Jin With", "Jin With"]) { index async throws in
            #expect(try await index.names("jin jin with") == ["Jin To Jin With", "Jin With"])
            #expect(try await index.names("jin to jin with") == ["Jin To Jin With"])
        }
    }

    @Test
    func `the shortest text is corrected`() async throws {
        try await withIndex(["Crouching Tiger, Hidden Dragon", "Star Wars"]) { index async throws in
            #expect(try await index.names("crouchng tiger xqzjk") == ["Crouching Tiger, Hidden Dragon"])
            #expect(try await index.names("crouchng tiger xqzjk xqzjk xqzjk") == ["Crouching Tiger, Hidden Dragon"])
            #expect(try await index.names("crouchng tiger xqzjk xqzjk xqzjk xqzjk").isEmpty)
        }
    }

    @Test
    func `omits an article that the name lacks`() async throws {
        try await withIndex(["Avengers"]) { index async throws in
            #expect(try await index.names("the avengers") == ["Avengers"])
        }
    }

    @Test
    func `finds an unpopular name of one word among many names with this word`() async throws {
        let others = (1...300).map { TestTitle(name: "Love \($0)x", popularity: 10 + Double($0) / 1000) }
        try await withIndex(others + [TestTitle(name: "Love", popularity: 9)]) { index async throws in
            #expect(try await index.names("love").first == "Love")
        }
    }

    @Test
    func `finds whole words among many names with longer words`() async throws {
        let others = (1...300).map { TestTitle(name: "My Lovely \($0)", popularity: 10 + Double($0) / 1000) }
        try await withIndex(others + [TestTitle(name: "My Love")]) { index async throws in
            #expect(try await index.names("my love").first == "My Love")
        }
    }

    @Test
    func `leaves out titles for adults unless they are wanted`() async throws {
        let titles = [TestTitle(name: "Night One", popularity: 9, isAdult: true), TestTitle(name: "Night Two")]
        try await withIndex(titles) { index async throws in
            #expect(try await index.names("night") == ["Night Two"])
            let all = try await index.suggestions(for: "night", includesAdult: true)
            #expect(all.map(\.name) == ["Night One", "Night Two"])
            #expect(all.map(\.isAdult) == [true, false])
        }
    }

    @Test
    func `suggests only titles of the kinds`() async throws {
        let titles = TitleKind.allCases.map { TestTitle(kind: $0, name: "Bond", popularity: 5 - Double($0.rawValue)) }
        try await withIndex(titles) { index async throws in
            #expect(try await index.suggestions(for: "bond").map(\.kind) == [.movie, .series, .person])
            #expect(try await index.suggestions(for: "bond", kinds: [.person]).map(\.id) == [3])
            #expect(try await index.suggestions(for: "bond", kinds: [.movie, .series]).map(\.id) == [1, 2])
            #expect(try await index.suggestions(for: "bond", kinds: []) == [])
        }
    }

    @Test
    func `suggests at most as many titles as the limit`() async throws {
        try await withIndex((1...80).map { TestTitle(name: "Bond \($0)") }) { index async throws in
            #expect(try await index.names("bond", limit: 3).count == 3)
            #expect(try await index.names("bond", limit: 1000).count == TitleIndex.limit)
            #expect(try await index.names("bond", limit: 0) == [])
            #expect(try await index.names("bond", limit: -1) == [])
        }
    }

    @Test(arguments: ["", "   ", "?!\"*()^", "🎬"])
    func `suggests nothing for a text without letters and numbers`(text: String) async throws {
        try await withIndex(["Up"]) { index async throws in
            #expect(try await index.names(text) == [])
        }
    }

    @Test
    func `ignores operators of the full-text index`() async throws {
        try await withIndex(["Near Dark", "Up"]) { index async throws in
            #expect(try await index.names("\"dark\" NEAR") == ["Near Dark"])
            #expect(try await index.names("up\" OR \"near") == [])
            #expect(try await index.names("up_") == ["Up"])
        }
    }

    @Test
    func `ignores what exceeds the limits of a query`() async throws {
        try await withIndex(["Up and One Two Three Four Five Six Seven Eight Nine"]) { index async throws in
            let words = "up one two three four five six seven eight nine"
            #expect(try await index.names(words + " zzz").count == 1)
            #expect(try await index.names("up" + String(repeating: " ", count: 198) + "zzz").count == 1)
            #expect(try await index.names("up" + String(repeating: " ", count: 197) + "zzz") == [])
            #expect(try await index.names("up" + String(repeating: "\u{301}", count: 1_000_000) + "zzz").count == 1)
            #expect(try await index.names(String(repeating: "x", count: 1_000_000)) == [])
            #expect(try await index.names(String(repeating: "千", count: 1_000_000)) == [])
        }
    }

    @Test(arguments: ["up xqzjk", "the xqzjk", "xqzjk star wars", "star wars xqzjk xqzjk xqzjk xqzjk"])
    func `two words, and those before the last three, are not omitted`(text: String) async throws {
        try await withIndex(Self.titles) { index async throws in
            #expect(try await index.names(text).isEmpty)
        }
    }
}
