/// A run of the storage soak: one kind of fault, repeated with other random choices in each round.
package protocol SoakRun: Sendable {

    /// The name that selects the run.
    var name: String { get }

    /// A sentence that says what the run does, for the help.
    var summary: String { get }

    /// The number of rounds at full length.
    var fullAmount: Int { get }

    /// The number of rounds of the short form, which takes seconds.
    var shortAmount: Int { get }

    /// The unit of the amount. Default: rounds.
    var unit: String { get }

    /// The maximum duration of a round. Default: 2 minutes.
    var roundLimit: Duration { get }

    /// Runs the rounds.
    ///
    /// - Returns: A line with what was counted.
    /// - Throws: ``SoakFailure`` at the first violated expectation.
    func run(_ soak: Soak) async throws -> String
}

extension SoakRun {
    package var unit: String { "rounds" }
    package var roundLimit: Duration { .seconds(120) }
}

/// All runs, in the order in which they run by default.
package let soakRuns: [any SoakRun] = [
    FaultRun.faults, FaultRun.full, PowerRun(), DamageRun(), KillRun(), MixedRun(), SurroundingsRun(), LockRun(),
    PurgeRun(),
]
