package import CoreDomain

/// The results of reading several values: the values and the errors, both in the order of the keys.
package struct ReadResults<Key: Hashable & Sendable, Value: Sendable>: Sendable {

    /// The values that were read.
    package let values: [(key: Key, value: Sourced<Value>)]
    /// The errors of the values that could not be read.
    package let failures: [(key: Key, error: PopcornError)]

    /// Sorts the results of reads into values and errors.
    ///
    /// - Throws: The first error that does not concern a single value, such as a failure of the database.
    package init(_ keys: [Key], _ results: [Result<Sourced<Value>, PopcornError>]) throws(PopcornError) {
        var values: [(key: Key, value: Sourced<Value>)] = []
        var failures: [(key: Key, error: PopcornError)] = []
        for (key, result) in zip(keys, results) {
            switch result {
            case .success(let value): values.append((key, value))
            case .failure(let error):
                guard error.kind.affectsSingleItem else { throw error }
                failures.append((key, error))
            }
        }
        self.values = values
        self.failures = failures
    }

    /// Reads values, at most eight at a time.
    ///
    /// - Parameters:
    ///   - keys: The keys of the values.
    ///   - read: Reads the value for a key.
    /// - Throws: The first error that does not concern a single value, such as a failure of the database.
    package init(
        _ keys: [Key], _ read: @escaping @Sendable (Key) async throws(PopcornError) -> Sourced<Value>
    ) async throws(PopcornError) {
        let results = await withTaskGroup(of: (Int, Result<Sourced<Value>, PopcornError>).self) { group in
            var results: [(index: Int, result: Result<Sourced<Value>, PopcornError>)] = []
            for (index, key) in keys.enumerated() {
                if index >= 8, let finished = await group.next() { results.append(finished) }
                group.addTask {
                    do throws(PopcornError) {
                        return (index, .success(try await read(key)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            for await finished in group { results.append(finished) }
            return results.sorted { $0.index < $1.index }.map(\.result)
        }
        try self.init(keys, results)
    }

    /// Throws the first error other than `notFound` if no value could be read.
    package func requireValue() throws(PopcornError) {
        if values.isEmpty, let first = failures.first(where: { $0.error.kind != .notFound }) { throw first.error }
    }
}

extension PopcornError.Kind {

    /// Whether the error concerns a single value. Other errors fail the whole request.
    fileprivate var affectsSingleItem: Bool {
        switch self {
        case .notFound, .notCached, .rateLimited, .unavailable, .undecodable: true
        case .invalidInput, .unauthorised, .limitReached, .storage, .cancelled: false
        }
    }
}
