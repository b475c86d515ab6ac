import Foundation
import Testing

@testable import TMDb

/// Appended resources that did not come.
@Suite struct AppendedResourceTests {

    /// A details response with all its resources.
    struct Details: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let resources: [String]
        let json: @Sendable () throws -> String
        let decode: @Sendable (Data) throws -> any Encodable

        init<Response: Codable & Sendable, Options: AppendOption>(
            _ type: Response.Type, _ options: Options.Type, _ json: @escaping @Sendable () throws -> String
        ) {
            testDescription = "\(type)"
            resources = Options.names
            self.json = json
            decode = { try JSONDecoder().decode(type, from: $0) }
        }

        init<Response: Codable & Sendable, Options: AppendOption>(
            _ type: Response.Type, _ options: Options.Type, fixture: String
        ) {
            self.init(type, options) { try Fixture.text(fixture) }
        }

        /// Returns the members of the response that is decoded from a body, and the descriptions of the omitted values.
        func members(of body: JSONValue) throws -> (members: [String: JSONValue], omitted: [String]) {
            let omitted = OmittedValues()
            let model = try omitted.recording { try decode(JSONEncoder().encode(body)) }
            let again = try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(model))
            return (again, omitted.descriptions)
        }
    }

    static let details: [Details] = [
        Details(MovieDetailsResponse.self, MovieAppendOption.self, fixture: "movie-details-appended"),
        Details(TVSeriesDetailsResponse.self, TVSeriesAppendOption.self, fixture: "tv-series-details-appended"),
        Details(TVSeasonDetailsResponse.self, TVSeasonAppendOption.self, fixture: "tv-season-details-appended"),
        Details(TVEpisodeDetailsResponse.self, TVEpisodeAppendOption.self, fixture: "tv-episode-details-appended"),
        Details(PersonDetailsResponse.self, PersonAppendOption.self, fixture: "person-details-appended"),
        Details(CollectionDetailsResponse.self, CollectionAppendOption.self) {
            #"{"id": 1, "name": "n", "parts": [], "images": {"posters": [], "backdrops": []}, "translations": {"translations": []}}"#
        },
        Details(CompanyDetailsResponse.self, CompanyAppendOption.self) {
            #"{"id": 1, "name": "n", "movies": {"results": []}, "alternative_names": {"results": []}, "images": {"logos": []}}"#
        },
        Details(NetworkDetailsResponse.self, NetworkAppendOption.self) {
            #"{"id": 1, "name": "n", "alternative_names": {"results": []}, "images": {"logos": []}}"#
        },
    ]

    static let failures: [JSONValue] = [
        nil, [], "", "none", 7, true, [nil], ["success": false, "status_code": 11, "status_message": "Internal error"],
        ["success": false], ["status_code": 34, "status_message": "Not found"], ["status_message": "Not found"],
        ["success": nil, "status_code": 11], ["success": 0, "results": [], "cast": [], "crew": []],
    ]

    @Test(arguments: details, failures)
    func `a resource that did not come is nil and is recorded`(details: Details, failure: JSONValue) throws {
        let body = try JSONDecoder().decode([String: JSONValue].self, from: Data(details.json().utf8))
        let (members, _) = try details.members(of: .object(body))
        for resource in details.resources where body[resource] != nil {
            let (rest, omitted) = try details.members(of: .object(body.merging([resource: failure]) { $1 }))
            #expect(members[resource] != nil)
            #expect(rest == members.filter { $0.key != resource }, "\(resource)")
            // Only the first few omitted values are described.
            let isRecorded = omitted.contains { $0.hasPrefix(resource) }
            #expect(isRecorded || omitted.count == OmittedValues.describedLimit, "\(resource): \(omitted)")
        }
    }

    @Test(arguments: details)
    func `a resource that was not sent is nil and is not recorded`(details: Details) throws {
        let body = try JSONDecoder().decode([String: JSONValue].self, from: Data(details.json().utf8))
        let (members, omitted) = try details.members(of: .object(body))
        for resource in details.resources {
            let (rest, restOmitted) = try details.members(of: .object(body.filter { $0.key != resource }))
            #expect(rest == members.filter { $0.key != resource })
            #expect(restOmitted.count <= omitted.count)
        }
    }

    @Test(arguments: [
        #""keywords": {"keywords": null}"#, #""keywords": {}"#, #""keywords": {"keywords": "none"}"#,
        #""videos": {"results": null}"#, #""videos": {"id": 1}"#, #""reviews": {"page": 1, "results": 7}"#,
        #""credits": {"cast": null, "crew": {"a": 1}}"#, #""credits": {}"#,
        #""images": {"posters": null, "backdrops": 1}"#, #""translations": {"translations": false}"#,
        #""watch/providers": {"results": [1]}"#, #""release_dates": {"results": "x"}"#,
        #""alternative_titles": {"results": []}"#, #""changes": {"changes": null}"#,
    ])
    func `a resource without a list is nil`(member: String) throws {
        let response = try MovieDetailsResponse(json: #"{"id": 1, "title": "x", \#(member)}"#)
        #expect(response == MovieDetailsResponse(movie: Movie(id: 1, title: "x")))
    }

    @Test func `an empty resource is not nil`() throws {
        let response = try MovieDetailsResponse(
            json: """
                {"id": 1, "title": "x", "keywords": {"keywords": []}, "videos": {"results": []},
                 "watch/providers": {"results": []}, "credits": {"cast": [], "crew": []}, "external_ids": {"imdb_id": null}}
                """)
        #expect(response.keywords == KeywordCollection(keywords: []))
        #expect(response.videos == VideoCollection(results: []))
        #expect(response.watchProviders == ShowWatchProviders(results: [:]))
        #expect(response.credits == ShowCredits(cast: [], crew: []))
        #expect(response.externalIDs == ExternalIDs())
    }

    @Test func `a resource is incomplete if one of its lists did not come`() throws {
        let member = #"{"id": 1, "name": "n"}"#
        let credits = try ShowCredits(json: #"{"cast": null, "crew": [\#(member)]}"#)
        #expect(credits.isIncomplete)
        #expect(credits.cast.isEmpty)
        #expect(credits.crew.map(\.id) == [1])
        #expect(try !ShowCredits(json: #"{"cast": [], "crew": []}"#).isIncomplete)
        #expect(try ShowCredits(json: #"{"crew": []}"#).isIncomplete)
        #expect(try TVEpisodeCredits(json: #"{"cast": [], "crew": [], "guest_stars": 7}"#).isIncomplete)
        #expect(try AggregateCredits(json: #"{"cast": [], "crew": ""}"#).isIncomplete)
        #expect(try PersonCombinedCredits(json: #"{"cast": [], "crew": null}"#).isIncomplete)
        #expect(try ImageCollection(json: #"{"posters": [], "backdrops": [], "logos": null}"#).isIncomplete)
        #expect(try !ImageCollection(json: #"{"posters": [], "backdrops": []}"#).isIncomplete)
        #expect(try CollectionImages(json: #"{"posters": []}"#).isIncomplete)
        let found = #""person_results": [], "tv_results": [], "tv_season_results": [], "tv_episode_results": []"#
        #expect(try !FindResults(json: #"{"movie_results": [], \#(found)}"#).isIncomplete)
        #expect(try FindResults(json: #"{"movie_results": false, \#(found)}"#).isIncomplete)
        #expect(throws: DecodingError.self) { try FindResults(json: #"{"movie_results": null}"#) }
        let again = try JSONDecoder().decode(ShowCredits.self, from: JSONEncoder().encode(credits))
        #expect(again == ShowCredits(cast: [], crew: credits.crew))
    }
}
