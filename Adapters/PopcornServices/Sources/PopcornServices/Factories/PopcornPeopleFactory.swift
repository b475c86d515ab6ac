import CoreApplication
import CoreDomain
import CoreInfrastructure
import PeopleApplication
import PeopleDomain
import PeopleInfrastructure
import PopcornCaching
import PopcornPersistence

/// A factory that creates the use cases and cache maintenance of the people context.
struct PopcornPeopleFactory {

    /// The cache tables of the context.
    static let cacheSchema = Schema.people

    /// The tables of the context whose values can be evicted from the cache.
    static var evictableTables: [EvictableTable] {
        [.content(PeoplePersonEntity.self, .person), .previews(PeoplePreviewEntity.self)]
    }

    /// A set of use cases for people. Tests can replace each use case with a double.
    let useCases: PersonUseCases
    /// The store of person previews, for lists that mix several contexts.
    static let previews: any PreviewStore<PersonPreview> = SingleKindPreviewStore(PersonPreviewMapper())
    /// The repository of people, for code that combines several contexts.
    let repository: any PersonRepository
    /// The maintenance of cached people.
    let maintenance: any CacheMaintaining
    /// The maintenance of cached lists.
    let lists: any CacheMaintaining
    /// The repository of person list pages, for code that combines several contexts.
    let listPages: any ListRepository<PersonList, PersonPreview>

    /// Creates the use cases and the cache maintenance.
    ///
    /// - Parameters:
    ///   - remote: The remote data source of people.
    ///   - remoteLists: The remote data source of lists of people.
    ///   - cache: A cache database opened with ``cacheSchema``.
    ///   - logos: The provider of the logos of cached titles.
    ///   - environment: The environment that all cached reads share.
    ///   - builder: The builder of use cases.
    init(
        remote: any PersonRemoteDataSource, remoteLists: any ListRemoteDataSource<PersonList, PersonPreview>,
        cache: any EntityDatabase, logos: any TitleLogoProviding, environment: CachingEnvironment,
        builder: UseCaseBuilder
    ) {
        let lists = DefaultListRepository(
            "person_list", remote: remoteLists, previews: SingleKindPreviewStore(PersonPreviewMapper()),
            database: cache, environment: environment)
        let repository = DefaultPersonRepository(remote: remote, database: cache, environment: environment)
        useCases = PersonUseCases(repository: repository, lists: lists, logos: logos, builder: builder)
        maintenance = repository.maintenance
        self.repository = repository
        self.lists = lists.maintenance
        listPages = lists
    }
}
