import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import PeopleDomain
import PopcornCaching
import Testing

@testable import PeopleInfrastructure

@Suite
struct PersonListStoreTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

    @Test
    func `every property reaches its column`() {
        let entity = PersonPreviewMapper().map(.mock(gender: .other), language: "en", cachedAt: time)

        #expect(entity.key == .init(id: 287, language: "en"))
        #expect(entity.name == "Brad Pitt")
        #expect(entity.originalName == "Brad Pitt")
        #expect(entity.knownForDepartment == "Acting")
        #expect(entity.gender == 3)
        #expect(entity.profilePath == PersonPreview.mock().profilePath)
        #expect(entity.popularity == 10.5)
        #expect(entity.isAdultOnly == false)
        #expect(entity.knownFor == "-movie 550 Fight Club\n-tv 1668 Friends")
        #expect(entity.cachedAt == time)
    }

    @Test
    func `a stored page is read back unchanged, and a preview does not change a person`() async throws {
        let page = ContentPage(
            page: 2, totalPages: 7, totalResults: 133,
            items: [PersonPreview.mock(id: 9, knownForDepartment: "Juggling"), .mock(), PersonPreview(id: 3, name: "")])
        try await withCache(.people) { database, _ async throws in
            let people = AggregateStore(PersonWithPartsMapper(), in: database)
            let personKey = PeoplePersonEntity.Key(id: 287, language: "en-US")
            try await people.store(Cached(.mock(), cachedAt: time), at: personKey)
            let store = PageStore(SingleKindPreviewStore(PersonPreviewMapper()), in: database)
            let key = PageStore<SingleKindPreviewStore<PersonPreviewMapper>>.Key(
                PersonList.popular, page: 2, locale: .americanEnglish)

            try await store.store(Cached(page, cachedAt: time), for: key, WritePermit())

            #expect(try await store.value(key) == Cached(page, cachedAt: time))
            #expect(try await people.value(personKey, including: .parts(.all))?.value == .mock())
        }
    }

    @Test
    func `each list has its own name, and an empty search is invalid`() throws {
        let lists: [PersonList] = [
            .popular, .trending(.day), .trending(.week), .search(PersonSearch("a")), .search(PersonSearch("b")),
            .search(PersonSearch("a", includesAdult: true)),
        ]
        #expect(Set(lists.map(\.name)).count == lists.count)
        #expect(PersonSearch(" a ") == PersonSearch("a"))
        for list in lists { try list.validate() }
        #expect(throws: PopcornError.invalidInput("The search text must not be empty")) {
            try PersonList.search(PersonSearch(" ")).validate()
        }
    }

    @Test
    func `a thousand generated previews are read back equal`() async throws {
        var generator = SeededGenerator(seed: 22)
        try await withCache(.people) { database, _ async throws in
            let store = PageStore(SingleKindPreviewStore(PersonPreviewMapper()), in: database)
            for number in 1...50 {
                let page = ContentPage(
                    page: number, totalPages: 50, totalResults: 1000,
                    items: (1...20).map { generator.preview(id: number * 100 + $0) })
                let key = PageStore<SingleKindPreviewStore<PersonPreviewMapper>>.Key(
                    PersonList.popular, page: number, locale: .americanEnglish)
                try await store.store(Cached(page, cachedAt: time), for: key, WritePermit())

                #expect(try await store.value(key)?.value == page)
            }
        }
    }
}

extension SeededGenerator {

    fileprivate mutating func preview(id: Int) -> PersonPreview {
        PersonPreview(
            id: id, name: text(), originalName: optional { $0.text() }, knownForDepartment: optional { $0.text() },
            gender: gender(), profilePath: optional { $0.url() }, popularity: optional { $0.double() },
            isAdultOnly: optional { Bool.random(using: &$0) },
            knownFor: optional {
                $0.array(upTo: 3) {
                    KnownTitle(
                        kind: $0.pick(TitleKind.allCases), id: $0.int(), title: $0.text(),
                        isAdultOnly: $0.pick([true, false, nil]))
                }
            })
    }
}
