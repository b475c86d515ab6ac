package import CoreDomain
package import CoreInfrastructure
import Foundation
package import PeopleDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of people on a cache database.
package struct DefaultPersonRepository: PersonRepository {

    private let remote: any PersonRemoteDataSource
    private let reader: PartsReader<PersonWithPartsMapper>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/people``.
    package init(remote: any PersonRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        reader = PartsReader(
            "person", PersonWithPartsMapper(), in: database, environment: environment,
            timeToLiveClass: { $0.value.person.timeToLiveClass(now: $1) })
    }

    /// The maintenance of cached people.
    package var maintenance: any CacheMaintaining { reader.reader }

    package func person(
        withID id: Int, including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts> {
        try await reader.read(
            id, locale, policy, including: parts, fetch: person(locale), fetchPart: part(locale))
    }

    package func people(
        withIDs ids: [Int], including parts: [PersonPart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<PersonWithParts>, PopcornError>] {
        await reader.read(
            ids, locale, policy, including: parts, fetch: person(locale), fetchPart: part(locale))
    }

    /// Returns a closure that fetches a person.
    private func person(_ locale: ContentLocale) -> PartsReader<PersonWithPartsMapper>.Reader.Fetch {
        { [remote] key, _ throws(PopcornError) in try await remote.person(withID: key.id, locale: locale) }
    }

    /// Returns a closure that fetches a part of a person.
    private func part(_ locale: ContentLocale) -> PartsReader<PersonWithPartsMapper>.PartFetch {
        { [remote] key, part, _ throws(PopcornError) in
            try await remote.part(part, ofPerson: key.id, locale: locale)
        }
    }
}

extension Person {

    /// Returns the time-to-live class of the person.
    ///
    /// - `settled`: more than a year after the person's death.
    /// - `usual`: otherwise.
    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        guard let deathday else { return .usual }
        return now.timeIntervalSince(deathday) > 365 * 86_400 ? .settled : .usual
    }
}
