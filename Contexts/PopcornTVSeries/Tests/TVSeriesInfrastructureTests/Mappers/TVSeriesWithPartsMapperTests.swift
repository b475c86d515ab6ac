import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

@Suite
struct TVSeriesWithPartsMapperTests {

    private let mapper = TVSeriesWithPartsMapper()
    private let key = TVSeriesSeriesEntity.Key(id: 96677, language: "en")

    private static let empty = TVSeriesWithParts(
        series: .mock(), credits: AggregateCredits(cast: [], crew: []), images: ImageCollection(), videos: [],
        contentRatings: [], watchOffers: [], externalIDs: ExternalIDs())
    private static let crowded = TVSeriesWithParts.mock(
        credits: AggregateCredits(
            cast: [.mock(roles: []), .mock(), .mock(roles: [AggregateRole(creditID: "r")], totalEpisodeCount: nil)],
            crew: [.mock(), .mock(department: nil, jobs: []), .mock(jobs: [AggregateJob(creditID: "j", job: "")])]),
        videos: [.mock(), .mock(type: VideoType(rawValue: "Interpretive Dance"), publishedAt: nil)])

    @Test(arguments: [TVSeriesWithParts.mock(), TVSeriesWithParts(series: .mock()), empty, crowded])
    func `a series with parts is mapped to rows and back`(content: TVSeriesWithParts) {
        #expect(mapper.map(mapper.map(content, key: key, cachedAt: .distantPast)) == content)
    }

    @Test
    func `roles and jobs are stored in the order of the people`() {
        let entity = mapper.map(Self.crowded, key: key, cachedAt: .distantPast)

        #expect(entity.cast?.map(\.roleCount) == [0, 2, 1])
        #expect(entity.roles?.map(\.title) == ["Assane Diop", "Luis Perenna", nil])
        #expect(entity.roles?.map(\.episodeCount) == [17, 2, nil])
        #expect(entity.crew?.map(\.jobCount) == [2, 0, 1])
        #expect(entity.jobs?.map(\.title) == ["Director", "Second Unit Director", ""])
        #expect(entity.crew?.map(\.department) == ["Directing", nil, "Directing"])
    }

    @Test
    func `missing parts are mapped to nil`() {
        let entity = mapper.map(TVSeriesWithParts(series: .mock()), key: key, cachedAt: .distantPast)

        #expect(entity.cast == nil)
        #expect(entity.jobs == nil)
        #expect(entity.logos == nil)
        #expect(entity.videos == nil)
        #expect(entity.contentRatings == nil)
        #expect(entity.watchRegions == nil)
        #expect(entity.externalIDs == nil)
    }
}
