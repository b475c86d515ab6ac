import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

/// Tests of the seasons that can have episodes between two days.
@Suite struct TVSeriesAiringEpisodesTests {

    private let today = Date(timeIntervalSince1970: 1_796_515_200)

    private func day(_ number: Int) -> Date { today + Double(number) * 86_400 }

    /// Creates a season; `nil` for one without an air date.
    private func season(_ number: Int, on day: Int?, episodes: Int? = 8) -> TVSeason {
        .mock(seasonNumber: number, airDate: day.map(self.day), episodeCount: episodes)
    }

    private func episode(_ season: Int, on day: Int?) -> TVEpisode {
        .mock(seasonNumber: season, airDate: day.map(self.day), crew: nil, guestStars: nil)
    }

    private func numbers(
        _ seasons: [TVSeason]?, last: TVEpisode? = nil, next: TVEpisode? = nil, isInProduction: Bool? = true,
        lastAirDate: Int? = -3, from: Int = 0, to: Int = 30
    ) -> [Int] {
        TVSeries.mock(
            seasons: seasons, isInProduction: isInProduction, lastAirDate: lastAirDate.map(day), lastEpisodeToAir: last,
            nextEpisodeToAir: next
        ).seasonNumbers(airingFrom: day(from), to: day(to), today: today)
    }

    @Test func `of a long series, only the current season and the specials are read`() {
        // Thirty-eight seasons of 22 episodes, each a year after the last one.
        let seasons = [season(0, on: -12_000)] + (1...38).map { season($0, on: -60 - (38 - $0) * 365, episodes: 22) }
        #expect(numbers(seasons, last: episode(38, on: -4), next: episode(38, on: 3)) == [0, 38])
        #expect(numbers(seasons, last: episode(38, on: -4)) == [0, 38])
        #expect(numbers(seasons, to: 365) == [0, 38])
        #expect(numbers(seasons, last: episode(38, on: -4), from: -900, to: -780) == [0, 35, 36])
    }

    @Test func `a series that has ended has no such seasons`() {
        let seasons = [season(0, on: -900), season(1, on: -800), season(2, on: -500)]
        let last = episode(2, on: -400)
        func ended(_ seasons: [TVSeason], last: TVEpisode? = last, next: TVEpisode? = nil, from: Int = 0) -> [Int] {
            numbers(
                seasons, last: last, next: next, isInProduction: false, lastAirDate: -400, from: from)
        }
        #expect(ended(seasons) == [])
        #expect(ended(seasons, from: -400) == [0, 2])
        #expect(ended(seasons, next: episode(2, on: 1)) == [0, 2])
        #expect(ended(seasons, last: episode(2, on: 0)) == [0, 2])
        #expect(ended(seasons + [season(3, on: 90)]) == [0, 2, 3])
        #expect(ended(seasons + [season(3, on: nil)]) == [0, 2, 3])
        #expect(numbers(seasons, last: last, isInProduction: false, lastAirDate: nil) == [0, 2])
    }

    @Test func `the newest seasons without an air date are read, four at most`() {
        #expect(numbers([season(1, on: -700), season(2, on: nil, episodes: 0)]) == [1, 2])
        #expect(numbers([season(1, on: -700), season(2, on: nil), season(3, on: -90)]) == [3])
        #expect(numbers([season(1, on: -700), season(2, on: nil), season(3, on: 90)]) == [1, 2, 3])
        #expect(numbers((1...9).map { season($0, on: nil) }, last: episode(3, on: -9)) == [3, 6, 7, 8, 9])
        #expect(numbers([season(1, on: -700), season(2, on: nil)], from: -600, to: -590) == [1, 2])
    }

    @Test func `a placeholder without episodes does not end the season before it`() {
        let seasons = [season(1, on: -500), season(2, on: -300), season(3, on: -25, episodes: 0)]
        #expect(numbers(seasons) == [2, 3])
        #expect(numbers(seasons.dropLast() + [season(3, on: -25)]) == [3])
    }

    @Test(arguments: [(0, [1, 2]), (-1, [2])] as [(Int, [Int])])
    func `a season can have an episode on the first day of the next one`(start: Int, expected: [Int]) {
        #expect(numbers([season(1, on: -500), season(2, on: start)]) == expected)
    }

    @Test(
        arguments: [
            (-111, 8, [1, 2]), (-113, 8, [2]), (-300, 22, [1, 2]), (-363, 400, [1, 2]), (-365, 400, [2]),
            (-90, nil, [2]),
        ] as [(Int, Int?, [Int])])
    func `a season that the next one overlaps airs for two weeks per episode, up to a year`(
        start: Int, episodes: Int?, expected: [Int]
    ) {
        #expect(numbers([season(1, on: start, episodes: episodes), season(2, on: max(start, -20))]) == expected)
    }

    @Test func `the seasons of the last and the next episode are read, even if they are not listed`() {
        let seasons = [season(1, on: -900), season(2, on: -600), season(3, on: -300)]
        #expect(numbers(seasons, last: episode(2, on: -3), next: episode(4, on: 3)) == [2, 3, 4])
        #expect(numbers(nil, last: episode(2, on: -3), next: episode(4, on: 3)) == [2, 4])
        #expect(numbers(nil, last: episode(-1, on: -3)) == [])
        #expect(numbers(nil) == [])
    }

    @Test func `later seasons are read unless the last day is past`() {
        let seasons = [season(1, on: -900), season(2, on: -300), season(3, on: 200)]
        #expect(numbers(seasons, to: 0) == [2, 3])
        #expect(numbers(seasons, from: 20, to: 30) == [2, 3])
        #expect(numbers(seasons, last: episode(2, on: -3), from: -500, to: -400) == [1])
        #expect(numbers([season(1, on: 300)], next: episode(1, on: -20), from: -30, to: -10) == [1])
    }
}
