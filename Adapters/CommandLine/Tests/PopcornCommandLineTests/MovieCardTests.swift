import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import Testing

@testable import PopcornCommandLine

@Suite struct MovieCardTests {

    private let nobody = CreditsDetails(cast: [], crew: [])

    @Test func `missing values are omitted from a card`() {
        let card = Card.movie(MovieDetails(id: 1, title: "Untitled"), credits: nobody).description
        #expect(card == "Untitled\n" + String(repeating: "─", count: 80))
    }

    @Test func `the facts are on one line`() {
        let movie = MovieDetails(
            id: 1, title: "T", tagline: "So it is", runtime: 139, genres: [Genre(id: 1, name: "Drama")],
            releaseDate: Date(timeIntervalSince1970: 939_945_600), voteAverage: 8.44, voteCount: 26_280,
            certification: "18", certificationRegion: "GB", isOnWatchlist: true)
        let lines = Card.movie(movie, credits: nobody).description.split(separator: "\n")
        #expect(lines[0] == "T (1999)")
        #expect(lines[1] == "“So it is”")
        #expect(lines[3] == "2 h 19 min · 18 (GB) · Drama · ★ 8.4 (26,280 ratings) · on your watchlist")
        #expect(lines[4] == "Released     1999-10-15")
    }

    @Test func `the cast is limited to eight members`() {
        let cast = (1...12).map {
            CastMemberDetails(
                id: $0, creditID: "\($0)", name: "N\($0)", character: $0 == 1 ? "" : "C\($0)", gender: .unknown,
                order: $0)
        }
        let director = CrewMemberDetails(
            id: 1, creditID: "d", name: "D", job: "Director", department: "Directing", gender: .unknown)
        let card = Card.movie(
            MovieDetails(id: 1, title: "T"), credits: CreditsDetails(cast: cast, crew: [director, director])
        ).description
        #expect(card.contains("Directors    D, D\nCast         N1\n             N2 as C2\n"))
        #expect(card.contains("N8 as C8\n             and 4 more"))
        #expect(!card.contains("N9"))
    }

    @Test func `a card has no line and no separator for what has no name`() {
        func member(_ name: String) -> CastMemberDetails {
            CastMemberDetails(
                id: 1, creditID: name, name: name, character: name.isEmpty ? "Nobody" : "C", gender: .unknown, order: 0)
        }
        func director(_ name: String) -> CrewMemberDetails {
            CrewMemberDetails(
                id: 1, creditID: "d", name: name, job: "Director", department: "Directing", gender: .unknown)
        }
        func movie(_ name: String) -> MovieDetails {
            MovieDetails(
                id: 1, title: "T", tagline: " ", overview: "",
                genres: [Genre(id: 1, name: ""), Genre(id: 2, name: name)],
                productionCompanies: ["", name].map { ProductionCompanyDetails(id: 1, name: $0, originCountry: "") },
                productionCountries: ["", name].map { ProductionCountry(countryCode: "US", name: $0) },
                belongsToCollection: MovieCollectionDetails(id: 1, name: ""), certification: "",
                certificationRegion: "GB")
        }
        let rule = String(repeating: "─", count: 80)
        let nameless = Card.movie(
            movie(" "), credits: CreditsDetails(cast: [member("")], crew: [director("")]))
        #expect(nameless.description == "T\n\(rule)")
        let named = Card.movie(
            movie("N"),
            credits: CreditsDetails(cast: [member(""), member("A")], crew: [director(""), director("D")]))
        #expect(
            named.description
                == """
                T
                \(rule)
                N

                Director     D
                Cast         A as C

                Companies    N
                Countries    N
                """)
        #expect(
            Card.credits(CreditsDetails(cast: [member("")], crew: [director("")])).description
                == "TMDb has no credits.")
    }

    @Test func `control characters are removed from a card`() {
        let movie = MovieDetails(id: 1, title: "A\u{1B}[2J\u{9B}B", overview: "one\rtwo\u{7}")
        let card = Card.movie(movie, credits: nobody).description
        #expect(!card.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }
}
