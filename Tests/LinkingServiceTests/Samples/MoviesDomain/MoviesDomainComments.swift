import PopcornServices

private func filter() -> MovieFilter {
    let quiet = MovieFilter(genres: [18], years: 1990...1999, minimumVoteAverage: 7, minimumVoteCount: 500)
    return quiet
}
