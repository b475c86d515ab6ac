package import CoreDomain
package import CoreInfrastructure
package import PeopleDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of people on a cache database.
package struct DefaultPersonRepository: PersonRepository {

    private let remote: any PersonRemoteDataSource
    private let reader: CachedReader<AggregateStore<PersonWithPartsMapper>>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/people``.
    package init(remote: any PersonRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        reader = CachedReader(
            "person", storage: AggregateStore(PersonWithPartsMapper(), in: database), environment: environment
        ) { $0.value.person.timeToLiveClass(now: $1) }
    }

    /// The maintenance of cached people.
    package var maintenance: any CacheMaintaining { reader }

    package func person(
        withID id: Int, including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts> {
        try await reader.read(id, locale, policy, including: .parts(parts)) { [remote] () throws(PopcornError) in
            try await remote.person(withID: id, locale: locale)
        }
    }

    package func people(
        withIDs ids: [Int], including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<PersonWithParts>, PopcornError>] {
        await reader.read(ids, locale, policy, including: .parts(parts)) { [remote] id throws(PopcornError) in
            try await remote.person(withID: id, locale: locale)
        }
    }
}
