import Foundation

/// The counts of rounds of damage.
struct DamageCounts: Sendable, CustomStringConvertible {
    var rounds = 0
    var rejectedLibraries = 0
    var openedLibraries = 0
    /// Entries of opened libraries that are missing or not as written.
    var differingEntries = 0
    var rebuiltCaches = 0
    /// Titles with other values of their own than were written.
    var differingTitles = 0
    /// Titles that cannot be replaced, because an index lacks their row.
    var unwritableTitles = 0
    /// Attempts to write and read a title that failed before one succeeded.
    var failedAttempts = 0

    mutating func add(_ other: DamageCounts) {
        rounds += other.rounds
        rejectedLibraries += other.rejectedLibraries
        openedLibraries += other.openedLibraries
        differingEntries += other.differingEntries
        rebuiltCaches += other.rebuiltCaches
        differingTitles += other.differingTitles
        unwritableTitles += other.unwritableTitles
        failedAttempts += other.failedAttempts
    }

    var description: String {
        """
        \(rounds.formatted()) damages; closed libraries: \(rejectedLibraries.formatted()) rejected unchanged, \
        \(openedLibraries.formatted()) opened, with \(differingEntries.formatted()) entries lost or changed unnoticed; \
        caches: usable again after \(failedAttempts.formatted()) failed attempts, \(rebuiltCaches.formatted()) rebuilt, \
        \(differingTitles.formatted()) titles with own values changed unnoticed, \(unwritableTitles.formatted()) not replaceable
        """
    }
}
