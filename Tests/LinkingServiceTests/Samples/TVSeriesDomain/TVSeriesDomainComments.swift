import PopcornServices

private func filter() -> TVSeriesFilter {
    let mysteries = TVSeriesFilter(genres: [9648], years: 2010...2019, minimumVoteCount: 500, statuses: [.ended])
    return mysteries
}
