import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct CreditsMapperTests {

    private let profile = URL(string: "/face.jpg")

    @Test func `maps every field of a cast member`() {
        let dto = TMDb.CastMember(
            id: 819, castID: 4, creditID: "52fe4250", name: "Edward Norton", character: "Narrator", gender: .male,
            profilePath: profile, order: 7, originalName: "E. N.", knownForDepartment: "Acting", popularity: 9)
        #expect(
            CastMemberMapper().map(dto)
                == CoreDomain.CastMember(
                    id: 819, castID: 4, creditID: "52fe4250", name: "Edward Norton", character: "Narrator",
                    gender: .male, profilePath: profile, order: 7))
    }

    @Test func `missing values of a cast member stay nil`() {
        let dto = TMDb.CastMember(id: 1, creditID: "c", name: "N", character: "", gender: .unknown, order: 0)
        #expect(
            CastMemberMapper().map(dto)
                == CoreDomain.CastMember(
                    id: 1, castID: nil, creditID: "c", name: "N", character: "", gender: .unknown, profilePath: nil,
                    order: 0))
    }

    @Test func `maps every field of a crew member`() {
        let dto = TMDb.CrewMember(
            id: 7467, creditID: "631f", name: "David Fincher", job: "Director", department: "Directing",
            gender: .male, profilePath: profile)
        #expect(
            CrewMemberMapper().map(dto)
                == CoreDomain.CrewMember(
                    id: 7467, creditID: "631f", name: "David Fincher", job: "Director", department: "Directing",
                    gender: .male, profilePath: profile))
    }

    @Test func `missing values of a crew member stay nil`() {
        let dto = TMDb.CrewMember(id: 1, creditID: "c", name: "N", job: "", department: "", gender: .other)
        #expect(
            CrewMemberMapper().map(dto)
                == CoreDomain.CrewMember(
                    id: 1, creditID: "c", name: "N", job: "", department: "", gender: .other, profilePath: nil))
    }

    @Test func `cast and crew keep their order`() {
        let dto = TMDb.ShowCredits(
            cast: [3, 1, 2].map {
                TMDb.CastMember(id: $0, creditID: "c\($0)", name: "", character: "", gender: .unknown, order: 0)
            },
            crew: [9, 8].map {
                TMDb.CrewMember(id: $0, creditID: "w\($0)", name: "", job: "", department: "", gender: .unknown)
            })
        let credits = CreditsMapper().map(dto)
        #expect(credits.cast.map(\.id) == [3, 1, 2])
        #expect(credits.crew.map(\.id) == [9, 8])
    }

    @Test func `maps empty credits`() {
        #expect(CreditsMapper().map(TMDb.ShowCredits(cast: [], crew: [])) == Credits(cast: [], crew: []))
    }
}
