import Foundation

/// The body of a big movie with credits, images and keywords: TMDb's keys, everything else made up from one seed.
struct MovieBody {

    private var random = SeededGenerator(state: 47)

    /// The same about 340 kB each time.
    static func make() -> Data {
        var body = MovieBody()
        var text = ""
        body.movie().write(to: &text)
        return Data(text.utf8)
    }

    private mutating func movie() -> SampleJSON {
        .object([
            ("adult", .flag(false)), ("backdrop_path", path()),
            (
                "belongs_to_collection",
                .object([
                    ("id", .number(263)), ("name", .text("The Lighthouse Collection")), ("poster_path", path()),
                    ("backdrop_path", path()),
                ])
            ),
            ("budget", .number(185_000_000)), ("genres", .array([named("Drama"), named("Mystery")])),
            ("homepage", .text("https://www.example.com/films/the-lighthouse-keepers/")), ("id", .number(7_000_001)),
            ("imdb_id", .text("tt7000001")), ("origin_country", .array([.text("US"), .text("GB")])),
            ("original_language", .text("en")), ("original_title", .text("The Lighthouse Keepers")),
            ("overview", .text(words(70))), ("popularity", .number(18.8547)), ("poster_path", path()),
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
            ("status", .text("Released")), ("tagline", .text(words(6))), ("title", .text("The Lighthouse Keepers")),
            ("video", .flag(false)), ("vote_average", .number(8.517)), ("vote_count", .number(34_120)),
            ("credits", credits()), ("images", images()),
            ("keywords", .object([("keywords", .array((0..<20).map { _ in named(words(2)) }))])),
        ])
    }

    private mutating func credits() -> SampleJSON {
        .object([
            (
                "cast",
                .array(
                    (0..<170).map { order in
                        .object(
                            person(portraits: 7) + [
                                ("cast_id", .number(order)), ("character", .text(words(2))),
                                ("credit_id", creditID()), ("order", .number(order)),
                            ])
                    })
            ),
            (
                "crew",
                .array(
                    (0..<560).map { _ in
                        .object(
                            person(portraits: 2) + [
                                ("credit_id", creditID()), ("department", .text(words(1))), ("job", .text(words(2))),
                            ])
                    })
            ),
        ])
    }

    /// The members of a person; so many in ten have a portrait.
    private mutating func person(portraits: Int) -> [(String, SampleJSON)] {
        let name = words(2)
        return [
            ("adult", .flag(false)), ("gender", .number(Int.random(in: 0...2, using: &random))),
            ("id", .number(Int.random(in: 1...5_000_000, using: &random))), ("known_for_department", .text(words(1))),
            ("name", .text(name)), ("original_name", .text(name)),
            ("popularity", .number(Double(Int.random(in: 1...99_999, using: &random)) / 10_000)),
            ("profile_path", Int.random(in: 0..<10, using: &random) < portraits ? path() : .null),
        ]
    }

    private mutating func images() -> SampleJSON {
        .object([
            ("backdrops", .array((0..<110).map { _ in image(width: 3840, height: 2160) })),
            ("logos", .array((0..<55).map { _ in image(width: 686, height: 290) })),
            ("posters", .array((0..<225).map { _ in image(width: 1000, height: 1500) })),
        ])
    }

    private mutating func image(width: Int, height: Int) -> SampleJSON {
        let hasText = Bool.random(using: &random)
        return .object([
            ("aspect_ratio", .number(Double(width * 1000 / height) / 1000)), ("height", .number(height)),
            ("iso_3166_1", hasText ? .text("US") : .null), ("iso_639_1", hasText ? .text("en") : .null),
            ("file_path", path()),
            ("vote_average", .number(Double(Int.random(in: 0...9999, using: &random)) / 1000)),
            ("vote_count", .number(Int.random(in: 0...40, using: &random))), ("width", .number(width)),
        ])
    }

    private mutating func company() -> SampleJSON {
        .object([
            ("id", .number(Int.random(in: 1...100_000, using: &random))), ("logo_path", path()),
            ("name", .text(words(2))), ("origin_country", .text("US")),
        ])
    }

    private mutating func named(_ name: String) -> SampleJSON {
        .object([("id", .number(Int.random(in: 1...10_000, using: &random))), ("name", .text(name))])
    }

    private mutating func path() -> SampleJSON {
        .text("/" + letters(27) + ".jpg")
    }

    private mutating func creditID() -> SampleJSON {
        .text("52fe4781c3a3" + letters(12))
    }

    private mutating func words(_ count: Int) -> String {
        (0..<count).map { _ in letters(Int.random(in: 4...9, using: &random)).capitalized }.joined(separator: " ")
    }

    private mutating func letters(_ count: Int) -> String {
        String((0..<count).map { _ in Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random))) })
    }
}

/// SplitMix64, whose numbers follow from its seed. <https://prng.di.unimi.it/splitmix64.c>
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
