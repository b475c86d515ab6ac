import Foundation

/// The response body of a busy person with credits, images, tagged images and external identifiers. The keys are
/// TMDb's, and the values are generated from a seed.
struct PersonBody {

    private var rows = TitleRows()

    /// Returns the body, about 430 kB, which is the same in every run.
    static func make() -> Data {
        var body = PersonBody()
        return SampleJSON.object(body.details() + body.appendices()).data
    }

    private mutating func details() -> [(String, SampleJSON)] {
        [
            ("adult", .flag(false)), ("also_known_as", .array((0..<4).map { _ in .text(rows.values.words(2)) })),
            ("biography", .text(rows.values.words(300))), ("birthday", .text("1915-12-12")),
            ("deathday", .text("1998-05-14")), ("gender", .number(2)), ("homepage", .null), ("id", .number(7_100_001)),
            ("imdb_id", .text("nm7100001")), ("known_for_department", .text("Acting")),
            ("name", .text("Una Keeper")), ("place_of_birth", .text("Hoboken, New Jersey, USA")),
            ("popularity", .number(0.9196)), ("profile_path", rows.values.path()),
        ]
    }

    private mutating func appendices() -> [(String, SampleJSON)] {
        [
            ("movie_credits", credits(movies: 192, series: 0, namesKinds: false)),
            ("tv_credits", credits(movies: 0, series: 30, namesKinds: false)),
            (
                "external_ids",
                .object([
                    ("freebase_mid", .text("/m/02z4b")), ("freebase_id", .text("/en/una_keeper")),
                    ("imdb_id", .text("nm7100001")), ("tvrage_id", .number(56_992)),
                    ("wikidata_id", .text("Q7100001")), ("facebook_id", .null), ("instagram_id", .null),
                    ("tiktok_id", .null), ("twitter_id", .null), ("youtube_id", .null),
                ])
            ),
            (
                "images",
                .object([("profiles", .array((0..<20).map { _ in rows.values.image(width: 1000, height: 1500) }))])
            ),
            ("tagged_images", taggedImages()), ("changes", .object([("changes", .array([]))])),
            ("combined_credits", credits(movies: 192, series: 30, namesKinds: true)),
        ]
    }

    private mutating func credits(movies: Int, series: Int, namesKinds: Bool) -> SampleJSON {
        let cast = kinds(movies: movies, series: series).enumerated().map { order, kind in
            part(kind, order: order, namesKind: namesKinds)
        }
        let crew = kinds(movies: movies / 16, series: series / 15).map { kind in job(kind, namesKind: namesKinds) }
        return .object([("cast", .array(cast)), ("crew", .array(crew))])
    }

    private func kinds(movies: Int, series: Int) -> [String] {
        Array(repeating: "movie", count: movies) + Array(repeating: "tv", count: series)
    }

    private mutating func part(_ kind: String, order: Int, namesKind: Bool) -> SampleJSON {
        var members = title(kind, namesKind)
        members.append(("character", .text(rows.values.words(2))))
        members.append(("credit_id", rows.values.creditID()))
        if kind == "movie" { members.append(("order", .number(order))) } else { members += episodes() }
        return .object(members)
    }

    private mutating func job(_ kind: String, namesKind: Bool) -> SampleJSON {
        var members = title(kind, namesKind)
        members.append(("credit_id", rows.values.creditID()))
        members.append(("department", .text("Production")))
        members.append(("job", .text("Executive Producer")))
        if kind == "tv" { members += episodes() }
        return .object(members)
    }

    private mutating func title(_ kind: String, _ namesKind: Bool) -> [(String, SampleJSON)] {
        (kind == "movie" ? rows.movie() : rows.series()) + (namesKind ? [("media_type", .text(kind))] : [])
    }

    private mutating func episodes() -> [(String, SampleJSON)] {
        [("episode_count", .number(rows.values.number(to: 30))), ("first_credit_air_date", rows.values.date())]
    }

    private mutating func taggedImages() -> SampleJSON {
        let images = (0..<10).map { _ in
            SampleJSON.object(
                rows.values.imageMembers(width: 800, height: 1200) + [
                    ("id", rows.values.creditID()), ("image_type", .text("poster")),
                    ("media", .object(title("movie", true))), ("media_type", .text("movie")),
                ])
        }
        return .object([
            ("page", .number(1)), ("results", .array(images)), ("total_pages", .number(1)),
            ("total_results", .number(10)),
        ])
    }
}
