extension Collection where Self: Sendable, Element: Sendable {

    /// Returns the results of a transformation of each element, in order.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of transformations that run at once.
    ///   - transform: The transformation.
    package func concurrentMap<Result: Sendable>(
        limit: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var results: [Int: Result] = [:]
            for (position, element) in enumerated() {
                if position >= limit, let (done, result) = await group.next() { results[done] = result }
                group.addTask { (position, await transform(element)) }
            }
            for await (done, result) in group { results[done] = result }
            return (0..<count).compactMap { results[$0] }
        }
    }
}
