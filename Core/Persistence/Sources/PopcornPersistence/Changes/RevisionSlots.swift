import Synchronization

/// The revisions of rows, which change when a row may have changed.
///
/// Rows with the same hash share a revision. All operations are atomic.
///
/// `@unchecked Sendable`: `slots` never changes, and the revisions that it points to are atomic.
package final class RevisionSlots: @unchecked Sendable {

    /// The number of revisions.
    package static let count = 4096

    /// The revisions of a row before a read.
    package struct Mark: Sendable {
        let slot: Int
        let revision: UInt64
        let epoch: UInt64
    }

    /// The revision of each slot. It is odd while a commit that changes one of its rows is in progress.
    private let slots: UnsafeMutablePointer<Atomic<UInt64>>
    /// The revision of all rows. Changes of unknown rows increase it. It is odd while a commit of such a change is in
    /// progress.
    private let epoch = Atomic<UInt64>(0)

    package init() {
        slots = .allocate(capacity: Self.count)
        for slot in 0..<Self.count { (slots + slot).initialize(to: Atomic(0)) }
    }

    deinit {
        slots.deinitialize(count: Self.count)
        slots.deallocate()
    }

    /// Returns the mark of the rows of a slot. Call this method before reading such a row.
    package func mark(_ slot: Int) -> Mark {
        Mark(
            slot: slot, revision: slots[slot].load(ordering: .sequentiallyConsistent),
            epoch: epoch.load(ordering: .sequentiallyConsistent))
    }

    /// Returns whether a change of a known row may have changed the row of a mark since the mark.
    package func hasChange(since mark: Mark) -> Bool {
        mark.revision & 1 == 1 || slots[mark.slot].load(ordering: .sequentiallyConsistent) != mark.revision
    }

    /// Returns whether all rows may have changed since a mark.
    package func hasChangeOfAll(since mark: Mark) -> Bool {
        mark.epoch & 1 == 1 || epoch.load(ordering: .sequentiallyConsistent) != mark.epoch
    }

    /// Begins or ends a commit of changes.
    package func advance(_ rows: ChangedRows) {
        for slot in rows.slots { slots[slot].add(1, ordering: .sequentiallyConsistent) }
        if rows.hasUnknown { epoch.add(1, ordering: .sequentiallyConsistent) }
    }

    /// Records that all rows may have changed.
    package func changeAll() {
        epoch.add(2, ordering: .sequentiallyConsistent)
    }
}

/// The rows that a transaction changes.
package struct ChangedRows: Equatable, Sendable {

    /// The maximum number of slots. If there are more changes, any row may have changed.
    private static let maximumSlotCount = 512

    package private(set) var slots: Set<Int> = []
    /// Whether rows have changed that are not in ``slots``.
    package private(set) var hasUnknown = false

    package init() {}

    /// Rows whose keys are not known.
    package static var unknown: ChangedRows {
        var rows = ChangedRows()
        rows.addUnknown()
        return rows
    }

    package var isEmpty: Bool { slots.isEmpty && !hasUnknown }

    /// Adds the rows of a slot.
    package mutating func add(_ slot: Int) {
        guard !hasUnknown else { return }
        slots.insert(slot)
        if slots.count > Self.maximumSlotCount { addUnknown() }
    }

    /// Adds rows whose keys are not known.
    package mutating func addUnknown() {
        hasUnknown = true
        slots = []
    }
}
