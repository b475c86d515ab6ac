import Foundation
import Testing

@testable import TMDb

/// Episode groups and older releases.
@Suite
struct TVEpisodeGroupTests {

    @Test func `a group has parts with episodes`() throws {
        let group = try TVEpisodeGroup(
            json: #"""
                {"id": "g", "name": "DVD", "description": "", "type": 3, "episode_count": 1, "group_count": 1,
                 "network": {"id": 174, "name": "AMC", "logo_path": "", "origin_country": ""},
                 "groups": [{"id": "p", "name": "Volume 1", "order": 1, "locked": true, "episodes": [
                   {"id": 1, "name": "x", "episode_number": 2, "season_number": 1, "order": 0, "show_id": 1396}]}]}
                """#)
        #expect(
            group
                == TVEpisodeGroup(
                    id: "g", name: "DVD", description: "", type: .dvd, episodeCount: 1, groupCount: 1,
                    network: Network(id: 174, name: "AMC", originCountry: ""),
                    groups: [
                        TVEpisodeGroupPart(
                            id: "p", name: "Volume 1", order: 1, isLocked: true,
                            episodes: [
                                TVEpisode(
                                    id: 1, name: "x", episodeNumber: 2, seasonNumber: 1, showID: 1396, order: 0)
                            ])
                    ]))
    }

    @Test func `a movie's releases are decoded from the older operation`() throws {
        let releases = try MovieCountryReleaseCollection(
            json: #"""
                {"id": 1, "countries": [{"iso_3166_1": "US", "certification": "R", "primary": true, "descriptors": [],
                                         "release_date": "2013-02-14"}, {"iso_3166_1": "FR", "release_date": ""}]}
                """#)
        #expect(
            releases.countries == [
                MovieCountryRelease(
                    countryCode: "US", releaseDate: try .day("2013-02-14"), certification: "R", isPrimary: true,
                    descriptors: []),
                MovieCountryRelease(countryCode: "FR"),
            ])
    }
}
