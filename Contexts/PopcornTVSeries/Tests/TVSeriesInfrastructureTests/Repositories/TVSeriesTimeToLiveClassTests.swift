import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import PopcornCaching
import TVSeriesDomain
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
            ([], TimeToLiveClass.settled), ([-400], .settled), ([-400, -300], .usual), ([-400, 3], .imminent),
        ] as [([Double], TimeToLiveClass)])
    func `a whole series has the class of its soonest season`(seasons: [Double], expected: TimeToLiveClass) {
        let series = TVSeries.mock(
            seasons: seasons.map { .mock(episodes: [.mock(airDate: Self.day($0))]) }, lastAirDate: Self.day(-400),
            nextEpisodeToAir: nil, status: "Ended")
        #expect(series.wholeTimeToLiveClass(now: Self.now) == expected)
    }

    @Test(
        arguments: [
            ([], nil, TimeToLiveClass.usual), ([], -400, .usual), ([-400], nil, .settled),
            ([-400, -300], -400, .usual),
            ([-400, 3], -400, .imminent), ([-13.9], nil, .imminent), ([30], nil, .usual),
        ] as [([Double], Double?, TimeToLiveClass)])
    func `the class of a season`(episodes: [Double], first: Double?, expected: TimeToLiveClass) {
        let season = TVSeason.mock(
            airDate: first.map(Self.day),
            episodes: episodes.map { .mock(airDate: Self.day($0)) } + [.mock(airDate: nil)])
        #expect(season.timeToLiveClass(now: Self.now) == expected)
    }

    @Test
    func `a season with an undated episode after the last dated one is not settled`() {
        func season(undated number: Int) -> TVSeason {
            .mock(episodes: [
                .mock(episodeNumber: 1, airDate: Self.day(-800)), .mock(episodeNumber: 3, airDate: Self.day(-400)),
                .mock(episodeNumber: number, airDate: nil),
            ])
        }
        #expect(season(undated: 4).timeToLiveClass(now: Self.now) == .usual)
        #expect(season(undated: 2).timeToLiveClass(now: Self.now) == .settled)
        #expect(TVSeason.mock(airDate: Self.day(-400), episodes: []).timeToLiveClass(now: Self.now) == .settled)
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
