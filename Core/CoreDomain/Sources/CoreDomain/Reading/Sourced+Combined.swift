package import Foundation

extension Sourced {

    /// Creates a value that was made of several values: with the oldest caching time, the first failure, and the origin
    /// stale if one of them is stale, or else network if one of them was fetched.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - sources: The values that it was made of.
    ///   - now: The caching time if there are no values.
    package init<Source: Sendable>(_ value: Value, of sources: [Sourced<Source>], now: Date) {
        let origins = Set(sources.map(\.origin))
        self.init(
            value, origin: [.stale, .network].first(where: origins.contains) ?? .cache,
            cachedAt: sources.map(\.cachedAt).min() ?? now, failure: sources.lazy.compactMap(\.failure).first)
    }
}

extension Collection where Element: Sendable {

    /// Returns the value or the error of a read of each element, in order. Each read starts after the previous one.
    package func results<Value>(
        of read: (Element) async throws(PopcornError) -> Value
    ) async -> [Result<Value, PopcornError>] {
        var results: [Result<Value, PopcornError>] = []
        for element in self {
            do throws(PopcornError) {
                results.append(.success(try await read(element)))
            } catch {
                results.append(.failure(error))
            }
        }
        return results
    }
}
