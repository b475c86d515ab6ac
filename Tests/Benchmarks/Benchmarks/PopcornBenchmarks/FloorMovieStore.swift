import CFloor
import Foundation

/// The movies of a file with child tables, read and written in plain C. This is the baseline ("floor") of the
/// measurements.
///
/// `@unchecked Sendable`, because a benchmark uses it from one task at a time.
final class FloorMovieStore: @unchecked Sendable {

    private let connection: OpaquePointer

    init(file: URL) throws {
        guard let connection = floor_open(file.path) else {
            throw BenchmarkFailure(description: "plain C cannot open \(file.path) or prepare its statements")
        }
        self.connection = connection
    }

    deinit {
        floor_close(connection)
    }

    /// Reads a movie into C structs. The caller must free them.
    func read(id: Int, language: String, withParts: Bool) throws -> floor_movie {
        var movie = floor_movie()
        guard floor_read(connection, Int64(id), language, withParts ? 1 : 0, &movie) == 1 else {
            defer { floor_free(&movie) }
            throw BenchmarkFailure(description: "plain C cannot read movie \(id): \(message)")
        }
        return movie
    }

    /// Writes a movie, replacing the stored movie.
    func write(_ movie: inout floor_movie) throws {
        guard floor_write(connection, &movie) == 0 else {
            throw BenchmarkFailure(description: "plain C cannot write movie \(movie.movie_id): \(message)")
        }
    }

    private var message: String { String(cString: floor_message(connection)) }
}
