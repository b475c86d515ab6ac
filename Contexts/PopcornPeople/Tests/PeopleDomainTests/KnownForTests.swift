import CoreDomain
import DomainTestHelpers
import PeopleDomain
import Testing

@Suite struct KnownForTests {

    private func movie(
        _ id: Int, votes: Int?, popularity: Double? = nil, genreIDs: [Int]? = nil, roles: [PersonRole] = [],
        jobs: [PersonJob] = []
    ) -> PersonCredit {
        PersonCredit(
            kind: .movie, id: id, title: "\(id)", popularity: popularity, voteCount: votes, genreIDs: genreIDs,
            roles: roles, jobs: jobs)
    }

    private func series(_ id: Int, votes: Int?, episodes: Int?, genreIDs: [Int]? = nil) -> PersonCredit {
        PersonCredit(
            kind: .tvSeries, id: id, title: "\(id)", voteCount: votes, genreIDs: genreIDs,
            roles: [.mock(order: nil, episodeCount: episodes)])
    }

    @Test(arguments: ["Acting", nil])
    func `an actor is known for roles, by ratings and billing`(department: String?) {
        let credits = [
            movie(1, votes: 1000, roles: [.mock(order: 5)]), movie(2, votes: 600, roles: [.mock(order: 0)]),
            movie(3, votes: 9000, jobs: [.mock()]), movie(4, votes: nil, roles: [.mock(order: 0)]),
            movie(5, votes: 2700, roles: [.mock(order: nil)]),
        ]

        // The weights are 500, 600, none, 0 and 540.
        #expect(credits.knownFor(department: department).map(\.id) == [2, 5, 1, 4])
    }

    @Test func `crew members are known for jobs in their department`() {
        let credits = [
            movie(1, votes: 100, jobs: [.mock(department: "Directing")]),
            movie(2, votes: 900, jobs: [.mock(department: "Writing")]),
            movie(3, votes: 800, roles: [.mock(order: 0)]),
            movie(4, votes: 300, jobs: [.mock(department: "Writing"), .mock(department: "Directing")]),
        ]

        #expect(credits.knownFor(department: "Directing").map(\.id) == [4, 1])
        #expect(credits.knownFor(department: "Juggling").map(\.id) == [2, 3, 4, 1])
    }

    @Test func `a role in a series is weighted by the number of episodes`() {
        let credits = [
            series(1, votes: 9000, episodes: 1), series(2, votes: 1000, episodes: 10),
            series(3, votes: 1000, episodes: 62), series(4, votes: 8000, episodes: nil),
        ]

        #expect(credits.knownFor(department: "Acting").map(\.id) == [2, 3, 1, 4])
    }

    @Test func `a job in a series is weighted by the number of episodes`() {
        let directed = PersonCredit(
            kind: .tvSeries, id: 1, title: "1", voteCount: 9000,
            jobs: [.mock(department: "Directing", episodeCount: 1)])
        let film = movie(2, votes: 1000, jobs: [.mock(department: "Directing")])

        #expect([directed, film].knownFor(department: "Directing").map(\.id) == [2, 1])
    }

    @Test(arguments: [
        "Self", "self", "Self - Host", "Self (archive footage)", "Himself", "Herself / Various", "Themselves",
        "Brad Pitt", "brad pitt (uncredited)", "(archive footage) (uncredited)", "Singing Sword (archive sound)",
    ])
    func `appearances as oneself count only without other credits`(character: String) {
        let talk = movie(1, votes: 9000, roles: [.mock(character: character, order: 0)])
        let film = movie(2, votes: 10, roles: [.mock(character: "Selfridge", order: 0)])
        let produced = movie(3, votes: 5, jobs: [.mock()])

        #expect([talk, film].knownFor(department: "Acting").map(\.id) == [2])
        #expect([talk, produced].knownFor(department: "Acting").map(\.id) == [3])
        #expect([talk].knownFor(department: "Acting").map(\.id) == [1])
    }

    @Test(arguments: [
        ("Jo", "John"), ("Jo", "Jo March"), ("Brad Pitt", "Brad Pittman"), ("Jo", "Joanna (voice)"), ("", "A"),
    ])
    func `a character whose name begins with the person's name is acted`(name: String, character: String) {
        let acted = movie(1, votes: 10, roles: [.mock(character: character, order: 0)])
        let other = movie(2, votes: 5, roles: [.mock(character: "B", order: 0)])

        #expect([acted, other].knownFor(.mock(name: name)).map(\.id) == [1, 2])
    }

    @Test(arguments: ["Jo", "jo (uncredited)", "Jo - Host", "Jo / Various", "Jo – Guest", "Jo "])
    func `a character with exactly the person's name is not acted`(character: String) {
        let appearance = movie(1, votes: 10, roles: [.mock(character: character, order: 0)])
        let acted = movie(2, votes: 5, roles: [.mock(character: "B", order: 0)])

        #expect([appearance, acted].knownFor(.mock(name: "Jo")).map(\.id) == [2])
    }

    @Test func `roles in talk shows count only without other credits`() {
        let talk = series(1, votes: 9000, episodes: 100, genreIDs: [35, 10767])
        let comedy = series(2, votes: 100, episodes: 10, genreIDs: [35])
        let film = movie(3, votes: 10, genreIDs: [10767], roles: [.mock(order: 0)])

        #expect([talk, comedy, film].knownFor(department: "Acting").map(\.id) == [2, 3])
        #expect([talk].knownFor(department: "Acting").map(\.id) == [1])
    }

    @Test func `the largest of several shares counts`() {
        let credits = [
            movie(1, votes: 100, roles: [.mock(order: 45), .mock(order: 0), .mock(character: "", order: 20)]),
            movie(2, votes: 60, roles: [.mock(order: 0)]),
        ]

        #expect(credits.knownFor(department: "Acting").map(\.id) == [1, 2])
    }

    @Test func `titles of equal weight are sorted by popularity, then in TMDb's order`() {
        let roles = [PersonRole.mock(order: 0)]
        let credits = [
            movie(1, votes: 5, popularity: 1, roles: roles), movie(2, votes: 5, popularity: 9, roles: roles),
            movie(3, votes: 5, popularity: 1, roles: roles), movie(4, votes: 5, roles: roles),
        ]

        #expect(credits.knownFor(department: "Acting").map(\.id) == [2, 1, 3, 4])
    }

    @Test func `at most eight titles are returned, possibly zero`() {
        let credits = (1...20).map { movie($0, votes: $0, roles: [.mock(order: 0)]) }

        #expect(credits.knownFor(department: "Acting").map(\.id) == [20, 19, 18, 17, 16, 15, 14, 13])
        #expect([PersonCredit]().knownFor(department: nil) == [])
        #expect([movie(1, votes: 1)].knownFor(department: nil) == [])
    }
}

extension [PersonCredit] {
    fileprivate func knownFor(department: String?) -> [PersonCredit] {
        knownFor(.mock(knownForDepartment: department))
    }
}
