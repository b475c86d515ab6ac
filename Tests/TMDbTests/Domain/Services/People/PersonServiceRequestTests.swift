import Foundation
import Testing

@testable import TMDb

/// Requests of the person service.
@Suite
struct PersonServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("person-details GET person/62?language=de-DE") { _ = try await $0.people.details(forPerson: 62) },
        ServiceCall(
            "person-details GET person/62?language=fr&append_to_response=movie_credits,tv_credits,tagged_images"
        ) {
            _ = try await $0.people.details(
                forPerson: 62, appending: [.movieCredits, .tvCredits, .taggedImages], language: "fr")
        },
        ServiceCall("person-movie-credits GET person/62/movie_credits?language=de-DE") {
            _ = try await $0.people.movieCredits(forPerson: 62)
        },
        ServiceCall("person-tv-credits GET person/62/tv_credits?language=de-DE") {
            _ = try await $0.people.tvCredits(forPerson: 62)
        },
        ServiceCall("person-combined-credits GET person/62/combined_credits?language=de-DE") {
            _ = try await $0.people.combinedCredits(forPerson: 62)
        },
        ServiceCall("person-images GET person/62/images") { _ = try await $0.people.images(forPerson: 62) },
        ServiceCall("person-tagged-images GET person/62/tagged_images") {
            _ = try await $0.people.taggedImages(forPerson: 62)
        },
        ServiceCall("person-external-ids GET person/62/external_ids") {
            _ = try await $0.people.externalIDs(forPerson: 62)
        },
        ServiceCall("person-tagged-images GET person/62/tagged_images?page=2") {
            _ = try await $0.people.taggedImages(forPerson: 62, page: 2)
        },
        ServiceCall("translations GET person/62/translations") { _ = try await $0.people.translations(forPerson: 62) },
        ServiceCall("person-popular-list GET person/popular?language=fr&page=2") {
            _ = try await $0.people.popular(page: 2, language: "fr")
        },
        ServiceCall("person-latest-id GET person/latest") { _ = try await $0.people.latest() },
        ServiceCall("person-changes GET person/62/changes") { _ = try await $0.people.changes(forPerson: 62) },
        ServiceCall("person-changes GET person/62/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.people.changes(forPerson: 62, from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
