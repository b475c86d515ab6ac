import CoreDomain
import Foundation
import MoviesDomain

/// SplitMix64: the same seed, the same movies. <https://prng.di.unimi.it/splitmix64.c>
struct SeededGenerator: RandomNumberGenerator {

    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Values at the edges of what the domain allows.
extension SeededGenerator {

    mutating func optional<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
        Int.random(in: 0..<4, using: &self) == 0 ? nil : make(&self)
    }

    mutating func array<Value>(upTo limit: Int = 6, _ make: (inout SeededGenerator) -> Value) -> [Value] {
        (0..<Int.random(in: 0...limit, using: &self)).map { _ in make(&self) }
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }

    mutating func text() -> String {
        let pieces = [
            "", "a", " ", "\0", "a\0b", "Ünï", "e\u{301}", "👩‍👩‍👧", "🇬🇧", "'; DROP TABLE x; --", "\"", "\n", "\u{FEFF}",
            "\u{202E}", "映画", "\u{10FFFF}", String(repeating: "long ", count: 300),
        ]
        return array(upTo: 4) { $0.pick(pieces) }.joined()
    }

    mutating func int() -> Int {
        let edges = [0, 1, -1, Int.max, Int.min, Int(Int32.max) + 1]
        return Bool.random(using: &self) ? pick(edges) : Int.random(in: .min ... .max, using: &self)
    }

    mutating func double() -> Double {
        let edges = [
            0, 1, -1, 0.1, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
            9_007_199_254_740_992,
        ]
        return Bool.random(using: &self) ? pick(edges) : Double.random(in: -1e12...1e12, using: &self)
    }

    mutating func date() -> Date {
        let edges = [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0)]
        return Bool.random(using: &self) ? pick(edges) : Date(timeIntervalSinceReferenceDate: double())
    }

    mutating func url() -> URL {
        let texts = [
            "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", "/a%20b.jpg", "relative.png", "https://example.com",
            "https://example.com/ü?q=C%2B%2B#f", "http://[::1]:8080/", "mailto:a@example.com", "/%00",
        ]
        return URL(string: pick(texts)) ?? URL(filePath: "/")
    }
}

extension SeededGenerator {

    mutating func record(id: Int) -> MovieRecord {
        MovieRecord(
            movie: movie(id: id),
            credits: optional { Credits(cast: $0.array { $0.castMember() }, crew: $0.array { $0.crewMember() }) },
            images: optional {
                ImageCollection(
                    posterPaths: $0.array { $0.url() }, backdropPaths: $0.array { $0.url() },
                    logoPaths: $0.array { $0.url() })
            },
            releases: optional { $0.array { $0.release() } },
            watchOffers: optional { $0.array { $0.watchOffers() } })
    }

    /// Releases that may or may not be rated, theatrical or not.
    mutating func releases(in regions: [String]) -> [MovieRelease] {
        array(upTo: 8) {
            MovieRelease(
                region: $0.pick(regions), certification: $0.pick([nil, "", "12A", "R", "16"]), releaseDate: $0.date(),
                type: $0.pick(MovieReleaseType.allCases), descriptors: $0.array(upTo: 2) { $0.text() })
        }
    }

    private mutating func movie(id: Int) -> Movie {
        Movie(
            id: id,
            title: text(),
            tagline: optional { $0.text() },
            originalTitle: optional { $0.text() },
            originalLanguage: optional { $0.text() },
            originCountry: optional { $0.array { $0.text() } },
            overview: optional { $0.text() },
            runtime: optional { $0.int() },
            genres: optional { $0.array { Genre(id: $0.int(), name: $0.text()) } },
            releaseDate: optional { $0.date() },
            posterPath: optional { $0.url() },
            backdropPath: optional { $0.url() },
            budget: optional { $0.double() },
            revenue: optional { $0.double() },
            homepageURL: optional { $0.url() },
            imdbID: optional { $0.text() },
            status: optional { $0.pick(MovieStatus.allCases) },
            productionCompanies: optional { $0.array { $0.company() } },
            productionCountries: optional {
                $0.array { ProductionCountry(countryCode: $0.text(), name: $0.text()) }
            },
            spokenLanguages: optional { $0.array { SpokenLanguage(languageCode: $0.text(), name: $0.text()) } },
            belongsToCollection: optional { $0.collection() },
            popularity: optional { $0.double() },
            voteAverage: optional { $0.double() },
            voteCount: optional { $0.int() },
            hasVideo: optional { Bool.random(using: &$0) },
            isAdultOnly: optional { Bool.random(using: &$0) })
    }

    private mutating func company() -> ProductionCompany {
        ProductionCompany(id: int(), name: text(), originCountry: text(), logoPath: optional { $0.url() })
    }

    private mutating func collection() -> BelongsToCollection {
        BelongsToCollection(
            id: int(), name: text(), posterPath: optional { $0.url() }, backdropPath: optional { $0.url() })
    }

    private mutating func gender() -> Gender {
        pick([.unknown, .female, .male, .other])
    }

    private mutating func castMember() -> CastMember {
        CastMember(
            id: int(), castID: optional { $0.int() }, creditID: text(), name: text(), character: text(),
            gender: gender(), profilePath: optional { $0.url() }, order: int())
    }

    private mutating func crewMember() -> CrewMember {
        CrewMember(
            id: int(), creditID: text(), name: text(), job: text(), department: text(), gender: gender(),
            profilePath: optional { $0.url() })
    }

    private mutating func release() -> MovieRelease {
        MovieRelease(
            region: text(), certification: optional { $0.text() }, releaseDate: date(),
            type: pick(MovieReleaseType.allCases), note: optional { $0.text() }, languageCode: optional { $0.text() },
            descriptors: array(upTo: 3) { $0.text() })
    }

    private mutating func watchOffers() -> WatchOffers {
        func providers(_ generator: inout SeededGenerator) -> [WatchProvider] {
            generator.array(upTo: 3) {
                WatchProvider(
                    id: $0.int(), name: $0.text(), logoPath: $0.optional { $0.url() }, displayPriority: $0.int())
            }
        }
        return WatchOffers(
            region: text(), link: optional { $0.url() }, flatrate: optional(providers), buy: optional(providers),
            rent: optional(providers), free: optional(providers), ads: optional(providers))
    }
}
