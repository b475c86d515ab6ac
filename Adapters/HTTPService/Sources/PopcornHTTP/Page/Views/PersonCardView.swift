import CoreApplication
import CoreDomain
import Foundation
import TVSeriesApplication
import TVSeriesDomain

/// A member of the cast or crew of a title.
struct PersonCardView: Hashable, Sendable {

    let url: String
    let name: String
    let initials: String
    /// The characters or jobs.
    let detail: String?
    private(set) var picture: PictureView?

    /// The width of a portrait in the layout.
    private static let sizes = "4.5rem"

    /// Creates a card.
    ///
    /// - Parameter roles: The characters or jobs, which may be empty or missing.
    init(_ person: some CreditedPerson, roles: [String?], links: PageLinks) {
        url = links.person(person.id)
        name = person.name
        initials = person.initials
        let texts = roles.compactMap(\.self).filter { !$0.isEmpty }
        detail = texts.isEmpty ? nil : texts.joined(separator: ", ")
        picture = PictureView(person.profileURLSet, .profile, sizes: Self.sizes)
        picture?.initials = person.initials
    }
}

/// A member of the cast or crew of a movie or a series.
protocol CreditedPerson {
    var id: Int { get }
    var name: String { get }
    var initials: String { get }
    var profileURLSet: ImageURLSet? { get }
}

extension CastMemberDetails: CreditedPerson {}
extension CrewMemberDetails: CreditedPerson {}
extension AggregateCastMemberDetails: CreditedPerson {}
extension AggregateCrewMemberDetails: CreditedPerson {}

/// The people of a title.
struct CreditsView: Hashable, Sendable {

    /// The maximum number of members of the cast, and of the crew, on a page.
    static let maximumCount = 24

    let cast: [PersonCardView]
    let crew: [PersonCardView]

    /// Creates the people of a movie.
    init(_ credits: CreditsDetails, links: PageLinks) {
        cast = Self.cards(credits.cast, links) { $0.roles.map(\.character) }
        crew = Self.cards(credits.crew, links) { $0.jobs.map(\.job) }
    }

    /// Creates the people of a series.
    init(_ credits: AggregateCreditsDetails, links: PageLinks) {
        cast = Self.cards(credits.cast, links) { $0.roles.map(\.character) }
        crew = Self.cards(credits.crew, links) { $0.jobs.map(\.job) }
    }

    private static func cards<Person: CreditedPerson>(
        _ people: [Person], _ links: PageLinks, roles: (Person) -> [String?]
    ) -> [PersonCardView] {
        people.prefix(maximumCount).map { PersonCardView($0, roles: roles($0), links: links) }
    }
}
