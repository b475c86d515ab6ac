package import Caching
package import CoreApplication
package import CoreDomain
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
    /// What lists show of people, for what puts several contexts together.
    package static let previews: any PreviewTables<PersonPreview> = PreviewTable(PersonPreviewMapper())
    /// Looks after the people in the cache.
    package let maintenance: any CacheMaintaining
    /// Deletes what is old of the lists in the cache.
    package let lists: any CacheSweeping

    /// - Parameters:
    ///   - remote: Gets people from TMDb.
    ///   - remoteLists: Gets lists of people from TMDb.
    ///   - cache: A cache opened with ``cacheSchema``.
    ///   - logos: Gives the logos of titles that are cached.
    ///   - environment: What all cached reads share.
    ///   - builder: Makes use cases.
    package init(
        remote: any PersonRemoteDataSource, remoteLists: any ListRemoteDataSource<PersonList, PersonPreview>,
        cache: Database, logos: any TitleLogoProviding, environment: CachingEnvironment, builder: UseCaseBuilder
    ) {
        let lists = DefaultListRepository(
            "person_list", remote: remoteLists, previews: PreviewTable(PersonPreviewMapper()), database: cache,
            environment: environment)
        let repository = DefaultPersonRepository(remote: remote, database: cache, environment: environment)
        useCases = PersonUseCases(repository: repository, lists: lists, logos: logos, builder: builder)
        maintenance = repository.maintenance
        self.lists = lists.maintenance
    }
}
