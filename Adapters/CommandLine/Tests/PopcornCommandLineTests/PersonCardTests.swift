import CoreApplication
import Foundation
import PopcornServices
import Testing

@testable import PopcornCommandLine

@Suite struct PersonCardTests {

    @Test func `missing values are omitted from a card`() {
        let card = Card.person(PersonDetails(id: 1, name: "Nobody"), knownFor: []).description
        #expect(card == "Nobody\n" + String(repeating: "─", count: 80))
    }

    @Test func `the card of a person shows facts, titles and other names`() {
        let person = PersonDetails(
            id: 1, name: "محمد", alsoKnownAs: ["A", "B"], knownForDepartment: "Sound", biography: "Text.",
            birthday: Date(timeIntervalSince1970: 0), deathday: Date(timeIntervalSince1970: 86_400),
            placeOfBirth: "Cairo")
        let title = PersonCreditDetails(
            kind: .movie, id: 1, title: "T", releaseDate: Date(timeIntervalSince1970: 0),
            roles: [PersonRole(creditID: "a", character: ""), PersonRole(creditID: "b", character: "C")],
            jobs: [PersonJob(creditID: "c", job: "Composer", department: "Sound")])
        let undated = PersonCreditDetails(kind: .movie, id: 2, title: "U")
        let lines = Card.person(person, knownFor: [undated, title]).description.split(separator: "\n")
        #expect(lines[0] == "محمد")
        #expect(lines[2] == "Sound · born 1970-01-01 · died 1970-01-02 (aged 0)")
        #expect(lines[3] == "Text.")
        #expect(lines[4] == "Known for    U")
        #expect(lines[5] == "             T (1970) · C, Composer")
        #expect(lines[6...] == ["Born in      Cairo", "Other names  A, B"])
    }

    @Test func `control characters are removed from a card`() {
        let title = PersonCreditDetails(kind: .movie, id: 1, title: "A\u{1B}[2J\u{9B}B")
        let credits = PersonCreditsDetails(
            cast: [title], crew: [PersonDepartmentDetails(department: "D\rE", credits: [title])])
        let text = Card.personCredits(credits).description
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }
}
