/// A violated expectation, with what is needed to repeat the round.
package struct SoakFailure: Error, CustomStringConvertible {
    package let run: String
    package let seed: UInt64
    package let round: Int
    package let amount: Int
    package let reason: String

    package var description: String {
        """
        \(run): round \(round) of seed \(seed) failed: \(reason)
        Repeat it with: make soak RUNS=\(run) SEED=\(seed) AMOUNT=\(amount) ROUND=\(round)
        """
    }
}

/// An expectation that a round violates.
struct Violation: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Throws a ``Violation`` if a condition is not true.
func expect(_ condition: Bool, _ description: @autoclosure () -> String) throws(Violation) {
    guard condition else { throw Violation(description()) }
}
