/// A generated person.
struct GeneratedPerson: Sendable {
    let catalogue: GeneratedCatalogue
    let entry: CatalogueEntry

    private func number(_ subject: StaticString, below bound: Int) -> Int {
        catalogue.number(of: entry, for: subject, below: bound)
    }

    /// The popularity, in thousandths, which decreases with the index.
    var popularity: Int { 100_000 * 50 / (50 + entry.index) }

    private var birthday: CatalogueDay {
        // The years 1940 to 1999.
        CatalogueDay(number: -10_958 + number("birthday", below: 21_900))
    }

    /// The date of death. One person in eight dies at the age of 70. `nil` if the person is alive.
    private var deathday: CatalogueDay? {
        let day = birthday.adding(70 * 365)
        return number("deathday", below: 8) == 0 && day < .today ? day : nil
    }

    func writeShared(to writer: inout JSONWriter) {
        let name = catalogue.name(of: entry)
        writer.member("adult", false)
        writer.member("gender", catalogue.givenName(of: entry).isMultiple(of: 2) ? 1 : 2)
        writer.member("id", entry.id)
        writer.member("known_for_department", "Acting")
        writer.member("name", name)
        writer.member("original_name", name)
        writer.member("popularity", thousandths: popularity)
        writer.member("profile_path", catalogue.imagePath(of: entry, for: "profile"))
    }

    /// Writes the row in a list.
    func write(to writer: inout JSONWriter, withMediaType: Bool = false) {
        writer.object { row in
            writeShared(to: &row)
            if withMediaType { row.member("media_type", "person") }
            let known = Casting.roles(of: entry.index, in: .movie, catalogue: catalogue, limit: 3)
            row.member("known_for", of: known) { writer, role in
                GeneratedShow(catalogue: catalogue, entry: role.show).write(to: &writer, withMediaType: true)
            }
        }
    }

    var details: [UInt8] {
        JSONWriter.object { details in
            writeShared(to: &details)
            details.member("also_known_as", of: [String]())
            details.member(
                "biography", "Grew up by the sea, left for the stage at seventeen and has hardly been home since.")
            details.member("birthday", birthday)
            details.member("deathday", deathday)
            details.null("homepage")
            details.member("imdb_id", entry.imdbID)
            let places = CatalogueWords.birthplaces
            details.member("place_of_birth", places[number("birthplace", below: places.count)])
        }
    }

    /// Returns the credits in shows of some kinds.
    func credits(in kinds: [CatalogueKind]) -> [UInt8] {
        let roles = kinds.flatMap { Casting.roles(of: entry.index, in: $0, catalogue: catalogue) }
        return JSONWriter.object(capacity: 65_536) { credits in
            credits.member("id", entry.id)
            credits.member("cast", of: roles.filter(\.isCast)) {
                $1.writeShow(to: &$0, withMediaType: kinds.count > 1)
            }
            credits.member("crew", of: roles.filter { !$0.isCast }) {
                $1.writeShow(to: &$0, withMediaType: kinds.count > 1)
            }
        }
    }
}
