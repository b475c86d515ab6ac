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
    let picture: PictureView?

    /// The width of a portrait in the layout.
    private static let sizes = "4.5rem"

    init(
        id: Int, name: String, initials: String, details: [String], profile: ImageURLSet?, links: PageLinks
    ) {
        url = links.person(id)
        self.name = name
        self.initials = initials
        let texts = details.filter { !$0.isEmpty }
        detail = texts.isEmpty ? nil : texts.joined(separator: ", ")
        picture = PictureView(profile, .profile, sizes: Self.sizes)
    }

    init(_ member: CastMemberDetails, links: PageLinks) {
        self.init(
            id: member.id, name: member.name, initials: member.initials, details: member.roles.map(\.character),
            profile: member.profileURLSet, links: links)
    }

    init(_ member: CrewMemberDetails, links: PageLinks) {
        self.init(
            id: member.id, name: member.name, initials: member.initials, details: member.jobs.map(\.job),
            profile: member.profileURLSet, links: links)
    }

    init(_ member: AggregateCastMemberDetails, links: PageLinks) {
        self.init(
            id: member.id, name: member.name, initials: member.initials, details: member.roles.compactMap(\.character),
            profile: member.profileURLSet, links: links)
    }

    init(_ member: AggregateCrewMemberDetails, links: PageLinks) {
        self.init(
            id: member.id, name: member.name, initials: member.initials, details: member.jobs.compactMap(\.job),
            profile: member.profileURLSet, links: links)
    }
}

/// The people of a title.
struct CreditsView: Hashable, Sendable {

    /// The maximum number of members of the cast, and of the crew, on a page.
    static let maximumCount = 24

    let cast: [PersonCardView]
    let crew: [PersonCardView]

    init(_ credits: CreditsDetails, links: PageLinks) {
        cast = credits.cast.prefix(Self.maximumCount).map { PersonCardView($0, links: links) }
        crew = credits.crew.prefix(Self.maximumCount).map { PersonCardView($0, links: links) }
    }

    init(_ credits: AggregateCreditsDetails, links: PageLinks) {
        cast = credits.cast.prefix(Self.maximumCount).map { PersonCardView($0, links: links) }
        crew = credits.crew.prefix(Self.maximumCount).map { PersonCardView($0, links: links) }
    }
}
