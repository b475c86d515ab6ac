import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct GenreTests {

    private let action = Genre(id: 28, name: "Action")
    private let nameless = Genre(id: 28, name: " ")
    private let drama = Genre(id: 18, name: "Drama")

    private struct Title: Equatable {
        var genres: [Genre]?
    }

    private func sourced<Value: Sendable>(_ value: Value) -> Sourced<Value> {
        Sourced(value, origin: .cache, cachedAt: Date(timeIntervalSince1970: 0))
    }

    @Test func `only a missing name is replaced, by one that is not missing`() {
        #expect([drama, nameless].named(by: [action, Genre(id: 18, name: "Dramatic")]) == [drama, action])
        #expect([nameless].named(by: [Genre(id: 28, name: "")]) == [nameless])
        #expect([nameless].named(by: []) == [nameless])
    }

    @Test func `a genre of a title has the name of the cached list`() async {
        let list = GenreRepositoryMock(.success(sourced([action, drama])))
        let titles = [
            Result<Sourced<Title>, PopcornError>.success(sourced(Title(genres: [nameless, drama]))),
            .failure(PopcornError(.notFound, "")), .success(sourced(Title(genres: nil))),
        ]
        let named = await list.addNames(to: \.genres, of: .movie, in: titles, locale: .americanEnglish)
        #expect(named.map { try? $0.get().value } == [Title(genres: [action, drama]), nil, Title(genres: nil)])
        #expect(list.calls == [GenreCall(kind: .movie, locale: .americanEnglish, policy: .cacheOnly)])
    }

    @Test func `without a cached list, a genre keeps its identifier`() async {
        let list = GenreRepositoryMock(.failure(PopcornError(.notCached, "")))
        let title = await list.addNames(
            to: \.genres, of: .movie, in: sourced(Title(genres: [nameless])), locale: .americanEnglish)
        #expect(title.value == Title(genres: [nameless]))
    }

    @Test func `the list is not read for a title whose genres have names`() async {
        let list = GenreRepositoryMock()
        _ = await list.addNames(
            to: \.genres, of: .movie, in: sourced(Title(genres: [action])), locale: .americanEnglish)
        #expect(list.calls.isEmpty)
    }
}
