import Foundation

/// A run that fails the n-th operation on the disk of each scene, for every n until the scene passes without a fault.
struct FaultRun: SoakRun {

    let name: String
    let summary: String
    let modes: [FaultMode]
    let shortAmount: Int

    /// More than there are operations: all of them fail in turn.
    let fullAmount = 100_000

    static let faults = FaultRun(
        name: "faults", summary: "Fails every operation on the disk in turn: once, five in a row, until the end.",
        modes: [.once, .burst, .broken], shortAmount: 150)

    static let full = FaultRun(
        name: "full", summary: "Fills the disk at every write in turn: for five writes, and until the end.",
        modes: [.full, .fullForMoments], shortAmount: 100)

    func run(_ soak: Soak) async throws -> String {
        try await soak.withFolder { folder in
            var scenes: [PreparedScene] = []
            for scene in Scene.all { scenes.append(try await PreparedScene(scene, in: folder)) }
            var total = FaultCounts()
            for place in try await places(in: scenes, soak) {
                let counts = try await soak.round(place.round(scenes.count, modes.count)) { folder in
                    try await pass(scenes[place.scene], modes[place.mode], operation: place.operation, folder)
                }
                total.add(counts)
            }
            return total.description
        }
    }

    /// Returns the places of the faults of all rounds in random order.
    private func places(in scenes: [PreparedScene], _ soak: Soak) async throws -> [FaultPlace] {
        if let round = soak.onlyRound { return [FaultPlace(round: round, scenes.count, modes.count)] }
        var places: [FaultPlace] = []
        for (scene, prepared) in scenes.enumerated() {
            for (mode, faults) in modes.enumerated() {
                let count = try await soak.withFolder { try await operationCount(of: prepared, faults, $0) }
                places += (1...max(count, 1)).map { FaultPlace(scene: scene, mode: mode, operation: $0) }
            }
        }
        var generator = soak.generator(0)
        places.shuffle(using: &generator)
        return Array(places.prefix(soak.amount))
    }

    /// Returns the number of operations of a scene without faults.
    private func operationCount(of scene: PreparedScene, _ mode: FaultMode, _ folder: URL) async throws -> Int {
        let stage = try await scene.stage(in: folder)
        stage.volume?.arm(mode.operations, mode.kind, first: .max)
        try await scene.scene.act(stage)
        let count = stage.volume?.counted ?? 0
        try await stage.verifyRecovery(isReadFirst: true)
        return count
    }

    /// Runs a scene in which an operation fails.
    private func pass(
        _ scene: PreparedScene, _ mode: FaultMode, operation: Int, _ folder: URL
    ) async throws -> FaultCounts {
        let stage = try await scene.stage(in: folder)
        stage.volume?.arm(mode.operations, mode.kind, first: operation, count: mode.count)
        let failed: Int
        do {
            try await scene.scene.act(stage)
            failed = stage.volume?.failed ?? 0
            try await stage.verifyRecovery(isReadFirst: operation % 2 == 0)
        } catch {
            let place = "scene '\(scene.scene.name)', operation \(operation) fails (\(mode.name))"
            let first = stage.volume?.firstFailure ?? ""
            await stage.close()
            throw Violation("\(error)\n  \(place), a \(first)\n  \(stage.history)")
        }
        return FaultCounts(
            rounds: 1, failedOperations: failed, errors: stage.errorCount, rebuilt: stage.events.rebuiltCount,
            writes: stage.entries.acknowledgedCount)
    }
}

/// The scene, the mode and the operation of a fault.
private struct FaultPlace {
    let scene: Int
    let mode: Int
    let operation: Int

    init(scene: Int, mode: Int, operation: Int) {
        self.scene = scene
        self.mode = mode
        self.operation = operation
    }

    /// Creates the place that has the number of a round.
    init(round: Int, _ sceneCount: Int, _ modeCount: Int) {
        self.init(
            scene: round % sceneCount, mode: round / sceneCount % modeCount,
            operation: round / sceneCount / modeCount)
    }

    /// Returns the number of the round, which does not depend on the number of operations of the scenes.
    func round(_ sceneCount: Int, _ modeCount: Int) -> Int {
        (operation * modeCount + mode) * sceneCount + scene
    }
}

/// The counts of rounds of faults.
private struct FaultCounts: Sendable, CustomStringConvertible {
    var rounds = 0
    var failedOperations = 0
    var errors = 0
    var rebuilt = 0
    var writes = 0

    mutating func add(_ other: FaultCounts) {
        rounds += other.rounds
        failedOperations += other.failedOperations
        errors += other.errors
        rebuilt += other.rebuilt
        writes += other.writes
    }

    var description: String {
        """
        \(rounds.formatted()) operations failed in turn, \(failedOperations.formatted()) in total, with \
        \(errors.formatted()) errors; \(writes.formatted()) acknowledged writes of the library, 0 lost; \
        \(rebuilt.formatted()) caches rebuilt; integrity ok
        """
    }
}
