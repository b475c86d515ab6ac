import Foundation

/// The response body of a large movie with credits, images and keywords. The keys are TMDb's, and the values are
/// generated from a seed.
struct MovieBody {

    private var values = SampleValues(seed: 47)

    /// Returns the body, about 340 kB, which is the same in every run.
    static func make() -> Data {
        var body = MovieBody()
        return SampleJSON.object(body.details(id: 7_000_001) + body.appendices()).data
    }

    /// Returns a movie's details without appended resources, about 3 kB.
    static func small(id: Int) -> Data {
        var body = MovieBody()
        return SampleJSON.object(body.details(id: id)).data
    }

    private mutating func details(id: Int) -> [(String, SampleJSON)] {
        [
            ("adult", .flag(false)), ("backdrop_path", values.path()),
            (
                "belongs_to_collection",
                .object([
                    ("id", .number(263)), ("name", .text("The Lighthouse Collection")), ("poster_path", values.path()),
                    ("backdrop_path", values.path()),
                ])
            ),
            ("budget", .number(185_000_000)), ("genres", .array([named("Drama"), named("Mystery")])),
            ("homepage", .text("https://www.example.com/films/the-lighthouse-keepers/")), ("id", .number(id)),
            ("imdb_id", .text("tt7000001")), ("origin_country", .array([.text("US"), .text("GB")])),
            ("original_language", .text("en")), ("original_title", .text("The Lighthouse Keepers")),
            ("overview", .text(values.words(70))), ("popularity", .number(18.8547)), ("poster_path", values.path()),
            ("production_companies", .array((0..<9).map { _ in company() })),
            ("production_countries", .array([.object([("iso_3166_1", .text("US")), ("name", .text("America"))])])),
            ("release_date", .text("2008-07-17")), ("revenue", .number(1_004_558_444)), ("runtime", .number(152)),
            (
                "spoken_languages",
                .array([
                    .object([
                        ("english_name", .text("English")), ("iso_639_1", .text("en")), ("name", .text("English")),
                    ])
                ])
            ),
            ("status", .text("Released")), ("tagline", .text(values.words(6))),
            ("title", .text("The Lighthouse Keepers")),
            ("video", .flag(false)), ("vote_average", .number(8.517)), ("vote_count", .number(34_120)),
        ]
    }

    private mutating func appendices() -> [(String, SampleJSON)] {
        [
            ("credits", credits()), ("images", images()),
            ("keywords", .object([("keywords", .array((0..<20).map { _ in named(values.words(2)) }))])),
        ]
    }

    private mutating func credits() -> SampleJSON {
        .object([
            (
                "cast",
                .array(
                    (0..<170).map { order in
                        .object(
                            person(portraits: 7) + [
                                ("cast_id", .number(order)), ("character", .text(values.words(2))),
                                ("credit_id", values.creditID()), ("order", .number(order)),
                            ])
                    })
            ),
            (
                "crew",
                .array(
                    (0..<560).map { _ in
                        .object(
                            person(portraits: 2) + [
                                ("credit_id", values.creditID()), ("department", .text(values.words(1))),
                                ("job", .text(values.words(2))),
                            ])
                    })
            ),
        ])
    }

    /// Returns the members of a person. Of ten people, `portraits` have a portrait.
    private mutating func person(portraits: Int) -> [(String, SampleJSON)] {
        let name = values.words(2)
        return [
            ("adult", .flag(false)), ("gender", .number(values.number(to: 2))),
            ("id", .number(values.number(to: 5_000_000))), ("known_for_department", .text(values.words(1))),
            ("name", .text(name)), ("original_name", .text(name)),
            ("popularity", values.popularity()),
            ("profile_path", values.number(to: 10) <= portraits ? values.path() : .null),
        ]
    }

    private mutating func images() -> SampleJSON {
        .object([
            ("backdrops", .array((0..<110).map { _ in values.image(width: 3840, height: 2160) })),
            ("logos", .array((0..<55).map { _ in values.image(width: 686, height: 290) })),
            ("posters", .array((0..<225).map { _ in values.image(width: 1000, height: 1500) })),
        ])
    }

    private mutating func company() -> SampleJSON {
        .object([
            ("id", .number(values.number(to: 100_000))), ("logo_path", values.path()),
            ("name", .text(values.words(2))), ("origin_country", .text("US")),
        ])
    }

    private mutating func named(_ name: String) -> SampleJSON {
        .object([("id", .number(values.number(to: 10_000))), ("name", .text(name))])
    }
}
