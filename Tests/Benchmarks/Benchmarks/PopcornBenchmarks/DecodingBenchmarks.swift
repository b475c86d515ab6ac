import Benchmark
import Foundation
import Measurements
import TMDb

func registerDecoding() {
    registerDecoding(
        .decodePage, body: TitleRows.page(1, of: 500), size: 12_000..<18_000, agree: agree,
        MoviePageableList.self, SnakeCasePage<SnakeCaseMovieRow>.self)
    registerDecoding(
        .decodeMovie, body: MovieBody.make(), size: 330_000..<350_000, agree: agree, MovieDetailsResponse.self,
        SnakeCaseMovie.self)
    registerDecoding(
        .decodePerson, body: PersonBody.make(), size: 420_000..<440_000, agree: agree, PersonDetailsResponse.self,
        SnakeCasePerson.self)
}

/// Registers the benchmarks of two models of a body, which are checked to decode the same values.
private func registerDecoding<Model: Decodable, SnakeCaseModel: Decodable>(
    _ subject: Subject, body: Data, size: Range<Int>, agree: @escaping (Model, SnakeCaseModel) -> Bool,
    _ model: Model.Type, _ snakeCaseModel: SnakeCaseModel.Type
) {
    func checkedBody() throws -> Data {
        let decoded = try JSONDecoder().decode(Model.self, from: body)
        let snakeCase = try SnakeCaseMovie.decoder.decode(SnakeCaseModel.self, from: body)
        guard size.contains(body.count), agree(decoded, snakeCase) else {
            throw BenchmarkFailure(description: "the body (\(body.count) bytes) has another size, or the models differ")
        }
        return body
    }
    Benchmark(subject.name(.snakeCase), configuration: subject.configuration(.snakeCase)) { benchmark, body in
        blackHole(try SnakeCaseMovie.decoder.decode(SnakeCaseModel.self, from: body))
    } setup: {
        try checkedBody()
    }
    Benchmark(subject.name(.library), configuration: subject.configuration(.library)) { benchmark, body in
        blackHole(try JSONDecoder().decode(Model.self, from: body))
    } setup: {
        try checkedBody()
    }
}

private func agree(_ library: MoviePageableList, _ snakeCase: SnakeCasePage<SnakeCaseMovieRow>) -> Bool {
    library.results.count == 20 && library.totalPages == snakeCase.totalPages
        && library.results.map(\.title) == snakeCase.results.map(\.title)
        && library.results.map(\.releaseDate) == snakeCase.results.map(\.releaseDate)
        && library.results.map(\.genreIDs) == snakeCase.results.map(\.genreIds)
}

private func agree(_ library: MovieDetailsResponse, _ snakeCase: SnakeCaseMovie) -> Bool {
    library.credits?.crew.count == 560
        && library.movie.releaseDate == snakeCase.releaseDate && library.movie.imdbID == snakeCase.imdbId
        && library.credits?.cast.map(\.creditID) == snakeCase.credits?.cast.map(\.creditId)
        && library.credits?.crew.map(\.profilePath) == snakeCase.credits?.crew.map(\.profilePath)
        && library.images?.posters.map(\.filePath) == snakeCase.images?.posters.map(\.filePath)
        && library.keywords?.keywords.map(\.name) == snakeCase.keywords?.keywords.map(\.name)
}

private func agree(_ library: PersonDetailsResponse, _ snakeCase: SnakeCasePerson) -> Bool {
    library.combinedCredits?.cast.count == 222
        && library.person.birthday == snakeCase.birthday && library.person.alsoKnownAs == snakeCase.alsoKnownAs
        && library.movieCredits?.cast.map(\.creditID) == snakeCase.movieCredits?.cast.map(\.part.creditId)
        && library.tvCredits?.cast.map(\.firstCreditAirDate)
            == snakeCase.tvCredits?.cast.map(\.part.firstCreditAirDate)
        && library.combinedCredits?.cast.map(\.title.posterPath)
            == snakeCase.combinedCredits?.cast.map(\.title.posterPath)
        && library.images?.profiles.map(\.filePath) == snakeCase.images?.profiles.map(\.filePath)
        && library.taggedImages?.results.map(\.image.filePath) == snakeCase.taggedImages?.results.map(\.filePath)
        && library.externalIDs?.wikidataID == snakeCase.externalIds?.wikidataId
}

extension Show {
    fileprivate var posterPath: URL? {
        switch self {
        case .movie(let movie): movie.posterPath
        case .tvSeries(let series): series.posterPath
        }
    }
}
