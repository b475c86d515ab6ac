import Caching
import Foundation
import TVSeriesDomain
import TVSeriesDomainTestHelpers
import Testing

@testable import TVSeriesInfrastructure

@Suite
struct TVSeriesTimeToLiveClassTests {

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static func day(_ days: Double) -> Date {
        now.addingTimeInterval(days * 86_400)
    }

    @Test(
        arguments: [
            ("Ended", -366.0, nil, TimeToLiveClass.settled), ("Canceled", -366, nil, .settled),
            ("Ended", -364, nil, .usual), ("Returning Series", -1000, nil, .usual), (nil, -1000, nil, .usual),
            ("Ended", nil, nil, .usual), ("Verschollen", -1000, nil, .usual),
            ("Returning Series", -7, 13.9, .imminent), ("Returning Series", -7, 14.1, .usual),
            ("Ended", -1000, -1, .imminent),
        ] as [(String?, Double?, Double?, TimeToLiveClass)])
    func `the class of a series`(status: String?, last: Double?, next: Double?, expected: TimeToLiveClass) {
        let series = TVSeries.mock(
            lastAirDate: last.map(Self.day), nextEpisodeToAir: .mock(airDate: next.map(Self.day)), status: status)
        #expect(series.timeToLiveClass(now: Self.now) == expected)
        if next == nil {
            let without = TVSeries.mock(lastAirDate: last.map(Self.day), nextEpisodeToAir: nil, status: status)
            #expect(without.timeToLiveClass(now: Self.now) == expected)
        }
    }

    @Test(
        arguments: [
            ([], nil, TimeToLiveClass.usual), ([], -400, .settled), ([-400], nil, .settled),
            ([-400, -300], -400, .usual),
            ([-400, 3], -400, .imminent), ([-13.9], nil, .imminent), ([30], nil, .usual),
        ] as [([Double], Double?, TimeToLiveClass)])
    func `the class of a season`(episodes: [Double], first: Double?, expected: TimeToLiveClass) {
        let season = TVSeason.mock(
            airDate: first.map(Self.day),
            episodes: episodes.map { .mock(airDate: Self.day($0)) } + [.mock(airDate: nil)])
        #expect(season.timeToLiveClass(now: Self.now) == expected)
    }

    @Test(
        arguments: [
            (nil, TimeToLiveClass.usual), (-366, .settled), (-364, .usual), (-13.9, .imminent), (13.9, .imminent),
        ]
            as [(Double?, TimeToLiveClass)])
    func `the class of an episode`(date: Double?, expected: TimeToLiveClass) {
        #expect(TVEpisode.mock(airDate: date.map(Self.day)).timeToLiveClass(now: Self.now) == expected)
    }
}
