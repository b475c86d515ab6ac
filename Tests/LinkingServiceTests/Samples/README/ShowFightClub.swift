import Foundation
import PopcornServices

func showFightClub(token: String, folder: URL) async throws {
    let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(folder)))

    let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550, locale: ContentLocale(language: "en-GB"))
    print(movie.title, movie.certification ?? "unrated", movie.posterURLSet?.card.absoluteString ?? "no poster")

    await popcorn.shutdown()
}
