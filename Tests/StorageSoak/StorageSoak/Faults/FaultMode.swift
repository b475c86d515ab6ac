import CFaultVFS

/// The operations on the disk that fail during a scene.
struct FaultMode: Sendable {

    let name: String
    let operations: Volume.Operations
    let kind: faultvfs_kind
    /// The number of operations that fail.
    let count: Int

    /// One operation fails.
    static let once = FaultMode(name: "once", operations: .all, kind: FAULTVFS_BROKEN, count: 1)
    /// A few operations in a row fail.
    static let burst = FaultMode(name: "five in a row", operations: .all, kind: FAULTVFS_BROKEN, count: 5)
    /// All operations fail until the end of the scene.
    static let broken = FaultMode(name: "until the end", operations: .all, kind: FAULTVFS_BROKEN, count: .max)
    /// The disk is full until the end of the scene.
    static let full = FaultMode(name: "full", operations: .extensions, kind: FAULTVFS_FULL, count: .max)
    /// The disk is full for a few writes.
    static let fullForMoments = FaultMode(
        name: "full for five writes", operations: .extensions, kind: FAULTVFS_FULL, count: 5)
}
