import CoreApplication
import CoreDomain
import Foundation
import PeopleApplication

/// The page of a person.
struct PersonView: Hashable, Sendable {

    let layout: LayoutView
    let name: LocalisedText?
    private(set) var portrait: PictureView?
    let initials: String
    let facts: [Fact]
    let biography: [LocalisedText]
    let knownFor: [CardView]
    let links: [WebLink]
    let isIncomplete: Bool
    /// Whether the sections with the same names have entries; empty sections are omitted with their headings.
    let hasKnownFor, hasLinks: Bool

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - knownFor: The titles for which the person is known; `nil` if they cannot be fetched.
    ///   - links: The pages of the person on other sites; `nil` if they cannot be fetched.
    init(
        _ person: PersonDetails, knownFor: [PersonCreditDetails]?, links: ExternalLinks?, request: PageRequest,
        assets: PageAssets
    ) {
        let page = request.locale
        let format = PageFormat(page)
        let cards = CardMapper(request)
        layout = LayoutView(person.name, for: request, assets: assets)
        name = LocalisedText(person.name, page: page)
        portrait = PictureView(
            person.profileURLSet, .profile, sizes: "(max-width: 40rem) 40vw, 16rem", description: "Portrait",
            isLazy: false)
        initials = person.initials
        portrait?.initials = initials
        facts = [
            Fact("Known for", person.knownForDepartment),
            Fact("Born", person.birthDate.map { format.day($0) }),
            Fact("Place of birth", person.placeOfBirth),
            Fact(
                "Died",
                person.deathDate.map { date in
                    format.day(date) + (person.ageAtDeath.map { " (aged \($0))" } ?? "")
                }),
        ].compactMap(\.self)
        biography = LocalisedText.paragraphs(person.biography, in: person.textLanguages?.biography, page: page)
        self.knownFor = (knownFor ?? []).compactMap { cards.card($0) }
        self.links = WebLink.external(links, homepage: person.homepageURL)
        isIncomplete = knownFor == nil || links == nil
        hasKnownFor = !self.knownFor.isEmpty
        hasLinks = !self.links.isEmpty
    }
}
