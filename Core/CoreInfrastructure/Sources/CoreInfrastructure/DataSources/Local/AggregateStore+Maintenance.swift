package import CoreDomain
package import Foundation
package import PopcornPersistence

extension AggregateStore: CacheMaintaining where Entity.Key: LocalizedKey {

    package func statistics() async throws(DatabaseError) -> CachedValueStatistics {
        try await statistics(sliceSize: statisticsSlice)
    }

    /// Returns the statistics, counted with the given number of values per read.
    func statistics(sliceSize: Int) async throws(DatabaseError) -> CachedValueStatistics {
        let times = try await times
        var counts: [String: Int] = [:]
        var last: Entity.Key?
        repeat {
            guard !Task.isCancelled else { throw .cancelled }
            let keys = try await database.keys(of: Entity.self, after: last, limit: sliceSize)
            for key in keys { counts[key.language, default: 0] += 1 }
            last = keys.count < sliceSize ? nil : keys.last
        } while last != nil
        return CachedValueStatistics(countByLanguage: counts, oldest: times?.lowerBound, newest: times?.upperBound)
    }

    package var oldest: Date? {
        get async throws(DatabaseError) { try await times?.lowerBound }
    }

    /// The times when the oldest and the newest value were cached; `nil` if the table is empty.
    private var times: ClosedRange<Date>? {
        get async throws(DatabaseError) {
            try await database.timeRange(in: "\(CacheColumn.cachedAt)", of: Entity.self)
        }
    }

    @discardableResult
    package func delete(before date: Date) async throws(DatabaseError) -> Int {
        try await database.deleteAll(
            Entity.self, where: "\(CacheColumn.cachedAt)", isLessThan: date, batch: deletionBatch)
    }
}

extension AggregateStore where Entity.Key: LocalizedKey {

    package func invalidate(_ id: ContentID) async throws(DatabaseError) -> [String] {
        let keys = try await database.keys(of: Entity.self, beginningWith: id.numbers)
        let notFoundKeys = try await notFoundKeys(of: id)
        try await database.write(
            [.revokeWrites(ofNamesBeginningWith: "\(id)/")]
                + keys.map { key throws(DatabaseError) in try .mark(Entity.self, key, as: .incomplete) }
                + notFoundKeys.map { key throws(DatabaseError) in try .delete(CoreNotFoundEntity.self, key) })
        return keys.map { "\(id)/\($0.language)" } + notFoundKeys.map(\.description)
    }

    /// Returns the keys of the not-found responses of an item in all languages: those that begin with `movie/550/`.
    private func notFoundKeys(of id: ContentID) async throws(DatabaseError) -> [CoreNotFoundEntity.Key] {
        let prefix = "\(id)/"
        var found: [CoreNotFoundEntity.Key] = []
        var last = CoreNotFoundEntity.Key(description: prefix)
        while true {
            let keys = try await database.keys(of: CoreNotFoundEntity.self, after: last, limit: notFoundSlice)
            let ofItem = keys.prefix { $0.description.hasPrefix(prefix) }
            found += ofItem
            guard ofItem.count == notFoundSlice, let next = ofItem.last else { return found }
            last = next
        }
    }

    package func values(of ids: [ContentID]) async throws(DatabaseError) -> [CachedContent] {
        let keys = try await database.keys(of: Entity.self, beginningWithEach: ids.map(\.numbers))
        let places = zip(ids, keys).flatMap { id, keys in keys.map { (id: id, key: $0) } }
        let entities = try await database.find(Entity.self, places.map(\.key))
        var contents: [CachedContent] = []
        for (place, entity) in zip(places, entities) {
            guard let entity else { continue }
            contents.append(
                CachedContent(
                    id: place.id, language: place.key.language, cachedAt: entity.cachedAt,
                    outdatedMark: try .mark(Entity.self, place.key, as: .outdated)))
        }
        return contents
    }

    package func rows(of id: ContentID, part: ContentPart?) async throws(DatabaseError) -> [ContentRow] {
        let selection = part.map { mapper.relations(of: $0) }
        var rows: [ContentRow] = []
        for key in try await database.keys(of: Entity.self, beginningWith: id.numbers) {
            guard let (entity, state) = try await database.find(Entity.self, key, including: selection ?? .everything)
            else { continue }
            rows.append(
                ContentRow(
                    table: Entity.table, language: key.language, isOutdated: state.isOutdated,
                    isIncomplete: state.isIncomplete, fields: EntityFields(entity, including: selection)))
        }
        return rows
    }

    package func ids(
        of kind: ContentKind, after id: ContentID?, language: String?, limit: Int
    ) async throws(DatabaseError) -> [ContentID] {
        // The language is the last column of the key.
        try await database.leadingNumbers(
            ofKeysOf: Entity.self, after: id?.numbers, endingWith: language, limit: limit
        ).compactMap { ContentID(kind, numbers: $0) }
    }
}

/// The number of values that one transaction deletes. Large movies, of 70 kB each, take 1 to 2 milliseconds together.
private let deletionBatch = 8

/// The number of values that one read counts, which takes less than a millisecond.
private let statisticsSlice = 1000

/// The number of keys of not-found responses that one read returns. An item has one key for each language.
private let notFoundSlice = 100
