import CoreApplication
import CoreDomain
import PopcornServices
import Testing

@Suite(.timeLimit(.minutes(5)))
struct UseCaseSetTests {

    @Test func `every use case of the services is set`() async throws {
        try await withServices(.init(tmdb: .offline, storage: .temporary)) { popcorn in
            let sets: [any UseCaseSet] = [
                popcorn.movies, popcorn.tvSeries, popcorn.people, popcorn.media, popcorn.references,
                popcorn.searchHistory,
            ]
            for useCases in sets {
                let children = Mirror(reflecting: useCases).children
                #expect(children.count > 1)
                for child in children {
                    let useCase = try #require(child.value as? any SettableUseCase)
                    #expect(useCase.isSet, "\(type(of: useCases)).\(child.label ?? "")")
                }
            }
        }
    }

    @Test func `an unset use case throws an error that names it`() async throws {
        let history = SearchHistoryUseCases.unset
        let error = await #expect(throws: PopcornError.self) {
            try await history.clearSearchHistory.execute(owner: .default)
        }
        #expect(error?.message.contains("'clearSearchHistory' is not set") == true)
        #expect(history.clearSearchHistory.isSet == false)
    }
}
