import Benchmark
import Foundation
import Measurements
import TMDb

func registerDecoding() {
    let subject = Subject.decode
    Benchmark(subject.name(.library), configuration: subject.configuration) { benchmark, body in
        blackHole(try JSONDecoder().decode(MovieDetailsResponse.self, from: body))
    } setup: {
        try checkedBody()
    }
    Benchmark(subject.name(.snakeCase), configuration: subject.configuration) { benchmark, body in
        blackHole(try SnakeCaseMovie.decoder.decode(SnakeCaseMovie.self, from: body))
    } setup: {
        try checkedBody()
    }
}

/// The body to decode, which both decode to the same.
private func checkedBody() throws -> Data {
    let body = MovieBody.make()
    let library = try JSONDecoder().decode(MovieDetailsResponse.self, from: body)
    let snakeCase = try SnakeCaseMovie.decoder.decode(SnakeCaseMovie.self, from: body)
    let agrees =
        library.movie.releaseDate == snakeCase.releaseDate && library.movie.imdbID == snakeCase.imdbId
        && library.credits?.cast.map(\.creditID) == snakeCase.credits?.cast.map(\.creditId)
        && library.credits?.crew.map(\.profilePath) == snakeCase.credits?.crew.map(\.profilePath)
        && library.images?.posters.map(\.filePath) == snakeCase.images?.posters.map(\.filePath)
        && library.keywords?.keywords.map(\.name) == snakeCase.keywords?.keywords.map(\.name)
    guard agrees, (330_000...350_000).contains(body.count), library.credits?.crew.count == 560 else {
        throw BenchmarkFailure(description: "The body of \(body.count) bytes was not decoded alike")
    }
    return body
}
