public import CoreDomain
public import Foundation

extension Credits {
    /// Creates credits for tests. Default: one cast member and one crew member.
    public static func mock(cast: [CastMember] = [.mock()], crew: [CrewMember] = [.mock()]) -> Credits {
        Credits(cast: cast, crew: crew)
    }
}

extension CastMember {
    /// Creates a cast member for tests. Default: the narrator of *Fight Club*.
    public static func mock(
        id: Int = 819, castID: Int? = 4, creditID: String = "52fe4250c3a36847f80149f3", name: String = "Edward Norton",
        character: String = "Narrator", gender: Gender = .male,
        profilePath: URL? = URL(string: "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"), order: Int = 0
    ) -> CastMember {
        CastMember(
            id: id, castID: castID, creditID: creditID, name: name, character: character, gender: gender,
            profilePath: profilePath, order: order)
    }
}

extension CrewMember {
    /// Creates a crew member for tests. Default: the director of *Fight Club*.
    public static func mock(
        id: Int = 7467, creditID: String = "52fe4250c3a36847f8014a05", name: String = "David Fincher",
        job: String = "Director", department: String = "Directing", gender: Gender = .male,
        profilePath: URL? = URL(string: "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg")
    ) -> CrewMember {
        CrewMember(
            id: id, creditID: creditID, name: name, job: job, department: department, gender: gender,
            profilePath: profilePath)
    }
}

extension ImageCollection {
    /// Creates an image collection for tests. The images have paths and no other properties. Default: a poster, a
    /// backdrop and a logo.
    public static func mock(
        posterPaths: [URL] = ["/poster.jpg"].compactMap { URL(string: $0) },
        backdropPaths: [URL] = ["/backdrop.jpg"].compactMap { URL(string: $0) },
        logoPaths: [URL] = ["/logo.png"].compactMap { URL(string: $0) }
    ) -> ImageCollection {
        ImageCollection(posterPaths: posterPaths, backdropPaths: backdropPaths, logoPaths: logoPaths)
    }
}

extension Video {
    /// Creates a video for tests. Default: a trailer with every property set.
    public static func mock(
        id: String = "5c9294240e0a267cd516835f", name: String = "Official Trailer", site: String = "YouTube",
        key: String = "BdJKm16Co6M", type: VideoType = .trailer, size: Int? = 1080, isOfficial: Bool? = true,
        publishedAt: Date? = Date(timeIntervalSince1970: 1_412_208_000), languageCode: String? = "en",
        regionCode: String? = "US"
    ) -> Video {
        Video(
            id: id, name: name, site: site, key: key, type: type, size: size, isOfficial: isOfficial,
            publishedAt: publishedAt, languageCode: languageCode, regionCode: regionCode)
    }
}

extension WatchOffers {
    /// Creates the offers of a region for tests. Default: one offer of each kind in the United Kingdom.
    public static func mock(
        region: String = "GB", link: URL? = URL(string: "https://www.themoviedb.org/movie/550/watch?locale=GB"),
        flatrate: [WatchProvider]? = [.mock()], buy: [WatchProvider]? = [.mock(id: 2, name: "Apple TV")],
        rent: [WatchProvider]? = [.mock(id: 3, name: "Google Play Movies")],
        free: [WatchProvider]? = [.mock(id: 38, name: "BBC iPlayer")],
        ads: [WatchProvider]? = [.mock(id: 41, name: "ITVX")]
    ) -> WatchOffers {
        WatchOffers(region: region, link: link, flatrate: flatrate, buy: buy, rent: rent, free: free, ads: ads)
    }
}

extension WatchProvider {
    /// Creates a provider for tests. Default: a provider of subscriptions.
    public static func mock(
        id: Int = 8, name: String = "Netflix", logoPath: URL? = URL(string: "/pbpMk2JmcoNnQwx5JGpXngfoWtp.jpg"),
        displayPriority: Int = 1
    ) -> WatchProvider {
        WatchProvider(id: id, name: name, logoPath: logoPath, displayPriority: displayPriority)
    }
}

extension ExternalIDs {
    /// Creates a set of external identifiers for tests. Default: an identifier on every site.
    public static func mock(
        imdbID: String? = "nm0000093", tvdbID: Int? = 121_361, wikidataID: String? = "Q35332",
        facebookID: String? = "BradPitt", instagramID: String? = "bradpitt", twitterID: String? = "bradpitt",
        tikTokID: String? = "bradpitt", youTubeID: String? = "bradpitt", tvRageID: Int? = 59_436,
        freebaseID: String? = "/en/brad_pitt", freebaseMID: String? = "/m/0c6qh"
    ) -> ExternalIDs {
        ExternalIDs(
            imdbID: imdbID, tvdbID: tvdbID, wikidataID: wikidataID, facebookID: facebookID, instagramID: instagramID,
            twitterID: twitterID, tikTokID: tikTokID, youTubeID: youTubeID, tvRageID: tvRageID, freebaseID: freebaseID,
            freebaseMID: freebaseMID)
    }
}

extension Keyword {
    /// Creates a keyword for tests. Default: *insomnia*.
    public static func mock(id: Int = 4142, name: String = "insomnia") -> Keyword {
        Keyword(id: id, name: name)
    }
}

extension AlternativeTitle {
    /// Creates an alternative title for tests. Default: the working title of *Fight Club* in Mexico.
    public static func mock(
        region: String = "MX", title: String = "El club de la pelea", type: String? = "working title"
    ) -> AlternativeTitle {
        AlternativeTitle(region: region, title: title, type: type)
    }
}

extension Translation {
    /// Creates a translation for tests. Default: German, with every text.
    public static func mock(
        languageCode: String = "de", countryCode: String = "DE",
        texts: ContentTexts = ContentTexts(
            title: "Titel", tagline: "Spruch", overview: "Inhalt", homepageURL: URL(string: "https://example.de"),
            biography: "Leben")
    ) -> Translation {
        Translation(languageCode: languageCode, countryCode: countryCode, texts: texts)
    }
}
