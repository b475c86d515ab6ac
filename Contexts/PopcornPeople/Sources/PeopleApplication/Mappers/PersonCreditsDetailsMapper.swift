import CoreApplication
import CoreDomain
import Foundation
import PeopleDomain

/// A mapper from the credits of people to their details, with image URLs. The titles are sorted, and the crew is
/// grouped by department.
struct PersonCreditsDetailsMapper {

    func map(_ credits: [PersonCredit], imagesConfiguration: ImagesConfiguration) -> PersonCreditsDetails {
        let titles = credits.sortedByReleaseDate.map { map($0, imagesConfiguration: imagesConfiguration) }
        var departments: Set<String> = []
        let names = titles.flatMap(\.jobs).map(\.department).filter { departments.insert($0).inserted }
        return PersonCreditsDetails(
            cast: titles.filter { !$0.roles.isEmpty },
            crew: names.sortedByDepartment { $0 }.map { name in
                PersonDepartmentDetails(
                    department: name, credits: titles.filter { $0.jobs.contains { $0.department == name } })
            })
    }

    func map(_ credit: PersonCredit, logoPath: URL? = nil, imagesConfiguration: ImagesConfiguration)
        -> PersonCreditDetails
    {
        PersonCreditDetails(
            kind: credit.kind, id: credit.id, title: credit.title, originalTitle: credit.originalTitle,
            posterURLSet: imagesConfiguration.posterURLSet(for: credit.posterPath),
            backdropURLSet: imagesConfiguration.backdropURLSet(for: credit.backdropPath),
            logoURLSet: imagesConfiguration.logoURLSet(for: logoPath), releaseDate: credit.releaseDate,
            popularity: credit.popularity, voteAverage: credit.voteAverage, voteCount: credit.voteCount,
            genreIDs: credit.genreIDs, isAdultOnly: credit.isAdultOnly, roles: credit.roles, jobs: credit.jobs)
    }
}

extension [PersonCredit] {

    /// The credits without a date, then the credits with a date, newest first. Credits with the same date keep their
    /// order.
    fileprivate var sortedByReleaseDate: [PersonCredit] {
        func date(_ credit: PersonCredit) -> Date { credit.releaseDate ?? .distantFuture }
        return enumerated()
            .sorted { (date($1.element), $0.offset) < (date($0.element), $1.offset) }
            .map(\.element)
    }
}
