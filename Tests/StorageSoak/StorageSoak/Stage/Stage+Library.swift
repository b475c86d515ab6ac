import PopcornPersistence

/// Reads and writes of the library.
extension Stage {

    /// Writes entries and their mirrors in one transaction.
    func writeEntries(_ keys: Int...) async throws(Violation) {
        try await writeEntries(keys)
    }

    /// Writes entries and their mirrors in one transaction.
    func writeEntries(_ keys: [Int]) async throws(Violation) {
        guard let library else { return }
        let sequence = entries.nextSequence()
        entries.begin(keys, sequence)
        let written: Void? = try await attempt("a write of the library") { () async throws(DatabaseError) in
            try await library.write(keys.map { SoakEntry($0, sequence: sequence) })
        }
        if written != nil { entries.acknowledge(keys, sequence) }
    }

    /// Writes entries at the same time, each with its mirror in a write of its own.
    func writeEntriesAtOnce(_ keys: Range<Int>) async throws(Violation) {
        guard let library else { return }
        let writes = keys.map { SoakEntry($0, sequence: entries.nextSequence()) }
        for entry in writes { entries.begin([entry.key.entryID], entry.sequence) }
        let tasks = writes.map { entry in Task { await library.error(writing: entry) } }
        for (entry, task) in zip(writes, tasks) {
            let written: Void? = try await attempt("a write of the library") { () async throws(DatabaseError) in
                if let error = await task.value { throw error }
            }
            if written != nil { entries.acknowledge([entry.key.entryID], entry.sequence) }
        }
    }

    func deleteEntry(_ key: Int) async throws(Violation) {
        guard let library else { return }
        entries.begin([key], nil)
        let deleted = try await attempt("a deletion of the library") { () async throws(DatabaseError) in
            try await library.write { transaction throws(DatabaseError) in
                try transaction.delete(SoakEntry.self, SoakEntry.Key(entryID: key))
            }
        }
        if deleted != nil { entries.acknowledge([key], nil) }
    }

    /// Reads an entry and its mirror, and compares them with what was written.
    func readEntry(_ key: Int) async throws(Violation) {
        guard let library else { return }
        let key = SoakEntry.Key(entryID: key)
        let found = try await attempt("a read of the library") { () async throws(DatabaseError) in
            try await library.read { transaction throws(DatabaseError) in
                (try transaction.find(SoakEntry.self, key), try transaction.find(SoakMirror.self, key))
            }
        }
        if let found { try check(entry: found.0, mirror: found.1, key.entryID) }
    }

    /// Reads all entries, and compares them with what was written.
    func readAllEntries() async throws(Violation) {
        guard let library else { return }
        let found = try await attempt("a read of the whole library") { () async throws(DatabaseError) in
            try await library.read { transaction throws(DatabaseError) in
                (try transaction.all(SoakEntry.self), try transaction.all(SoakMirror.self))
            }
        }
        if let found { try check(allEntries: found.0, mirrors: found.1) }
    }

    func check(allEntries found: [SoakEntry], mirrors: [SoakMirror]) throws(Violation) {
        let entriesByKey = Dictionary(grouping: found, by: \.key.entryID)
        let mirrorsByKey = Dictionary(grouping: mirrors, by: \.key.entryID)
        for key in Set(entries.keys).union(entriesByKey.keys).union(mirrorsByKey.keys).sorted() {
            try check(entry: entriesByKey[key]?.first, mirror: mirrorsByKey[key]?.first, key)
        }
    }

    /// Returns the number of entries that are missing, or not as they were written last.
    func differing(_ found: [SoakEntry]) -> Int {
        let byKey = Dictionary(grouping: found, by: \.key.entryID)
        return entries.keys.count { key in
            let entry = byKey[key]?.first
            return !entries.allows(entry?.sequence, for: key)
                || entry.map { $0 != SoakEntry(key, sequence: $0.sequence) } ?? false
        }
    }

    private func check(entry: SoakEntry?, mirror: SoakMirror?, _ key: Int) throws(Violation) {
        let sequence = entry?.sequence
        try expect(
            entries.allows(sequence, for: key),
            "entry \(key) of the library is \(sequence ?? 0), but \(entries.description(of: key))")
        try expect(sequence == mirror?.sequence, "entry \(key) and its mirror are of different transactions")
        if let entry {
            try expect(entry == SoakEntry(key, sequence: entry.sequence), "entry \(key) has wrong content")
        }
    }
}

extension Database {

    /// Replaces an entry and its mirror, and returns the error, or `nil` after a success.
    fileprivate func error(writing entry: SoakEntry) async -> DatabaseError? {
        do throws(DatabaseError) { try await write([entry]) } catch { return error }
        return nil
    }

    /// Replaces entries and their mirrors in one transaction.
    func write(_ entries: [SoakEntry]) async throws(DatabaseError) {
        try await write { transaction throws(DatabaseError) in
            for entry in entries {
                try transaction.store(entry)
                try transaction.store(SoakMirror(key: entry.key, sequence: entry.sequence))
            }
        }
    }
}
