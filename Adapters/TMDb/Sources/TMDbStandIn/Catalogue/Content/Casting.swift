import TMDbTesting

/// The assignment of people to the roles of a show. It can be read in both directions: the roles of a show, and the
/// shows of a person.
struct Casting: Sendable {
    let catalogue: GeneratedCatalogue
    let show: CatalogueEntry

    private static let actors = 12
    private static let jobs = [
        ("Director", "Directing"), ("Writer", "Writing"), ("Producer", "Production"), ("Editor", "Editing"),
        ("Director of Photography", "Camera"), ("Original Music Composer", "Sound"),
    ]
    /// The preferred distance between the people of neighbouring roles.
    private static let step = 7
    /// The maximum number of credits that a person has per kind of show.
    static let limit = 100

    /// Returns the numbers of a show's roles, at most one per person of the catalogue.
    static func roles(in catalogue: GeneratedCatalogue) -> Range<Int> {
        0..<min(actors + jobs.count, catalogue.personCount)
    }

    private func role(_ number: Int) -> CatalogueRole {
        let order = catalogue.orders(of: .person).people
        let person = order.position(of: (show.index + number * Self.stride(in: catalogue)) % order.count)
        return Self.role(number, of: show, person: person, in: catalogue)
    }

    var cast: [CatalogueRole] { Self.roles(in: catalogue).prefix(Self.actors).map(role) }
    var crew: [CatalogueRole] { Self.roles(in: catalogue).dropFirst(Self.actors).map(role) }

    /// Returns a person's roles in the most popular shows of a kind, most popular first.
    static func roles(
        of person: Int, in kind: CatalogueKind, catalogue: GeneratedCatalogue, limit: Int = limit
    ) -> [CatalogueRole] {
        let order = catalogue.orders(of: .person).people
        let place = order.index(at: person)
        var found: [(show: Int, role: Int)] = []
        for role in roles(in: catalogue) {
            let offset = role * stride(in: catalogue) % order.count
            let first = (place + order.count - offset) % order.count
            let shows = Swift.stride(from: first, to: catalogue.count(of: kind), by: order.count)
            found += shows.prefix(limit).map { ($0, role) }
        }
        return found.sorted { $0 < $1 }.prefix(limit).map {
            Self.role($0.role, of: CatalogueEntry(kind: kind, index: $0.show), person: person, in: catalogue)
        }
    }

    /// Returns the role with a credit identifier, or `nil` if the credit is unknown.
    static func role(of credit: CatalogueIdentifier, in catalogue: GeneratedCatalogue) -> CatalogueRole? {
        let shows = 0..<catalogue.count(of: credit.entry.kind)
        guard credit.purpose == .credit, credit.entry.kind != .person, shows.contains(credit.entry.index),
            roles(in: catalogue).contains(credit.number)
        else { return nil }
        return Casting(catalogue: catalogue, show: credit.entry).role(credit.number)
    }

    /// Returns up to three guest stars of an episode.
    func guests(bits: UInt64, number: Int) -> [CatalogueRole] {
        (0..<min(3, catalogue.personCount)).map { place in
            let person = Int((bits % UInt64(catalogue.personCount)) + UInt64(place)) % catalogue.personCount
            let identifier = CatalogueIdentifier(.guest, of: show, number: number * 10 + place)
            return CatalogueRole(
                catalogue: catalogue, show: show, person: person, order: 500 + place, identifier: identifier,
                character: CatalogueWords.characters[Int(bits.splitMix64 >> 8) % 19], job: nil)
        }
    }

    /// Returns the distance between the people of neighbouring roles. It and the number of people are coprime, so no
    /// person has two roles in a show.
    private static func stride(in catalogue: GeneratedCatalogue) -> Int {
        catalogue.personCount.isMultiple(of: step) ? 1 : step
    }

    private static func role(
        _ number: Int, of show: CatalogueEntry, person: Int, in catalogue: GeneratedCatalogue
    ) -> CatalogueRole {
        let words = CatalogueWords.characters
        let start = catalogue.number(of: show, for: "characters", below: words.count)
        let job = number < actors ? nil : jobs[number - actors]
        return CatalogueRole(
            catalogue: catalogue, show: show, person: person, order: number,
            identifier: CatalogueIdentifier(.credit, of: show, number: number),
            character: words[(start + number) % words.count], job: job.map { ($0.0, $0.1) })
    }
}

extension GeneratedShow {
    var casting: Casting { Casting(catalogue: catalogue, show: entry) }
}
