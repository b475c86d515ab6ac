import Foundation
import Testing

@testable import TMDb

/// Values that may be unknown.
@Suite
struct RawValueTests {

    @Test(arguments: [
        ("Rumored", Status.rumoured), ("Planned", .planned), ("In Production", .inProduction),
        ("Post Production", .postProduction), ("Released", .released), ("Canceled", .cancelled),
        ("Paused", .unknown("Paused")), ("", .unknown("")),
    ])
    func `statuses of movies are decoded, and unknown ones preserved`(word: String, status: Status) throws {
        #expect(try Movie(json: #"{"id": 1, "title": "x", "status": "\#(word)"}"#).status == status)
        #expect(status.rawValue == word)
    }

    @Test(arguments: [
        ("0", Gender.unknown), ("1", .female), ("2", .male), ("3", .other), ("4", Gender(rawValue: 4)),
        ("-1", Gender(rawValue: -1)),
        ("null", .unknown),
    ])
    func `genders are decoded, and null is unknown`(number: String, gender: Gender) throws {
        #expect(try JSONDecoder().decode([Gender].self, from: Data("[\(number)]".utf8)) == [gender])
        let json = #"{"id": 1, "credit_id": "c", "name": "n", "order": 0, "gender": \#(number)}"#
        #expect(try CastMember(json: json).gender == gender)
    }

    @Test func `unknown raw values are preserved`() throws {
        #expect(try [VideoType](json: #"["Trailer", "Hologram"]"#) == [.trailer, VideoType(rawValue: "Hologram")])
        #expect(try [ReleaseType](json: "[3, 9]") == [.theatrical, ReleaseType(rawValue: 9)])
        #expect(try [MediaType](json: #"["movie", "game"]"#) == [.movie, MediaType(rawValue: "game")])
        #expect(try [TMDbStatusCode](json: "[34, 99]") == [.resourceNotFound, TMDbStatusCode(rawValue: 99)])
    }

    @Test(arguments: [
        ("Returning Series", TVSeriesStatus.returning), ("Planned", .planned), ("In Production", .inProduction),
        ("Ended", .ended), ("Canceled", .cancelled), ("Pilot", .pilot),
        ("On Hiatus", TVSeriesStatus(rawValue: "On Hiatus")), ("", TVSeriesStatus(rawValue: "")),
    ])
    func `statuses of TV series are decoded, and unknown ones preserved`(word: String, status: TVSeriesStatus) throws {
        let series = try TVSeries(json: #"{"id": 1, "name": "x", "status": "\#(word)"}"#)
        #expect(series.status == status)
        #expect(try JSONDecoder().decode(TVSeries.self, from: JSONEncoder().encode(series)) == series)
    }

    @Test func `video sizes are decoded and compared`() throws {
        let sizes = try [VideoSize](json: "[2160, 360, 1440, 720, 480, 1080]")
        #expect(sizes == [.p2160, .p360, VideoSize(rawValue: 1440), .p720, .p480, .p1080])
        #expect(sizes.sorted().map(\.rawValue) == [360, 480, 720, 1080, 1440, 2160])
        let video = try VideoMetadata(
            json: #"{"id": "v", "name": "n", "site": "YouTube", "key": "k", "type": "Clip", "size": 1080}"#)
        #expect(video.size == .p1080)
    }
}
