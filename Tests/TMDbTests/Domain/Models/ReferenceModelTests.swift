import Foundation
import Testing

@testable import TMDb

/// Models of the smaller services.
@Suite
struct ReferenceModelTests {

    @Test func `a collection's parts have titles or names`() throws {
        let response = try CollectionDetailsResponse(
            json: """
                {"id": 264, "name": "Die Hard Collection", "overview": "", "poster_path": "", "backdrop_path": null,
                 "parts": [{"id": 562, "title": "Die Hard", "original_title": "Die Hard"},
                           {"id": 1573, "name": "Die Hard 2", "original_name": "Die Hard II"}],
                 "images": {"posters": [{"file_path": "/p.jpg", "width": 2, "height": 3}], "backdrops": []}}
                """)
        #expect(response.collection.parts.map(\.title) == ["Die Hard", "Die Hard 2"])
        #expect(response.collection.parts.map(\.originalTitle) == ["Die Hard", "Die Hard II"])
        #expect(response.collection.posterPath == nil)
        #expect(response.images?.posters.map(\.filePath.relativeString) == ["/p.jpg"])
        #expect(response.translations == nil)
    }

    @Test func `a movie without a title and a name is an error with the title's coding path`() throws {
        let thrown = #expect(throws: DecodingError.self) { try MovieListItem(json: #"{"id": 1}"#) }
        #expect(thrown.map { DecodingFailure.describe($0).codingPath } == "title")
    }

    @Test func `a network with appended resources survives a round trip`() throws {
        let response = try NetworkDetailsResponse(
            json: """
                {"id": 49, "name": "HBO", "alternative_names": {"results": [{"name": "HBO HD", "type": ""}]},
                 "images": {"logos": []}}
                """)
        #expect(response.network.name == "HBO")
        #expect(response.alternativeNames?.results == [AlternativeName(name: "HBO HD", type: "")])
        #expect(response.images == LogoCollection(logos: []))
        #expect(
            try JSONDecoder().decode(NetworkDetailsResponse.self, from: JSONEncoder().encode(response)) == response)
        let plain = try NetworkDetailsResponse(json: #"{"id": 49, "name": "HBO"}"#)
        #expect(plain.alternativeNames == nil && plain.images == nil)
    }

    @Test func `a company with missing, null and empty values is decoded`() throws {
        let company = try Company(
            json: """
                {"id": 25, "name": "20th Century Fox", "description": "", "homepage": "", "logo_path": null,
                 "origin_country": null, "parent_company": {"id": 2, "name": "Disney", "logo_path": ""}}
                """)
        #expect(
            company
                == Company(
                    id: 25, name: "20th Century Fox", description: "",
                    parentCompany: ProductionCompany(id: 2, name: "Disney", originCountry: "")))
        #expect(try CompanyDetailsResponse(json: #"{"id": 25, "name": "x"}"#).movies == nil)
        let names = try AlternativeNameCollection(json: #"{"id": 1, "results": [{"name": "HBO HD", "type": ""}]}"#)
        #expect(names.results == [AlternativeName(name: "HBO HD", type: "")])
        let logos = try LogoCollection(
            json:
                #"{"id": 1, "logos": [{"id": "5a", "file_path": "/l.png", "file_type": ".svg", "width": 4, "height": 2}]}"#
        )
        #expect(logos.logos.map(\.fileType) == [".svg"])
    }

    @Test func `changed identifiers, certifications, genres and watch providers are decoded`() throws {
        let changes = try ChangedIDPageableList(
            json: #"{"results": [{"id": 1, "adult": null}, {"id": 2, "adult": true, "softcore": true}]}"#)
        #expect(changes.results == [ChangedID(id: 1), ChangedID(id: 2, isAdultOnly: true, isSoftcore: true)])
        let ratings = try CertificationCollection(
            json: #"{"certifications": {"US": [{"certification": "R", "meaning": "", "order": 4}]}}"#)
        #expect(ratings.certifications == ["US": [Certification(name: "R", meaning: "", order: 4)]])
        #expect(try GenreCollection(json: #"{"genres": [{"id": 18, "name": "Drama"}]}"#).genres.map(\.id) == [18])
        let providers = try WatchProviderCollection(
            json: #"{"results": [{"provider_id": 8, "provider_name": "Netflix", "display_priorities": {"GB": 3}}]}"#)
        #expect(providers.results.first?.displayPriorities == ["GB": 3])
    }

    @Test func `an account is decoded`() throws {
        let account = try AccountDetails(
            json: """
                {"id": 548, "username": "u", "name": "", "include_adult": false, "iso_639_1": "en", "iso_3166_1": "CA",
                 "avatar": {"gravatar": {"hash": "c9"}, "tmdb": {"avatar_path": null}}}
                """)
        #expect(account.avatar == AccountAvatar(gravatar: GravatarAvatar(hash: "c9"), tmdb: TMDbAvatar()))
        #expect(account.includesAdult == false)
    }

    @Test func `the expiry date of a guest session survives a round trip`() throws {
        let session = try GuestSession(
            json: #"{"success": true, "guest_session_id": "g", "expires_at": "2016-08-27 16:26:40 UTC"}"#)
        #expect(session.expiresAt == Date(timeIntervalSince1970: 1_472_315_200))
        let again = try JSONDecoder().decode(GuestSession.self, from: JSONEncoder().encode(session))
        #expect(again == session)
    }

    @Test(arguments: ["2016-08-27 25:26:40 UTC", "soon", ""])
    func `a guest session without an expiry date is an error`(text: String) {
        #expect(throws: DecodingError.self) {
            try GuestSession(json: #"{"success": true, "guest_session_id": "g", "expires_at": "\#(text)"}"#)
        }
    }

    @Test func `an HTTP status of 200 with an entry-not-found code is an error`() async throws {
        let http = RecordingHTTPClient(#"{"status_code": 21, "status_message": "Entry not found.", "success": false}"#)
        let lists = try TMDbClient.test(http).lists
        let failure = await error { () async throws(TMDbError) in
            try await lists.removeMovie(1, fromList: 7, sessionID: "s")
        }
        #expect(failure?.kind == .notFound)
        #expect(failure?.statusCode == .entryNotFound)
    }
}
