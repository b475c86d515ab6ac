import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import PeopleDomain
import Testing

@testable import PeopleApplication

@Suite struct PersonUseCasesTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let images = ImagesConfiguration.example
    private let german: ContentLocale

    init() throws {
        german = try ContentLocale(language: "de-DE")
    }

    private func repository(_ content: PersonWithParts = .mock()) -> PersonRepositoryMock {
        PersonRepositoryMock(.success(Sourced(content, origin: .stale, cachedAt: time)))
    }

    private func useCases(
        _ repository: PersonRepositoryMock, lists: PersonListRepositoryMock? = nil,
        logos: TitleLogosStub = TitleLogosStub(),
        defaults: ContentDefaults = ContentDefaults()
    ) -> PersonUseCases {
        let lists = lists ?? PersonListRepositoryMock(.failure(PopcornError(.notFound, "")))
        return PersonUseCases(repository: repository, lists: lists, logos: logos, builder: .mock(defaults: defaults))
    }

    @Test func `details are read without parts, and report their source`() async throws {
        let repository = repository()
        let result = try await useCases(repository).fetchPersonDetails.sourced(
            id: 287, locale: german, policy: .refresh)

        #expect(result.value.name == "Brad Pitt")
        #expect(result.value.initials == "BP")
        #expect(result.value.profileURLSet == images.profileURLSet(for: Person.mock().profilePath))
        #expect(result.origin == .stale)
        #expect(result.cachedAt == time)
        #expect(repository.calls == [PersonCall(id: 287, parts: [], locale: german, policy: .refresh)])
    }

    @Test func `the biography is in the first language that has one, the name is unchanged`() async throws {
        let repository = repository(
            PersonWithParts(person: Person(id: 287, name: "Brad Pitt", biography: ""), translations: [.mock()]))
        let defaults = ContentDefaults(textFallback: try TextFallback(["de"]))
        let person = try await useCases(repository, defaults: defaults).fetchPersonDetails.execute(id: 287)

        #expect(person.biography == "Leben")
        #expect(person.name == "Brad Pitt")
        #expect(person.textLanguages == TextLanguages(biography: "de-DE"))
        #expect(repository.calls.map(\.parts) == [[.texts(["en-US", "de"])]])
    }

    @Test func `each use case reads only its part`() async throws {
        let repository = repository()
        let people = useCases(repository)

        #expect(try await people.fetchPersonCredits.execute(id: 287).cast.map(\.id) == [550])
        #expect(try await people.fetchPersonKnownFor.execute(id: 287).map(\.title) == ["Fight Club"])
        let portraits = try await people.fetchPersonImages.execute(id: 287).profiles
        #expect(portraits.map(\.urlSet) == [images.profileURLSet(for: URL(string: "/face.jpg"))])
        let links = try await people.fetchPersonLinks.execute(id: 287)
        #expect(links.imdbURL?.absoluteString == "https://www.imdb.com/name/nm0000093/")
        #expect(links.tmdbURL.absoluteString == "https://www.themoviedb.org/person/287")
        #expect(repository.calls.map(\.parts) == [[.credits], [.credits], [.images], [.externalIDs]])
        #expect(repository.calls.allSatisfy { $0.policy == .cacheFirst && $0.locale == .americanEnglish })
    }

    @Test func `a person with chosen parts is one read, and equals the details and the parts alone`() async throws {
        let repository = repository()
        let people = useCases(repository)
        let person = try await people.fetchPerson.execute(id: 287, including: Set(PersonParts.Name.allCases))

        #expect(repository.calls.map(\.parts) == [[.credits, .credits, .images, .externalIDs]])
        #expect(person.details == (try await people.fetchPersonDetails.execute(id: 287)))
        #expect(person.credits == (try await people.fetchPersonCredits.execute(id: 287)))
        #expect(person.knownFor == (try await people.fetchPersonKnownFor.execute(id: 287)))
        #expect(person.parts.images == (try await people.fetchPersonImages.execute(id: 287)))
        #expect(person.links == (try await people.fetchPersonLinks.execute(id: 287)))
        let none = try await people.fetchPerson.execute(id: 287, including: [])
        #expect(none.parts == PersonParts())
    }

    @Test func `titles for adults only are omitted on request`() async throws {
        let credits = [PersonCredit.mock(id: 1, isAdultOnly: true), .mock(id: 2), .mock(id: 3, isAdultOnly: nil)]
        let people = useCases(repository(.mock(credits: credits)))

        #expect(try await people.fetchPersonCredits.execute(id: 287).cast.map(\.id) == [1, 2, 3])
        #expect(try await people.fetchPersonCredits.execute(id: 287, includesAdult: false).cast.map(\.id) == [2, 3])
        #expect(try await people.fetchPersonKnownFor.execute(id: 287).map(\.id) == [1, 2, 3])
        #expect(try await people.fetchPersonKnownFor.execute(id: 287, includesAdult: false).map(\.id) == [2, 3])
    }

    @Test func `parts that TMDb did not send are empty`() async throws {
        let people = useCases(repository(PersonWithParts(person: .mock())))

        #expect(try await people.fetchPersonCredits.execute(id: 287) == PersonCreditsDetails(cast: [], crew: []))
        #expect(try await people.fetchPersonKnownFor.execute(id: 287) == [])
        #expect(try await people.fetchPersonImages.execute(id: 287) == ImageCollectionDetails())
        #expect(try await people.fetchPersonLinks.execute(id: 287).imdbID == nil)
    }

    @Test func `known titles are sorted best known first, with the logos of cached titles`() async throws {
        let logo = try #require(URL(string: "/logo.png"))
        let credits = [
            PersonCredit.mock(id: 1, voteCount: 10), .mock(id: 2, voteCount: 20), .mock(kind: .tvSeries, id: 2),
        ]
        let titles = try await useCases(
            repository(.mock(credits: credits)), logos: TitleLogosStub(movies: [2: logo])
        ).fetchPersonKnownFor.execute(id: 287)

        #expect(titles.map(\.kind) == [.tvSeries, .movie, .movie])
        #expect(titles.map(\.id) == [2, 2, 1])
        #expect(titles.map(\.logoURLSet) == [nil, images.logoURLSet(for: logo), nil])
        #expect(titles.first?.backdropURLSet == images.backdropURLSet(for: PersonCredit.mock().backdropPath))
    }

    @Test func `each use case requests its list, and previews have portraits and initials`() async throws {
        let page = ContentPage(
            page: 2, totalPages: 3, totalResults: 41, items: [PersonPreview.mock(), PersonPreview(id: 7, name: "")])
        let lists = PersonListRepositoryMock(.success(Sourced(page, origin: .stale, cachedAt: time)))
        let people = useCases(repository(), lists: lists)

        let result = try await people.fetchPopularPeople.sourced(page: 2)
        _ = try await people.fetchTrendingPeople.execute(.week, locale: german)
        _ = try await people.searchPeople.execute(PersonSearch("pitt"), policy: .refresh)

        #expect(result.origin == .stale)
        #expect(result.value.totalResults == 41)
        #expect(
            result.value.items == [
                PersonPreviewDetails(
                    id: 287, name: "Brad Pitt", initials: "BP", originalName: "Brad Pitt", knownForDepartment: "Acting",
                    gender: .male, profileURLSet: images.profileURLSet(for: PersonPreview.mock().profilePath),
                    popularity: 10.5, isAdultOnly: false, knownFor: PersonPreview.mock().knownFor),
                PersonPreviewDetails(id: 7, name: "", initials: ""),
            ])
        #expect(
            lists.calls == [
                PersonListCall(page: 2, list: .popular, locale: .americanEnglish, policy: .cacheFirst),
                PersonListCall(page: 1, list: .trending(.week), locale: german, policy: .cacheFirst),
                PersonListCall(
                    page: 1, list: .search(PersonSearch("pitt")), locale: .americanEnglish, policy: .refresh),
            ])
    }

    @Test func `errors of the repository are thrown`() async {
        let failure = PopcornError(.notFound, "TMDb has no person 1")
        let people = useCases(PersonRepositoryMock(.failure(failure)))

        await #expect(throws: failure) { try await people.fetchPersonDetails.execute(id: 1) }
        await #expect(throws: failure) { try await people.fetchPersonCredits.execute(id: 1) }
        await #expect(throws: failure) { try await people.fetchPersonKnownFor.execute(id: 1) }
        await #expect(throws: failure) { try await people.fetchPersonImages.execute(id: 1) }
        await #expect(throws: failure) { try await people.fetchPersonLinks.execute(id: 1) }
    }
}
