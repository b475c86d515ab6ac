import TMDbTesting

/// A review of a generated show.
struct GeneratedReview: Sendable {
    let show: GeneratedShow
    let number: Int

    static func count(of show: GeneratedShow) -> Int { show.number("reviews", below: 46) }

    static func list(of show: GeneratedShow) -> CatalogueList {
        CatalogueList(count: count(of: show)) {
            $0.member("id", show.id)
        } writeRow: { number, writer in
            writer.object { GeneratedReview(show: show, number: number).writeMembers(to: &$0) }
        }
    }

    init(show: GeneratedShow, number: Int) {
        self.show = show
        self.number = number
    }

    /// Creates the review with an identifier. Returns `nil` if the identifier is unknown.
    init?(_ identifier: CatalogueIdentifier, in catalogue: GeneratedCatalogue) {
        let shows = 0..<catalogue.count(of: identifier.entry.kind)
        guard identifier.purpose == .review, identifier.entry.kind != .person, shows.contains(identifier.entry.index)
        else { return nil }
        show = GeneratedShow(catalogue: catalogue, entry: identifier.entry)
        number = identifier.number
        guard number < Self.count(of: show) else { return nil }
    }

    private func writeMembers(to writer: inout JSONWriter) {
        let id = CatalogueIdentifier(.review, of: show.entry, number: number).text
        let bits = id.fnv1a.splitMix64
        let people = CatalogueNames.people
        let author = people.name(combination: Int(bits % UInt64(people.combinations)), number: 0)
        let day = show.day.adding(1 + number).text
        writer.member("id", id)
        writer.member("author", author)
        writer.member("author_details") {
            $0.member("name", author)
            $0.member("username", author.lowercased().replacing(" ", with: "."))
            $0.null("avatar_path")
            $0.member("rating", 1 + Int(bits % 10))
        }
        writer.member(
            "content", "\(SampleWords.heroes[Int(bits % 7)]) \(SampleWords.turns[Int(bits % 5)]): I was moved.")
        writer.member("created_at", "\(day)T18:20:31.000Z")
        writer.member("updated_at", "\(day)T18:20:31.000Z")
        writer.member("url", "https://films.example/review/\(id)")
    }

    var details: [UInt8] {
        JSONWriter.object { details in
            writeMembers(to: &details)
            details.member("iso_639_1", "en")
            details.member("media_id", show.id)
            details.member("media_title", show.title)
            details.member("media_type", show.kind.mediaType)
        }
    }
}
