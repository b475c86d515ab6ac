import ArgumentParser
import CoreDomain
import Foundation
import PeopleApplication
import PopcornServices

struct PersonCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Show a person, or only their credits, images or other details.",
        discussion: """
            EXAMPLES:
              popcorn person 287
              popcorn person 287 credits
              popcorn person 287 known-for --json | jq '.items[].title'
            """
    )

    /// The details of a person that can be shown alone.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case credits
        case images
        case knownFor = "known-for"
        case links
    }

    @Argument(help: "TMDb ID of the person, from popcorn people search.")
    var id: Int

    @Argument(help: "Details to show (default: a summary).")
    var part: Part?

    @Flag(help: "Omit titles for adults only from credits and known-for.")
    var withoutAdult = false

    @OptionGroup var reading: ReadingOptions

    private var titles: PersonCreditsRequest {
        PersonCreditsRequest(id: id, includesAdult: !withoutAdult)
    }

    func run() async throws {
        switch part {
        case nil:
            try await reading.show { [id] services, policy throws(PopcornError) in
                try await services.people.fetchPersonDetails.sourced(id: id, policy: policy)
            } text: { session, person throws(PopcornError) in
                await session.personCard(for: person, includesAdult: !withoutAdult, policy: reading.policy)
                    .description
            }
        case .credits:
            try await reading.show(\.people.fetchPersonCredits, titles, text: Card.personCredits)
        case .images:
            try await reading.show(\.people.fetchPersonImages, id, text: Card.images)
        case .knownFor:
            try await reading.show(\.people.fetchPersonKnownFor, titles, as: "items", text: Card.knownFor)
        case .links:
            try await reading.show(\.people.fetchPersonLinks, id, text: Card.links)
        }
    }
}

extension Session {

    /// Returns the card of a person whose details were just fetched. The credits are therefore in the cache, unless
    /// TMDb did not send them.
    func personCard(
        for person: PersonDetails, includesAdult: Bool = true, policy: ReadPolicy
    ) async -> Card {
        let policy = policy == .refresh ? .cacheFirst : policy
        do throws(PopcornError) {
            let titles = try await measured { services throws(PopcornError) in
                try await services.people.fetchPersonKnownFor.sourced(
                    id: person.id, includesAdult: includesAdult, policy: policy)
            }
            return .person(person, knownFor: titles.value)
        } catch {
            return .person(person, knownFor: [], failure: error)
        }
    }
}
