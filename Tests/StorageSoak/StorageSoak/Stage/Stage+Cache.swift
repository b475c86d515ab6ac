import PopcornPersistence

/// Reads and writes of the cache.
extension Stage {

    /// Writes titles in one transaction.
    func writeTitles(_ keys: [Int]) async throws(Violation) {
        guard let cache else { return }
        let sequence = titles.nextSequence()
        let isEarlier = version == .earlier
        titles.begin(keys, sequence)
        let written: Void? = try await attempt("a write of the cache") { () async throws(DatabaseError) in
            try await cache.write { transaction throws(DatabaseError) in
                for key in keys {
                    let title = SoakTitle(key, sequence: sequence)
                    if isEarlier {
                        try transaction.store(EarlierSoakTitle(title))
                    } else {
                        try transaction.store(title)
                    }
                }
            }
        }
        if written != nil { titles.acknowledge(keys, sequence) }
    }

    /// Writes titles in one transaction.
    func writeTitles(_ keys: Int...) async throws(Violation) {
        try await writeTitles(keys)
    }

    /// Writes titles at the same time, each in a write of its own.
    func writeTitlesAtOnce(_ keys: Range<Int>) async throws(Violation) {
        guard let cache else { return }
        let writes = keys.map { SoakTitle($0, sequence: titles.nextSequence()) }
        for title in writes { titles.begin([title.key.titleID], title.sequence) }
        let tasks = writes.map { title in Task { await cache.error(writing: title) } }
        for (title, task) in zip(writes, tasks) {
            let written: Void? = try await attempt("a write of the cache") { () async throws(DatabaseError) in
                if let error = await task.value { throw error }
            }
            if written != nil { titles.acknowledge([title.key.titleID], title.sequence) }
        }
    }

    /// Writes titles as the incompatible version does, in tables of its own.
    func writeIncompatibleTitles(_ keys: Int...) async throws(Violation) {
        guard let cache else { return }
        _ = try await attempt("a write of an incompatible version") { () async throws(DatabaseError) in
            try await cache.write { transaction throws(DatabaseError) in
                for key in keys {
                    try transaction.store(
                        IncompatibleSoakTitle(key: SoakTitle.Key(titleID: key), sequence: "\(key)"))
                }
            }
        }
    }

    func deleteTitle(_ key: Int) async throws(Violation) {
        guard let cache else { return }
        titles.begin([key], nil)
        let deleted = try await attempt("a deletion of the cache") { () async throws(DatabaseError) in
            try await cache.write { transaction throws(DatabaseError) in
                try transaction.delete(SoakTitle.self, SoakTitle.Key(titleID: key))
            }
        }
        if deleted != nil { titles.acknowledge([key], nil) }
    }

    /// Reads a title with its parts, and compares it with what was written.
    func readTitle(_ key: Int) async throws(Violation) {
        guard let cache else { return }
        let found = try await attempt("a read of the cache") { () async throws(DatabaseError) in
            try await cache.find(SoakTitle.self, SoakTitle.Key(titleID: key), including: RelationSelection())
        }
        if let found { try check(found?.entity, key) }
    }

    /// Reads all titles with their parts in one snapshot, and compares them with what was written.
    func readAllTitles() async throws(Violation) {
        guard let cache else { return }
        let keys = titles.keys
        let found = try await attempt("a read of the whole cache") { () async throws(DatabaseError) in
            try await cache.read { transaction throws(DatabaseError) in
                let stored = try transaction.keys(of: SoakTitle.self, after: nil, limit: .max).map(\.titleID)
                var titles: [Int: SoakTitle] = [:]
                for key in Set(stored).union(keys).sorted() {
                    titles[key] =
                        try transaction.find(
                            SoakTitle.self, SoakTitle.Key(titleID: key), including: RelationSelection())?.entity
                }
                return titles
            }
        }
        guard let found else { return }
        titlesFound = found.count
        for key in Set(found.keys).union(keys).sorted() { try check(found[key], key) }
    }

    private func check(_ title: SoakTitle?, _ key: Int) throws(Violation) {
        guard let title else {
            try expect(
                titleExpectation != .durable || titles.allows(nil, for: key),
                "title \(key) is missing in the cache, but \(titles.description(of: key))")
            return
        }
        try expect(
            titleExpectation == .mayBeOlder
                ? titles.hasWritten(title.sequence, for: key) : titles.allows(title.sequence, for: key),
            "title \(key) of the cache is \(title.sequence), but \(titles.description(of: key))")
        try expect(title.isRight, "title \(key) of the cache has wrong content")
    }
}

extension Database {

    /// Replaces a title, and returns the error, or `nil` after a success.
    fileprivate func error(writing title: SoakTitle) async -> DatabaseError? {
        do throws(DatabaseError) {
            try await write { transaction throws(DatabaseError) in try transaction.store(title) }
        } catch {
            return error
        }
        return nil
    }
}

/// The titles that a cache must contain.
enum TitleExpectation {
    /// All titles, as they were written last.
    case durable
    /// Titles as they were written last. Others were evicted or purged.
    case mayBeMissing
    /// Titles as they were written last or before.
    case mayBeOlder
}
