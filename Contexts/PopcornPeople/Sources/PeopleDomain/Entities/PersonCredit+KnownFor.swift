import CoreDomain

extension [PersonCredit] {

    /// Returns the titles that a person is best known for, at most eight, best known first.
    ///
    /// Only credits in the person's own department count: roles if the department is `Acting` or unknown, otherwise
    /// jobs in the department. Appearances as oneself, for example in a documentary, archive footage, and roles in talk
    /// shows do not count.
    ///
    /// If these rules leave no titles, roles and jobs in all departments count, except such appearances. If that leaves
    /// no titles either, such appearances count too.
    ///
    /// A title's weight is its number of ratings multiplied by the person's share in it:
    ///
    /// | credit | share |
    /// |---|---|
    /// | a role in a movie, billed at `order` | 5 ∕ (5 + `order`); ⅕ if `order` is `nil` |
    /// | a job on a movie | 1 |
    /// | a role or a job in a series | episodes ∕ 10, at most 1 |
    ///
    /// If the person has several roles and jobs in a title, the largest share counts. Titles of equal weight are sorted
    /// by popularity, then in TMDb's order.
    public func knownFor(_ person: Person) -> [PersonCredit] {
        let department = person.knownForDepartment
        func isActed(_ role: PersonRole) -> Bool { role.isActed(by: person.name) }
        let shares: [(PersonCredit) -> Double] = [
            {
                department == nil || department == "Acting"
                    ? $0.shareInFiction(as: isActed) : $0.share(in: department)
            },
            { Swift.max($0.shareInFiction(as: isActed), $0.share(in: nil)) },
            { $0.share { _ in true } },
        ]
        for share in shares {
            let titles = map { (title: $0, share: share($0)) }.filter { $0.share > 0 }
            if !titles.isEmpty {
                return titles.map { (title: $0.title, weight: Double($0.title.voteCount ?? 0) * $0.share) }
                    .enumerated()
                    .sorted { left, right in
                        let (one, other) = (left.element, right.element)
                        if one.weight != other.weight { return one.weight > other.weight }
                        let popularity = (one.title.popularity ?? 0, other.title.popularity ?? 0)
                        return popularity.0 == popularity.1 ? left.offset < right.offset : popularity.0 > popularity.1
                    }
                    .prefix(8).map(\.element.title)
            }
        }
        return []
    }
}

extension PersonCredit {

    /// Returns the largest share of the person's roles that count; 0 in a talk show.
    fileprivate func shareInFiction(as counts: (PersonRole) -> Bool) -> Double {
        kind == .tvSeries && genreIDs?.contains(talkShowGenreID) == true ? 0 : share(as: counts)
    }

    fileprivate func share(as counts: (PersonRole) -> Bool) -> Double {
        roles.filter(counts).map { role in
            kind == .movie ? 5 / (5 + Double(max(role.order ?? 20, 0))) : share(ofEpisodes: role.episodeCount)
        }
        .max() ?? 0
    }

    /// Returns the largest share of the person's jobs in a department; in any department if `department` is `nil`.
    fileprivate func share(in department: String?) -> Double {
        jobs.filter { department == nil || $0.department == department }.map { job in
            kind == .movie ? 1 : share(ofEpisodes: job.episodeCount)
        }
        .max() ?? 0
    }

    private func share(ofEpisodes count: Int?) -> Double {
        min(Double(max(count ?? 1, 1)) / 10, 1)
    }
}

extension PersonRole {

    /// Returns whether the person plays a character in this role.
    ///
    /// For appearances as oneself, TMDb sends `Self`, `Self - Host`, `Himself (archive footage)` or the person's name.
    fileprivate func isActed(by name: String) -> Bool {
        let part = character.lowercased()
        return !part.names(name.lowercased()) && !part.contains("(archive ")
            && !selves.contains(part.prefix { $0.isLetter })
    }
}

extension String {

    /// Returns whether the string is a name, alone or followed by `(uncredited)`, `- Host` or `/ Various`.
    fileprivate func names(_ name: String) -> Bool {
        guard !name.isEmpty, hasPrefix(name) else { return false }
        let rest = dropFirst(name.count).drop { $0 == " " }
        return rest.first.map("(-/–".contains) ?? true
    }
}

/// The TMDb identifier of the genre of talk shows.
private let talkShowGenreID = 10767

private let selves: Set<Substring> = ["self", "himself", "herself", "themselves", "themself"]
