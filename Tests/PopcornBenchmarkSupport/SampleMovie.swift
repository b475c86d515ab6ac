import CoreDomain
import Foundation
public import MoviesDomain

/// Sample movies with as much data as large real ones. They are the same in every run.
public enum SampleMovie {

    /// Returns a movie with nine companies, two genres, two languages, a country and a collection.
    public static func movie(id: Int) -> Movie {
        Movie(
            id: id,
            title: "The Lighthouse Keepers \(id)",
            tagline: "Somebody has to keep the light on.",
            originalTitle: "The Lighthouse Keepers \(id)",
            originalLanguage: "en",
            originCountry: ["US"],
            overview: overview,
            runtime: 152,
            genres: [Genre(id: 18, name: "Drama"), Genre(id: 9648, name: "Mystery")],
            releaseDate: Date(timeIntervalSince1970: 1_216_252_800),
            posterPath: path(id, "jpg"),
            backdropPath: path(id + 1, "jpg"),
            budget: 185_000_000,
            revenue: 1_004_558_444,
            homepageURL: URL(string: "https://www.example.com/films/the-lighthouse-keepers/"),
            imdbID: "tt\(7_000_000 + id)",
            status: .released,
            productionCompanies: (0..<9).map(company),
            productionCountries: [ProductionCountry(countryCode: "US", name: "United States of America")],
            spokenLanguages: [
                SpokenLanguage(languageCode: "en", name: "English"),
                SpokenLanguage(languageCode: "zh", name: "普通话"),
            ],
            belongsToCollection: BelongsToCollection(
                id: 263_000 + id, name: "The Lighthouse Collection", posterPath: path(id + 2, "jpg"),
                backdropPath: path(id + 3, "jpg")),
            popularity: 32.6891,
            voteAverage: 8.517,
            voteCount: 34_120,
            hasVideo: false,
            isAdultOnly: false)
    }

    /// Returns a movie with all its parts: 50 cast members, 300 crew members, 190 images, 100 releases, and offers in
    /// 60 regions.
    public static func record(id: Int) -> MovieWithParts {
        MovieWithParts(
            movie: movie(id: id),
            credits: Credits(cast: (0..<50).map(castMember), crew: (0..<300).map(crewMember)),
            images: ImageCollection(
                posterPaths: paths(100, from: 10_000), backdropPaths: paths(60, from: 20_000),
                logoPaths: paths(30, from: 30_000)),
            releases: (0..<100).map(release),
            watchOffers: (0..<60).map(offers))
    }

    static let overview = """
        Two keepers who have not spoken for years share a tower forty miles off the coast. When the relief boat fails \
        to come and the lamp goes dark on a clear night, each is sure that the other has put it out, and each starts \
        to write down what he sees. The log books agree on nothing but the weather. By the time a storm brings a \
        stranger to the rock, neither of them can say any more who is keeping watch over whom.
        """

    static func company(_ number: Int) -> ProductionCompany {
        ProductionCompany(
            id: 500 + number, name: "Northern Light Pictures \(number)", originCountry: number % 3 == 0 ? "GB" : "US",
            logoPath: number % 4 == 3 ? nil : path(40_000 + number, "png"))
    }

    static func castMember(_ number: Int) -> CastMember {
        CastMember(
            id: 3000 + number, castID: number, creditID: creditID(number), name: "Player Number \(number)",
            character: number % 10 == 9 ? "" : "The Keeper's Friend \(number)",
            gender: number.isMultiple(of: 2) ? .female : .male,
            profilePath: number % 10 < 7 ? path(50_000 + number, "jpg") : nil, order: number)
    }

    static func crewMember(_ number: Int) -> CrewMember {
        let jobs = [("Camera Operator", "Camera"), ("Gaffer", "Lighting"), ("Makeup Artist", "Costume & Make-Up")]
        let (job, department) = jobs[number % jobs.count]
        return CrewMember(
            id: 6000 + number, creditID: creditID(1000 + number), name: "Crew Number \(number)", job: job,
            department: department, gender: number.isMultiple(of: 3) ? .unknown : .male,
            profilePath: number.isMultiple(of: 5) ? path(60_000 + number, "jpg") : nil)
    }

    private static func release(_ number: Int) -> MovieRelease {
        MovieRelease(
            region: region(number / 2), certification: number.isMultiple(of: 3) ? nil : "PG-13",
            releaseDate: Date(timeIntervalSince1970: 1_216_252_800 + Double(number) * 86_400),
            type: number.isMultiple(of: 2) ? .theatrical : .digital, note: number % 10 == 0 ? "Festival" : nil,
            languageCode: number % 4 == 0 ? "en" : nil, descriptors: number % 8 == 0 ? ["Violence", "Language"] : [])
    }

    private static func offers(_ number: Int) -> WatchOffers {
        func providers(_ count: Int) -> [WatchProvider] {
            (0..<count).map {
                WatchProvider(id: 8 + $0, name: "Stream \($0)", logoPath: path(70_000 + $0, "jpg"), displayPriority: $0)
            }
        }
        return WatchOffers(
            region: region(number), link: URL(string: "https://www.example.com/watch?locale=\(region(number))"),
            flatrate: number.isMultiple(of: 2) ? providers(2) : nil, buy: providers(4), rent: providers(4))
    }

    private static func region(_ number: Int) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return String([letters[number / 26 % 26], letters[number % 26]])
    }

    static func creditID(_ number: Int) -> String {
        "52fe4781c3a36847f8\(100_000 + number)"
    }

    private static func paths(_ count: Int, from first: Int) -> [URL] {
        (first..<first + count).compactMap { path($0, "jpg") }
    }

    static func path(_ number: Int, _ format: String) -> URL? {
        URL(string: "/y2DB71C4nyIdMrANijz\(1_000_000 + number).\(format)")
    }
}
