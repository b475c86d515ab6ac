import CFloor
import Foundation
import PopcornServices

// Conversions of the C structs to domain entities. They are not measured, but used to check that the C code reads the
// same data.

extension floor_movie {

    var record: MovieWithParts {
        MovieWithParts(movie: movie, credits: credits, images: images, releases: releases, watchOffers: watchOffers)
    }

    private var movie: Movie {
        Movie(
            id: Int(movie_id),
            title: String(text: title) ?? "",
            tagline: String(text: tagline),
            originalTitle: String(text: original_title),
            originalLanguage: String(text: original_language),
            originCountry: rows(floor_origin_countries) { (row: floor_text) in String(text: row.text) ?? "" },
            overview: String(text: overview),
            runtime: runtime.number,
            genres: rows(floor_genres) { (row: floor_genre) in
                Genre(id: Int(row.id), name: String(text: row.name) ?? "")
            },
            releaseDate: release_date.number.map { Date(timeIntervalSinceReferenceDate: $0) },
            posterPath: URL(text: poster_path),
            backdropPath: URL(text: backdrop_path),
            budget: budget.number,
            revenue: revenue.number,
            homepageURL: URL(text: homepage_url),
            imdbID: String(text: imdb_id),
            status: String(text: status).flatMap { MovieStatus(rawValue: $0) },
            productionCompanies: rows(floor_companies) { (row: floor_company) in
                ProductionCompany(
                    id: Int(row.id), name: String(text: row.name) ?? "",
                    originCountry: String(text: row.origin_country) ?? "", logoPath: URL(text: row.logo_path))
            },
            productionCountries: rows(floor_countries) { (row: floor_coded_name) in
                ProductionCountry(countryCode: String(text: row.code) ?? "", name: String(text: row.name) ?? "")
            },
            spokenLanguages: rows(floor_languages) { (row: floor_coded_name) in
                SpokenLanguage(languageCode: String(text: row.code) ?? "", name: String(text: row.name) ?? "")
            },
            belongsToCollection: rows(floor_collections) { (row: floor_collection) in
                BelongsToCollection(
                    id: Int(row.id), name: String(text: row.name) ?? "", posterPath: URL(text: row.poster_path),
                    backdropPath: URL(text: row.backdrop_path))
            }?.first,
            popularity: popularity.number,
            voteAverage: vote_average.number,
            voteCount: vote_count.number,
            hasVideo: has_video.number.map { $0 == 1 },
            isAdultOnly: is_adult_only.number.map { $0 == 1 })
    }

    private var credits: Credits? {
        let cast = rows(floor_cast) { (row: floor_cast_member) in
            CastMember(
                id: Int(row.person_id), castID: row.cast_id.number, creditID: String(text: row.credit_id) ?? "",
                name: String(text: row.name) ?? "", character: String(text: row.character) ?? "",
                gender: Gender(rawValue: Int(row.gender)) ?? .unknown, profilePath: URL(text: row.profile_path),
                order: Int(row.order))
        }
        let crew = rows(floor_crew) { (row: floor_crew_member) in
            CrewMember(
                id: Int(row.person_id), creditID: String(text: row.credit_id) ?? "",
                name: String(text: row.name) ?? "", job: String(text: row.job) ?? "",
                department: String(text: row.department) ?? "", gender: Gender(rawValue: Int(row.gender)) ?? .unknown,
                profilePath: URL(text: row.profile_path))
        }
        guard let cast, let crew else { return nil }
        return Credits(cast: cast, crew: crew)
    }

    private var images: ImageCollection? {
        func paths(_ relation: floor_relation) -> [URL]? {
            rows(relation) { (row: floor_text) in URL(text: row.text) ?? URL(filePath: "/") }
        }
        guard let posters = paths(floor_posters), let backdrops = paths(floor_backdrops), let logos = paths(floor_logos)
        else { return nil }
        return ImageCollection(posterPaths: posters, backdropPaths: backdrops, logoPaths: logos)
    }

    private var releases: [MovieRelease]? {
        var descriptors = (rows(floor_descriptors) { (row: floor_text) in String(text: row.text) ?? "" } ?? [])[...]
        return rows(floor_releases) { (row: floor_release) in
            defer { descriptors = descriptors.dropFirst(Int(row.descriptor_count)) }
            return MovieRelease(
                region: String(text: row.region) ?? "", certification: String(text: row.certification),
                releaseDate: Date(timeIntervalSinceReferenceDate: row.release_date),
                type: String(text: row.type).flatMap { MovieReleaseType(rawValue: $0) } ?? .unknown,
                note: String(text: row.note), languageCode: String(text: row.language_code),
                descriptors: Array(descriptors.prefix(Int(row.descriptor_count))))
        }
    }

    private var watchOffers: [WatchOffers]? {
        let offers = rows(floor_watch_offers) { (row: floor_watch_offer) in
            WatchProvider(
                id: Int(row.provider_id), name: String(text: row.name) ?? "", logoPath: URL(text: row.logo_path),
                displayPriority: Int(row.display_priority))
        }
        var rest = (offers ?? [])[...]
        func take(_ count: floor_optional_int) -> [WatchProvider]? {
            guard let count = count.number else { return nil }
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        return rows(floor_watch_regions) { (row: floor_watch_region) in
            WatchOffers(
                region: String(text: row.region) ?? "", link: URL(text: row.link), flatrate: take(row.counts.0),
                buy: take(row.counts.1), rent: take(row.counts.2), free: take(row.counts.3), ads: take(row.counts.4))
        }
    }

    private func rows<Row, Value>(_ relation: floor_relation, _ transform: (Row) -> Value) -> [Value]? {
        let rows = withUnsafePointer(to: self) { floor_rows_of($0, relation) }
        guard rows.count >= 0 else { return nil }
        guard let start = rows.rows?.assumingMemoryBound(to: Row.self) else { return [] }
        return UnsafeBufferPointer(start: start, count: Int(rows.count)).map(transform)
    }
}

extension floor_optional_int {
    fileprivate var number: Int? { is_null == 0 ? Int(value) : nil }
}

extension floor_optional_double {
    fileprivate var number: Double? { is_null == 0 ? value : nil }
}

extension String {
    fileprivate init?(text: UnsafeMutablePointer<CChar>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}

extension URL {
    fileprivate init?(text: UnsafeMutablePointer<CChar>?) {
        guard let text = String(text: text) else { return nil }
        self.init(string: text)
    }
}
