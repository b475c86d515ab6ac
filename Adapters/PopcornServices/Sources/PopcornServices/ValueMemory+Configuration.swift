import CoreApplication

extension ValueMemory {

    /// Creates the memory of a configuration; `nil` if it keeps no values.
    convenience init?(_ configuration: PopcornServices.Configuration) {
        let byteCount = configuration.limits.memoryByteCount
        guard byteCount > 0 else { return nil }
        self.init(byteCount: byteCount, clock: configuration.clock, metrics: configuration.metrics)
    }
}
