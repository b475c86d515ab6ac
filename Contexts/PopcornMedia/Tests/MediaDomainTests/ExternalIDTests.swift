import CoreDomain
import Foundation
import MediaDomain
import Testing

@Suite
struct ExternalIDTests {

    @Test(arguments: [
        ("tt0137523", ExternalIDSource.imdb, "tt0137523"), ("nm0000093", .imdb, "nm0000093"),
        (" TT0137523\n", .imdb, "tt0137523"), ("Q190050", .wikidata, "Q190050"), ("q190050", .wikidata, "Q190050"),
    ])
    func `the site is detected from the identifier`(text: String, source: ExternalIDSource, value: String) throws {
        let id = try ExternalID(text)
        #expect(id.source == source)
        #expect(id.value == value)
        #expect(try ExternalID(text, at: source) == id)
    }

    @Test(arguments: [
        "81189", "bradpitt", "", " ", "tt", "ttt1", "tt１２３", "tt0137523/", "Q", "Q-1", "1396-breaking-bad",
    ])
    func `an identifier whose site cannot be detected is rejected`(text: String) {
        let error = #expect(throws: PopcornError.self) { try ExternalID(text) }
        #expect(error?.kind == .invalidInput)
        #expect(
            error?.message.hasPrefix("The site of '\(text.trimmingCharacters(in: .whitespaces))' cannot be detected")
                == true)
    }

    @Test(arguments: [
        ("81189", ExternalIDSource.tvdb), ("tt1", .imdb), ("Q1", .wikidata), ("tt0137523", .facebook),
        ("Brad.Pitt", .instagram), ("映画", .twitter), ("🍿", .tikTok), ("UCabc-_1", .youTube), ("#1", .youTube),
    ])
    func `an explicit site takes precedence over detection`(text: String, source: ExternalIDSource) throws {
        #expect(try ExternalID(text, at: source).value == text)
    }

    @Test(arguments: [
        ("tt0137523", ExternalIDSource.tvdb, "TheTVDB identifier; use digits, such as 81189"),
        ("-1", .tvdb, "TheTVDB identifier; use digits, such as 81189"),
        ("550", .imdb, "IMDb identifier; use tt or nm followed by digits, such as tt0137523"),
        ("co0000756", .imdb, "IMDb identifier; use tt or nm followed by digits, such as tt0137523"),
        ("190050", .wikidata, "Wikidata identifier; use Q followed by digits, such as Q190050"),
        ("", .facebook, "Facebook identifier; use a name without white space, slashes and percent signs"),
        ("a b", .instagram, "Instagram identifier; use a name without white space, slashes and percent signs"),
        ("a/b", .twitter, "X identifier; use a name without white space, slashes and percent signs"),
        ("..", .tikTok, "TikTok identifier; use a name without white space, slashes and percent signs"),
        ("%2e", .youTube, "YouTube identifier; use a name without white space, slashes and percent signs"),
    ])
    func `an identifier that is invalid for its site is rejected, and the message describes valid ones`(
        text: String, source: ExternalIDSource, message: String
    ) {
        #expect(throws: PopcornError.invalidInput("'\(text)' is not a valid \(message)")) {
            try ExternalID(text, at: source)
        }
    }
}
