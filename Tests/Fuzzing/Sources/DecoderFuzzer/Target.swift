import Foundation

/// Something that reads text from outside.
struct Target: Sendable {

    /// What is read, for a person who looks into a failure.
    let name: String
    /// Inputs that the target reads without an error.
    let seeds: @Sendable () throws -> [Seed]
    /// Reads an input, and ends the process if something is promised that does not hold.
    let run: @Sendable (Input) -> Void

    /// A text and how it comes.
    struct Seed {
        var variant: UInt8 = 0
        let text: Data
    }

    /// Every target. The first byte of an input picks one, so there may be 256.
    static let all: [Target] = {
        let all = parsers + EveryModel.types.map(answer)
        require(all.count <= 256, "more targets than a byte can tell apart")
        return all
    }()
}

/// Ends the process where a promise does not hold, which is what the fuzzer takes for a failure.
func require(_ condition: Bool, _ promise: @autoclosure () -> String) {
    if !condition { fatalError("Not as promised: \(promise())") }
}
