extension Array {
    /// The number of elements, in the type that an owner's row stores.
    package var storedCount: UInt32 { UInt32(clamping: count) }
}
