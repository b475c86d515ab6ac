extension Array {
    /// How many rows an owner's row tells of.
    package var storedCount: UInt32 { UInt32(clamping: count) }
}
