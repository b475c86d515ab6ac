import Foundation

@testable import TMDb

extension MovieDetailsResponse {

    /// Creates a movie with a value for every resource.
    static func mock(movie: Movie = Movie(id: 550, title: "Fight Club")) -> MovieDetailsResponse {
        MovieDetailsResponse(
            movie: movie, credits: .mock(),
            images: ImageCollection(
                posters: [.mock()], logos: [.mock(path: "/logo.png")], backdrops: [.mock(languageCode: nil)]),
            videos: .mock(), reviews: .mock(.mock()),
            recommendations: .mock(MovieListItem(id: 680, title: "Pulp Fiction")),
            similar: .mock(MovieListItem(id: 807, title: "Se7en")),
            releaseDates: MovieReleaseDates(results: [
                MovieReleaseDatesByCountry(
                    countryCode: "GB",
                    releaseDates: [
                        ReleaseDate(
                            releaseDate: Date(timeIntervalSince1970: 942_364_800), type: .theatrical,
                            certification: "18")
                    ])
            ]),
            alternativeTitles: AlternativeTitleCollection(titles: [
                AlternativeTitle(countryCode: "BR", title: "Clube da Luta")
            ]),
            translations: .mock(MovieTranslationData(title: "Fight Club", overview: "")),
            keywords: KeywordCollection(keywords: [Keyword(id: 825, name: "support group")]), watchProviders: .mock(),
            externalIDs: ExternalIDs(imdbID: "tt0137523", wikidataID: "Q190050"), lists: .mock(.mock()),
            changes: .mock(), accountStates: AccountStates(id: movie.id, isFavorite: true, rating: 9))
    }
}
