import CoreApplication
import Foundation
import PopcornServices
import Testing

@testable import PopcornCommandLine

@Suite struct PersonCardTests {

    @Test func `somebody of whom little is known has a short card`() {
        let card = Card.person(PersonDetails(id: 1, name: "Nobody"), knownFor: []).description
        #expect(card == "Nobody\n" + String(repeating: "─", count: 80) + "\n")
    }

    @Test func `a card has facts, titles and particulars`() {
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
        #expect(lines[2] == "Sound · born 1970-01-01 · died 1970-01-02")
        #expect(lines[3] == "Text.")
        #expect(lines[4] == "Known for    U")
        #expect(lines[5] == "             T (1970) · C, Composer")
        #expect(lines[6...] == ["Born in      Cairo", "Other names  A, B"])
    }

    @Test func `texts cannot steer the terminal`() {
        let title = PersonCreditDetails(kind: .movie, id: 1, title: "A\u{1B}[2J\u{9B}B")
        let credits = PersonCreditsDetails(
            cast: [title], crew: [PersonDepartmentDetails(department: "D\rE", credits: [title])])
        let text = Card.personCredits(credits).description
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }
}
