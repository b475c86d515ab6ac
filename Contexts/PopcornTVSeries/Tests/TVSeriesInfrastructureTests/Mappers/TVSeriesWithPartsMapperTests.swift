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
