package import Caching
package import CoreApplication
package import CoreInfrastructure
package import PeopleApplication
package import PeopleDomain
import PeopleInfrastructure
package import Persistence

/// Puts the people context together.
package struct PopcornPeopleFactory {

    /// The tables that the context keeps in the cache.
    package static let cacheSchema = Schema.people

    /// What a service can do with people.
    package let useCases: PersonUseCases
    /// Looks after the people in the cache.
    package let maintenance: any CacheMaintaining

    /// - Parameters:
    ///   - remote: Gets people from TMDb.
    ///   - cache: A cache opened with ``cacheSchema``.
    ///   - logos: Gives the logos of titles that are cached.
    ///   - environment: What all cached reads share.
    ///   - builder: Makes use cases.
    package init(
        remote: any PersonRemoteDataSource, cache: Database, logos: any TitleLogoProviding,
        environment: CachingEnvironment, builder: UseCaseBuilder
    ) {
        let repository = DefaultPersonRepository(remote: remote, database: cache, environment: environment)
        useCases = PersonUseCases(repository: repository, logos: logos, builder: builder)
        maintenance = repository.maintenance
    }
}
