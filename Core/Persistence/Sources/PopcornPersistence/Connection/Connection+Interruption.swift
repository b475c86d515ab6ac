import CPopcornSQLite

extension Connection {

    /// The number of steps of statements after which an interruption is noticed. 1,000 steps take microseconds.
    private static let interruptionInterval: Int32 = 1_000

    /// Runs a closure whose statements fail as soon as they are cancelled, also in the middle of a statement.
    ///
    /// - Parameter isCancelled: A closure that returns whether the statements are cancelled.
    /// - Throws: ``DatabaseError/cancelled``, and the errors of the closure.
    package func interrupting<Result>(
        when isCancelled: @escaping () -> Bool, _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        guard !isCancelled() else { throw .cancelled }
        let condition = Condition(isMet: isCancelled)
        sqlite3_progress_handler(
            handle, Self.interruptionInterval,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Condition>.fromOpaque(context).takeUnretainedValue().isMet() ? 1 : 0
            }, Unmanaged.passUnretained(condition).toOpaque())
        defer {
            sqlite3_progress_handler(handle, 0, nil, nil)
            withExtendedLifetime(condition) {}
        }
        do throws(DatabaseError) {
            return try body()
        } catch {
            throw isCancelled() ? .cancelled : error
        }
    }
}

/// The condition of an interruption, for a C callback.
private final class Condition {

    let isMet: () -> Bool

    init(isMet: @escaping () -> Bool) {
        self.isMet = isMet
    }
}
