import Foundation
import Testing

@testable import TMDb

/// Requests of the guest session service.
@Suite
struct GuestSessionServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall(
            "guest-session-rated-movies GET guest_session/g/rated/movies?sort_by=created_at.asc&page=2&language=fr (private)"
        ) {
            _ = try await $0.guestSessions.ratedMovies(
                forGuestSession: "g", sortedBy: .createdAtAscending, page: 2, language: "fr")
        },
        ServiceCall(
            "guest-session-rated-tv GET guest_session/g/rated/tv?sort_by=created_at.asc&page=2&language=fr (private)"
        ) {
            _ = try await $0.guestSessions.ratedTVSeries(
                forGuestSession: "g", sortedBy: .createdAtAscending, page: 2, language: "fr")
        },
        ServiceCall(
            "guest-session-rated-tv-episodes GET guest_session/g/rated/tv/episodes?sort_by=created_at.asc&page=2&language=fr (private)"
        ) {
            _ = try await $0.guestSessions.ratedTVEpisodes(
                forGuestSession: "g", sortedBy: .createdAtAscending, page: 2, language: "fr")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
