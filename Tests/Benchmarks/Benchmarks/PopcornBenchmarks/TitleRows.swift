import Foundation

/// A generator of title rows, as in TMDb's lists, and of pages of such rows.
struct TitleRows {

    var values = SampleValues(seed: 53)

    /// Returns a page of 20 movies.
    static func page(_ number: Int, of total: Int) -> Data {
        var rows = TitleRows()
        return SampleJSON.object([
            ("page", .number(number)), ("results", .array((0..<20).map { _ in .object(rows.movie()) })),
            ("total_pages", .number(total)), ("total_results", .number(total * 20)),
        ]).data
    }

    mutating func movie() -> [(String, SampleJSON)] {
        let title = values.words(2)
        return common() + [
            ("original_title", .text(title)), ("release_date", values.date()), ("title", .text(title)),
            ("video", .flag(false)),
        ]
    }

    mutating func series() -> [(String, SampleJSON)] {
        let name = values.words(2)
        return common() + [
            ("origin_country", .array([.text("US")])), ("original_name", .text(name)),
            ("first_air_date", values.date()), ("name", .text(name)),
        ]
    }

    private mutating func common() -> [(String, SampleJSON)] {
        [
            ("adult", .flag(false)), ("backdrop_path", values.path()),
            ("genre_ids", .array((0..<3).map { _ in .number(values.number(to: 10_000)) })),
            ("id", .number(values.number(to: 1_500_000))), ("original_language", .text("en")),
            ("overview", .text(values.words(38))), ("popularity", values.popularity()),
            ("poster_path", values.path()), ("vote_average", values.vote()),
            ("vote_count", .number(values.number(to: 20_000))),
        ]
    }
}
