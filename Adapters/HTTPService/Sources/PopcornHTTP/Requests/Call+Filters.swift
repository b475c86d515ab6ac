import CoreDomain
import Foundation
import MoviesDomain
import TVSeriesDomain

extension Parameter {

    static let year = query(
        "year", "The year of the release or of the first episode.", .integer(minimum: 1800, maximum: 9999))

    /// The parameters of the movie and series filters.
    private static let titleFilter: [Parameter] = [
        .list("genres", "Genres, all of which must match.", of: .integer(minimum: 1)),
        .list("excludedGenres", "Genres, none of which may match.", of: .integer(minimum: 1)),
        .query(
            "fromYear", "The first year of the release or of the first episode.", .integer(minimum: 1800, maximum: 9999)
        ),
        .query(
            "toYear", "The last year of the release or of the first episode.", .integer(minimum: 1800, maximum: 9999)),
        .query("minimumRating", "The minimum average rating.", .number(minimum: 0, maximum: 10)),
        .query("minimumVotes", "The minimum number of ratings.", .integer(minimum: 0, maximum: Int(Int32.max))),
        .query("minimumRuntime", "The minimum running time in minutes.", .integer(minimum: 0, maximum: 10_000)),
        .query("maximumRuntime", "The maximum running time in minutes.", .integer(minimum: 0, maximum: 10_000)),
        .query(
            "originalLanguage", "The ISO 639-1 code of the original language, such as `fr`.", .text(maximumLength: 2)),
        .query("originCountry", "The ISO 3166-1 code of the country of origin, such as `FR`.", .text(maximumLength: 2)),
        .list("companies", "Production companies, any of which may match.", of: .integer(minimum: 1)),
        .list("keywords", "Keywords, all of which must match.", of: .integer(minimum: 1)),
        .list("watchProviders", "Watch providers in the region, any of which may match.", of: .integer(minimum: 1)),
        .list(
            "offerKinds", "Kinds of watch offers in the region, any of which may match.",
            of: .enumeration(WatchOfferKind.allCases.map(\.rawValue))),
        .includeAdult,
    ]

    static let movieFilter: [Parameter] =
        titleFilter + [
            .query("order", "The order. Default: popularity.", .enumeration(MovieOrder.allCases.map(\.rawValue))),
            .query("fromDay", "The first day of a release in the region.", .string(format: "date")),
            .query("toDay", "The last day of a release in the region.", .string(format: "date")),
            .query("certification", "The certification, such as `PG-13`.", .text(maximumLength: 32)),
            .query(
                "certificationRegion", "The region of the certification, such as `US` or `CA-QC`. Default: the region.",
                .text(maximumLength: 6)),
            .list("people", "Cast or crew members, all of whom must match.", of: .integer(minimum: 1)),
        ]

    static let tvSeriesFilter: [Parameter] =
        titleFilter + [
            .query("order", "The order. Default: popularity.", .enumeration(TVSeriesOrder.allCases.map(\.rawValue))),
            .query("fromDay", "The first day of an episode.", .string(format: "date")),
            .query("toDay", "The last day of an episode.", .string(format: "date")),
            .list("networks", "Networks, any of which may match.", of: .integer(minimum: 1)),
            .list(
                "statuses", "Statuses, any of which may match.",
                of: .enumeration(TVSeriesFilter.Status.allCases.map(\.rawValue))),
            .list(
                "types", "Types, any of which may match.",
                of: .enumeration(TVSeriesFilter.SeriesType.allCases.map(\.rawValue))),
        ]
}

extension Call {

    /// The search for titles in the query.
    var titleSearch: TitleSearch {
        get throws(Problem) {
            TitleSearch(
                try query.required("query"), year: try query.integer("year", in: 1800...9999),
                includesAdult: try query.flag("includeAdult"))
        }
    }

    /// The search for names in the query.
    var nameSearch: NameSearch {
        get throws(Problem) {
            NameSearch(try query.required("query"), includesAdult: try query.flag("includeAdult"))
        }
    }

    /// The filter of movies in the query.
    var movieFilter: MovieFilter {
        get throws(Problem) {
            MovieFilter(
                order: try query.choice("order", of: MovieOrder.self) ?? .popularity,
                genres: try query.integers("genres"), excludedGenres: try query.integers("excludedGenres"),
                years: try years, releaseDays: try days, certification: query.text("certification"),
                certificationRegion: query.text("certificationRegion"),
                minimumVoteAverage: try query.number("minimumRating", in: 0...10),
                minimumVoteCount: try query.integer("minimumVotes", in: 0...Int(Int32.max)), runtime: try runtime,
                originalLanguage: query.text("originalLanguage"), originCountry: query.text("originCountry"),
                people: try query.integers("people"), companies: try query.integers("companies"),
                keywords: try query.integers("keywords"), watchProviders: try query.integers("watchProviders"),
                offerKinds: Set(try query.choices("offerKinds", of: WatchOfferKind.self)),
                includesAdult: try query.flag("includeAdult"))
        }
    }

    /// The filter of TV series in the query.
    var tvSeriesFilter: TVSeriesFilter {
        get throws(Problem) {
            TVSeriesFilter(
                order: try query.choice("order", of: TVSeriesOrder.self) ?? .popularity,
                genres: try query.integers("genres"), excludedGenres: try query.integers("excludedGenres"),
                years: try years, airDays: try days,
                minimumVoteAverage: try query.number("minimumRating", in: 0...10),
                minimumVoteCount: try query.integer("minimumVotes", in: 0...Int(Int32.max)), runtime: try runtime,
                originalLanguage: query.text("originalLanguage"), originCountry: query.text("originCountry"),
                networks: try query.integers("networks"), companies: try query.integers("companies"),
                keywords: try query.integers("keywords"), watchProviders: try query.integers("watchProviders"),
                offerKinds: Set(try query.choices("offerKinds", of: WatchOfferKind.self)),
                statuses: Set(try query.choices("statuses", of: TVSeriesFilter.Status.self)),
                types: Set(try query.choices("types", of: TVSeriesFilter.SeriesType.self)),
                includesAdult: try query.flag("includeAdult"))
        }
    }

    private var years: ClosedRange<Int>? {
        get throws(Problem) { try range("fromYear", "toYear", within: 1800...9999) }
    }

    private var runtime: ClosedRange<Int>? {
        get throws(Problem) { try range("minimumRuntime", "maximumRuntime", within: 0...10_000) }
    }

    private var days: DayRange? {
        get throws(Problem) {
            let (first, last) = (try query.day("fromDay"), try query.day("toDay"))
            return first == nil && last == nil ? nil : DayRange(from: first, to: last)
        }
    }

    /// Returns the range of two parameters; `nil` if both are missing. A missing bound is replaced by the bound of the
    /// whole range.
    private func range(
        _ lower: String, _ upper: String, within whole: ClosedRange<Int>
    ) throws(Problem) -> ClosedRange<Int>? {
        let bounds = (try query.integer(lower, in: whole), try query.integer(upper, in: whole))
        guard bounds.0 != nil || bounds.1 != nil else { return nil }
        let (first, last) = (bounds.0 ?? whole.lowerBound, bounds.1 ?? whole.upperBound)
        guard first <= last else {
            throw Problem(.invalidRequest, "The parameter '\(lower)' must not be greater than '\(upper)'")
        }
        return first...last
    }
}
