/// The role of one person in one show.
struct CatalogueRole: Sendable {
    let catalogue: GeneratedCatalogue
    let show: CatalogueEntry
    let person: Int
    let order: Int
    let identifier: CatalogueIdentifier
    let character: String
    /// The job. `nil` for actors.
    let job: (name: String, department: String)?

    var credit: String { identifier.text }
    var isCast: Bool { job == nil }

    private var who: GeneratedPerson {
        GeneratedPerson(catalogue: catalogue, entry: CatalogueEntry(kind: .person, index: person))
    }

    /// Writes the row in the credits of a show.
    func write(to writer: inout JSONWriter) {
        writer.object { row in
            who.writeShared(to: &row)
            row.member("credit_id", credit)
            writeWork(to: &row)
            if isCast { row.member("order", order) }
        }
    }

    /// Writes the row in the aggregate credits of a series or season.
    func writeAggregate(episodes: Int, to writer: inout JSONWriter) {
        writer.object { row in
            who.writeShared(to: &row)
            row.member(isCast ? "roles" : "jobs", of: [self]) { writer, role in
                writer.object { entry in
                    entry.member("credit_id", role.credit)
                    entry.member("episode_count", episodes)
                    if let job = role.job {
                        entry.member("job", job.name)
                    } else {
                        entry.member("character", character)
                    }
                }
            }
            if let job { row.member("department", job.department) } else { row.member("order", order) }
            row.member("total_episode_count", episodes)
        }
    }

    func writeCreator(to writer: inout JSONWriter) {
        writer.object { row in
            who.writeShared(to: &row)
            row.member("credit_id", credit)
        }
    }

    /// Writes the row in the credits of a person.
    func writeShow(to writer: inout JSONWriter, withMediaType: Bool) {
        let show = GeneratedShow(catalogue: catalogue, entry: show)
        show.write(to: &writer, withMediaType: withMediaType) { row in
            row.member("credit_id", credit)
            writeWork(to: &row)
            if isCast, show.kind == .movie { row.member("order", order) }
            if show.kind == .tvSeries { row.member("episode_count", 1 + order) }
        }
    }

    private func writeWork(to row: inout JSONWriter) {
        if let job {
            row.member("department", job.department)
            row.member("job", job.name)
        } else {
            row.member("character", character)
        }
    }

    /// The response to `GET /3/credit/{credit_id}`.
    var details: [UInt8] {
        JSONWriter.object { details in
            details.member("id", credit)
            details.member("credit_type", isCast ? "cast" : "crew")
            details.member("department", job?.department ?? "Acting")
            details.member("job", job?.name ?? "Actor")
            details.member("media_type", show.kind.mediaType)
            details.member("media") { media in
                let show = GeneratedShow(catalogue: catalogue, entry: show)
                show.writeShared(to: &media)
                media.member("genre_ids", of: show.genres) { $0.value($1.id) }
                media.member("media_type", show.kind.mediaType)
                if isCast { media.member("character", character) }
            }
            details.member("person") { person in
                who.writeShared(to: &person)
                person.member("media_type", "person")
            }
        }
    }
}
