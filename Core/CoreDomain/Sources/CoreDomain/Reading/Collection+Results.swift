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
