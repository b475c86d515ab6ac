import CoreDomain

extension [PersonCredit] {

    /// The titles that a person is best known for, at most eight, best known first.
    ///
    /// Those of the person's own department count: parts for `Acting`, and if no department is named; jobs of the
    /// department else. Where somebody appears as themselves, in a talk show or a documentary, or in archive footage,
    /// does not count. If no title is left, all count that are no such appearance, and if none is left then, all.
    ///
    /// A title weighs as much as it has ratings, the less the smaller the person's share in it:
    ///
    /// | share | weight |
    /// |---|---|
    /// | a part in a movie, billed at `order` | 5 ∕ (5 + `order`); ⅕ if it is not billed |
    /// | a job on a movie | 1 |
    /// | a part or a job in a series | episodes ∕ 10, at most 1 |
    ///
    /// Of several parts and jobs in a title the largest share counts. Of titles that weigh the same the more popular
    /// one stands first, then the one that TMDb names first.
    public func knownFor(_ person: Person) -> [PersonCredit] {
        let department = person.knownForDepartment
        func isActed(_ role: PersonRole) -> Bool { role.isActed(by: person.name) }
        let shares: [(PersonCredit) -> Double] = [
            { department == nil || department == "Acting" ? $0.share(as: isActed) : $0.share(in: department) },
            { Swift.max($0.share(as: isActed), $0.share(in: nil)) },
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

    fileprivate func share(as counts: (PersonRole) -> Bool) -> Double {
        roles.filter(counts).map { role in
            kind == .movie ? 5 / (5 + Double(max(role.order ?? 20, 0))) : share(ofEpisodes: role.episodeCount)
        }
        .max() ?? 0
    }

    /// The share by jobs in a department; in any, if it is `nil`.
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

    /// Whether the person plays somebody else. TMDb writes `Self`, `Self - Host` and `Himself (archive footage)`, or the
    /// person's name.
    fileprivate func isActed(by name: String) -> Bool {
        let part = character.lowercased()
        let isNamed = !name.isEmpty && part.hasPrefix(name.lowercased())
        return !isNamed && !part.contains("(archive ") && !selves.contains(part.prefix { $0.isLetter })
    }
}

private let selves: Set<Substring> = ["self", "himself", "herself", "themselves", "themself"]
