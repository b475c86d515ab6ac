import PopcornServices

/// Repeats an operation until it throws no error of kind `storage`, for at most ten seconds. After files have been
/// replaced, the first operation may find them changed, and starts the reopening.
func eventually<Value>(_ name: String, _ body: () async throws -> Value) async throws -> Value {
    let start = ContinuousClock.now
    while true {
        do {
            return try await body()
        } catch let error as PopcornError where error.kind == .storage {
            guard start.duration(to: .now) < .seconds(10) else { throw Violation("\(name) does not recover: \(error)") }
        }
        try await Task.sleep(for: .milliseconds(10))
    }
}

/// Runs an operation that may throw an error of kind `storage`, but no other.
///
/// - Returns: Whether it threw none.
func succeeds(_ body: () async throws -> Void) async throws -> Bool {
    do {
        try await body()
        return true
    } catch let error as PopcornError where error.kind == .storage {
        return false
    }
}
