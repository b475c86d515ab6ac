package import Caching
package import CoreDomain
package import CoreInfrastructure
package import PeopleDomain
package import Persistence

/// Gives people, from the cache or from TMDb.
package struct DefaultPersonRepository: PersonRepository {

    private let remote: any PersonRemoteDataSource
    private let reader: CachedReader<AggregateStore<PersonWithPartsMapper>>

    /// A repository on a cache database that was opened with ``Persistence/Schema/people``.
    package init(remote: any PersonRemoteDataSource, database: Database, environment: CachingEnvironment) {
        self.remote = remote
        reader = CachedReader(
            "person", storage: AggregateStore(PersonWithPartsMapper(), in: database), environment: environment
        ) { $0.value.person.timeToLiveClass(now: $1) }
    }

    /// Looks after the people in the cache.
    package var maintenance: any CacheMaintaining { reader.storage }

    package func person(
        withID id: Int, including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts> {
        try await reader.read(id, locale, policy, including: .parts(parts)) { [remote] () throws(PopcornError) in
            try await remote.person(withID: id, locale: locale)
        }
    }
}
