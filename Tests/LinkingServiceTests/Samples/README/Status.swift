import PopcornServices

func status(of id: Int, in popcorn: PopcornServices) async -> String {
    do throws(PopcornError) {
        let movie = try await popcorn.movies.fetchMovieDetails.execute(id: id)
        return movie.status?.rawValue ?? "unknown"
    } catch {
        switch error.kind {
        case .notFound: return "no such movie"
        case .rateLimited(let retryAfter): return "try again after \(retryAfter ?? .seconds(1))"
        default: return error.clientMessage
        }
    }
}
