import CoreDomain
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct GenderMapperTests {

    @Test(arguments: [
        (TMDb.Gender.unknown, CoreDomain.Gender.unknown), (.female, .female), (.male, .male), (.other, .other),
        (TMDb.Gender(rawValue: 9), .unknown),
    ])
    func `maps every gender`(dto: TMDb.Gender, expected: CoreDomain.Gender) {
        #expect(GenderMapper().map(dto) == expected)
    }
}
