import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import PeopleApplication
import PeopleDomain

/// The answer with a person.
struct MCPPerson: Codable, Hashable, Sendable {

    /// A title that a person worked on.
    struct Credit: Codable, Hashable, Sendable {
        let kind: TitleKind
        let id: Int
        let title: String
        let year: Int?
        let role: String?

        init(_ credit: PersonCreditDetails, _ extent: MCPExtent) {
            kind = credit.kind
            id = credit.id
            title = credit.title.shortened(to: extent.name)
            year = credit.releaseDate?.year
            let roles = credit.roles.map(\.character).filter { !$0.isEmpty } + credit.jobs.map(\.job)
            role = Optional(roles.joined(separator: ", ")).shortened(to: min(extent.name, 60))
        }
    }

    let id: Int
    let name: String
    var knownForDepartment: String?
    var birthDate: PartialDate?
    var deathDate: PartialDate?
    var age: Int?
    var placeOfBirth: String?
    var biography: String?
    var knownFor: [Credit]?
    var cast: [Credit]?
    var crew: [Credit]?
    var images: [MCPImage]?
    var links: MCPLinks?
    var more: [String: Int]?
}

extension MCPPerson {

    /// Returns the answer with a person.
    ///
    /// - Parameter day: The current day, which determines the age.
    static func answer(
        _ person: DetailsWithParts<PersonDetails, PersonParts>, _ parts: MCPParts, day: Date
    ) throws -> MCPAnswer<MCPPerson> {
        var line: String?
        let value = try MCPExtent.fitting(parts.maximumBytes()) { extent in
            var parts = parts
            let value = MCPPerson(person, &parts, day: day, extent)
            line = parts.line
            return value
        }
        return MCPAnswer(value, lines: [parts.hasDetails ? value.sentence : parts.pageLine, line])
    }

    private init(
        _ person: DetailsWithParts<PersonDetails, PersonParts>, _ parts: inout MCPParts, day: Date,
        _ extent: MCPExtent
    ) {
        self.init(id: person.id, name: person.name.shortened(to: extent.name))
        if parts.hasDetails {
            let details = person.details
            knownForDepartment = details.knownForDepartment.shortened(to: 40)
            (birthDate, deathDate) = (details.birthDate, details.deathDate)
            age = details.age(on: day)?.atLeast
            placeOfBirth = details.placeOfBirth.shortened(to: extent.name)
            biography = details.biography.shortened(to: extent.text)
        }
        knownFor =
            parts.entries("known-for", person.knownFor, size: 8, preview: extent.count)
            .map { Credit($0, extent) }.orNil
        cast = parts.entries("credits", person.credits?.cast, size: 15).map { Credit($0, extent) }.orNil
        crew =
            parts.entries("credits", person.credits?.crew.flatMap(\.credits), size: 10)
            .map { Credit($0, extent) }.orNil
        images = parts.entries("images", person.images.map(MCPImage.all), size: 15).orNil
        links = parts.entries("links", person.links.map { [$0] }, size: 1).first
            .map { MCPLinks($0, homepage: person.homepageURL) }
        more = parts.more.orNil
    }

    /// The person in a sentence.
    private var sentence: String {
        let born = birthDate.map { date in
            "born \(date.description)\(placeOfBirth.map { " in \($0)" } ?? "")"
        }
        return [
            [name, knownForDepartment?.lowercased()].compactMap(\.self).joined(separator: ", "), born,
            deathDate.map { "died \($0.description)" }, age.map { deathDate == nil ? "\($0) years old" : "at \($0)" },
            knownFor.map { titles in
                "known for \(titles.map { MCPFormat.title($0.title, year: $0.year) }.sentenceList)"
            },
        ].compactMap(\.self).joined(separator: "; ") + "."
    }
}

/// The answer with a collection of movies.
struct MCPCollection: Codable, Hashable, Sendable {

    let id: Int
    let name: String
    let overview: String?
    /// The number of movies.
    let totalResults: Int
    /// The next page of movies; `nil` at the end.
    let nextPage: Int?
    let movies: [MCPItem]

    static func answer(
        _ collection: MovieCollectionDetails, page: Int, _ genres: MCPGenres
    ) throws -> MCPAnswer<MCPCollection> {
        let all = collection.parts ?? []
        let movies = all.dropFirst((page - 1) * MCPList.pageSize).prefix(MCPList.pageSize)
        let value = try MCPExtent.fitting(MCPList.maximumBytes, extents: MCPList.extents) { extent in
            MCPCollection(
                id: collection.id, name: collection.name.shortened(to: extent.name),
                overview: page == 1 ? collection.overview.shortened(to: extent.text) : nil, totalResults: all.count,
                nextPage: all.count > page * MCPList.pageSize ? page + 1 : nil,
                movies: movies.map { MCPItem($0, genres, extent) })
        }
        return MCPAnswer(
            value,
            lines: ["\(value.name): \(MCPFormat.count(all.count, "movie"))."] + value.movies.map(\.line)
                + [value.nextPage.map { "More: `page` \($0)." }])
    }
}
