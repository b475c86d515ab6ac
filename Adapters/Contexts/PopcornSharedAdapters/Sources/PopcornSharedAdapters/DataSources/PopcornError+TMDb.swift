package import CoreDomain
package import TMDb

extension PopcornError {

    /// Runs a closure that asks TMDb.
    ///
    /// - Parameter subject: What is asked for, such as `movie 550`.
    package static func tmdb<Value>(
        _ subject: @autoclosure () -> String, _ body: () async throws(TMDbError) -> Value
    ) async throws(PopcornError) -> Value {
        do throws(TMDbError) {
            return try await body()
        } catch {
            throw TMDbErrorMapper().map(error, subject: subject())
        }
    }
}
