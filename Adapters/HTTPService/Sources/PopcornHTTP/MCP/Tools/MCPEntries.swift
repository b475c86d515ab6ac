import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import MoviesApplication
import MoviesDomain
import PeopleApplication
import TVSeriesApplication
import TVSeriesDomain

/// A person in the cast.
struct MCPCastMember: Codable, Hashable, Sendable {
    let id: Int
    let name: String
    let character: String?

    init(_ member: CastMemberDetails, _ extent: MCPExtent) {
        id = member.id
        name = member.name.shortened(to: extent.name)
        let characters = member.roles.map(\.character).filter { !$0.isEmpty }.joined(separator: ", ")
        character = Optional(characters).shortened(to: extent.name)
    }

    init(_ member: AggregateCastMemberDetails, _ extent: MCPExtent) {
        id = member.id
        name = member.name.shortened(to: extent.name)
        let characters = member.roles.compactMap(\.character.nonEmpty).joined(separator: ", ")
        character = Optional(characters).shortened(to: extent.name)
    }
}

/// A person in the crew, with all jobs.
struct MCPCrewMember: Codable, Hashable, Sendable {
    let id: Int
    let name: String
    let job: String?

    init(_ member: CrewMemberDetails, _ extent: MCPExtent) {
        id = member.id
        name = member.name.shortened(to: extent.name)
        job = Optional(member.jobs.map(\.job).joined(separator: ", ")).shortened(to: extent.name)
    }

    init(_ member: AggregateCrewMemberDetails, _ extent: MCPExtent) {
        id = member.id
        name = member.name.shortened(to: extent.name)
        job = Optional(member.jobs.compactMap(\.job).joined(separator: ", ")).shortened(to: extent.name)
    }
}

/// An image.
struct MCPImage: Codable, Hashable, Sendable {

    enum Kind: String, CaseIterable, Codable, Sendable {
        case poster, backdrop, logo, still, profile
    }

    let kind: Kind
    /// The URL. It is relative if the service serves the images under the address of the request.
    let detail: URL
    let languageCode: String?

    /// Returns all images. Images of the same kind are in order of preference.
    static func all(_ images: ImageCollectionDetails) -> [MCPImage] {
        let kinds: [(Kind, [ImageDetails])] = [
            (.poster, images.posters), (.profile, images.profiles), (.still, images.stills),
            (.backdrop, images.backdrops), (.logo, images.logos),
        ]
        // The best image of each kind comes first.
        let ranked = kinds.flatMap { kind, images in images.enumerated().map { (kind, $0.offset, $0.element) } }
        return ranked.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map {
            MCPImage(kind: $0.element.0, detail: $0.element.2.urlSet.detail, languageCode: $0.element.2.languageCode)
        }
    }
}

/// A video.
struct MCPVideo: Codable, Hashable, Sendable {
    let name: String
    let type: String
    let languageCode: String?
    let watchURL: URL?

    init(_ video: VideoDetails, _ extent: MCPExtent) {
        name = video.name.shortened(to: extent.name)
        type = video.type.rawValue.shortened(to: 40)
        languageCode = video.languageCode
        watchURL = video.watchURL
    }
}

/// A release of a movie in a region.
struct MCPRelease: Codable, Hashable, Sendable {
    let region: String
    let releaseDate: Date
    let type: MovieReleaseType
    let certification: String?
    let note: String?

    init(_ release: MovieRelease, _ extent: MCPExtent) {
        region = release.region
        releaseDate = release.releaseDate.startOfDay
        type = release.type
        certification = release.certification.shortened(to: 24)
        note = release.note.shortened(to: extent.name)
    }

    /// Returns all releases, with the releases in a region first.
    static func all(_ regions: [RegionalMovieReleases]?, of region: String) -> [MovieRelease]? {
        regions.map { regions in
            (regions.filter { $0.region == region } + regions.filter { $0.region != region }).flatMap(\.releases)
        }
    }
}

/// An age rating of a series in a region.
struct MCPContentRating: Codable, Hashable, Sendable {
    let region: String
    let rating: String
}

/// A title in a region.
struct MCPAlternativeTitle: Codable, Hashable, Sendable {
    let region: String
    let title: String

    init(_ title: AlternativeTitle, _ extent: MCPExtent) {
        region = title.region
        self.title = title.title.shortened(to: extent.name)
    }
}

/// The URLs of pages on other sites.
struct MCPLinks: Codable, Hashable, Sendable {
    let tmdbURL: URL
    let imdbURL: URL?
    let tvdbURL: URL?
    let wikidataURL: URL?
    let homepageURL: URL?

    init(_ links: ExternalLinks, homepage: URL? = nil) {
        tmdbURL = links.tmdbURL
        imdbURL = links.imdbURL
        tvdbURL = links.tvdbURL
        wikidataURL = links.wikidataURL
        homepageURL = homepage.flatMap { $0.absoluteString.utf8.count <= 200 ? $0 : nil }
    }
}

/// The services that offer a title in a region.
struct MCPOffers: Codable, Hashable, Sendable {
    let region: String
    let flatrate: [String]?
    let free: [String]?
    let ads: [String]?
    let rent: [String]?
    let buy: [String]?

    /// Creates the offers with a number of services of each kind.
    init(_ offers: WatchOffersDetails, count: Int, _ extent: MCPExtent) {
        func names(_ providers: [WatchProviderDetails]?) -> [String]? {
            providers?.prefix(count).map { $0.name.shortened(to: extent.name) }.orNil
        }
        region = offers.region
        flatrate = names(offers.flatrate)
        free = names(offers.free)
        ads = names(offers.ads)
        rent = names(offers.rent)
        buy = names(offers.buy)
    }

    /// The number of services.
    var providerCount: Int { kinds.reduce(0) { $0 + ($1.1?.count ?? 0) } }

    /// The offers by their kinds in a text.
    private var kinds: [(String, [String]?)] {
        [
            ("in the subscription of", flatrate), ("free on", free), ("with advertisements on", ads),
            ("for rent on", rent), ("for sale on", buy),
        ]
    }

    /// Returns the offers as a text, such as `in Germany in the subscription of Netflix`.
    ///
    /// - Parameter count: The number of kinds. Default: all.
    func text(kinds count: Int = .max) -> String? {
        let offers = kinds.compactMap { kind, names in names.map { "\(kind) \($0.sentenceList)" } }.prefix(count)
        guard !offers.isEmpty else { return nil }
        return "in \(MCPFormat.english.region(region)) \(offers.joined(separator: "; "))"
    }
}

extension WatchOffersDetails {
    /// The lists of services, by kind of offer.
    fileprivate var providers: [[WatchProviderDetails]?] { [flatrate, free, ads, rent, buy] }

    /// The number of services.
    var providerCount: Int { providers.reduce(0) { $0 + ($1?.count ?? 0) } }
}

/// A title or a person in a list.
struct MCPItem: Codable, Hashable, Sendable {
    let kind: ContentKind
    let id: Int
    let title: String
    var year: Int?
    var genres: [String]?
    var voteAverage: Double?
    var knownFor: [String]?
    var overview: String?
    var isOnWatchlist: Bool?

    /// The item in a line of a list, such as `movie 550: Fight Club (1999), 8.4`.
    var line: String {
        let rating = voteAverage.map { ", \(MCPFormat.english.rating($0))" } ?? ""
        let titles = knownFor.map { ", known for \($0.sentenceList)" } ?? ""
        return "\(kind.rawValue) \(id): \(MCPFormat.title(title, year: year))\(rating)\(titles)"
    }
}

extension MCPItem {

    init(_ movie: MoviePreviewDetails, _ genres: MCPGenres, _ extent: MCPExtent) {
        self.init(
            kind: .movie, id: movie.id, title: movie.title.shortened(to: extent.name), year: movie.releaseDate?.year,
            genres: genres.names(movie.genreIDs, of: .movie, extent),
            voteAverage: movie.voteCount == 0 ? nil : movie.voteAverage?.rating,
            overview: movie.overview.shortened(to: extent.text), isOnWatchlist: movie.isOnWatchlist == true ? true : nil
        )
    }

    init(_ series: TVSeriesPreviewDetails, _ genres: MCPGenres, _ extent: MCPExtent) {
        self.init(
            kind: .tvSeries, id: series.id, title: series.name.shortened(to: extent.name),
            year: series.firstAirDate?.year, genres: genres.names(series.genreIDs, of: .tvSeries, extent),
            voteAverage: series.voteCount == 0 ? nil : series.voteAverage?.rating,
            overview: series.overview.shortened(to: extent.text),
            isOnWatchlist: series.isOnWatchlist == true ? true : nil)
    }

    init(_ person: PersonPreviewDetails, _ extent: MCPExtent) {
        self.init(
            kind: .person, id: person.id, title: person.name.shortened(to: extent.name),
            knownFor: person.knownFor?.prefix(extent.count).map { $0.title.shortened(to: extent.name) }.orNil)
    }

    init(_ collection: MovieCollectionDetails, _ extent: MCPExtent) {
        self.init(
            kind: .collection, id: collection.id, title: collection.name.shortened(to: extent.name),
            overview: collection.overview.shortened(to: extent.text))
    }

    init(_ item: MediaPreviewDetails, _ genres: MCPGenres, _ extent: MCPExtent) {
        switch item {
        case .movie(let movie): self.init(movie, genres, extent)
        case .tvSeries(let series): self.init(series, genres, extent)
        case .person(let person): self.init(person, extent)
        }
    }
}

/// A page of a list.
struct MCPList: Codable, Hashable, Sendable {

    /// The number of items on a page: half of those on a page of TMDb.
    static let pageSize = 10

    /// The last page: the second half of the last page of TMDb.
    static let maximumPage = 1_000

    /// The number of items on all pages.
    let totalResults: Int
    /// The next page; `nil` at the end.
    let nextPage: Int?
    let items: [MCPItem]

    /// The maximum bytes of a page.
    static let maximumBytes = 3000

    /// The extents of items.
    static let extents: [MCPExtent] = [
        .init(text: 200, name: 120, count: 3), .init(text: 160, name: 80, count: 3),
        .init(text: 120, name: 60, count: 3),
        .init(text: 80, name: 60, count: 2), .init(text: 0, name: 60, count: 1), .init(text: 0, name: 32, count: 0),
    ]

    /// Returns the number of the page of TMDb that contains a page.
    static func sourcePage(of page: Int) -> Int { (page + 1) / 2 }

    /// Creates the answer with a page, which is half of a page of TMDb.
    static func answer<Item>(
        _ page: Int, of source: ContentPage<Item>, named name: String, item: (Item, MCPExtent) -> MCPItem
    ) throws -> MCPAnswer<MCPList> {
        let isFirstHalf = page % 2 == 1
        let items = isFirstHalf ? source.items.prefix(pageSize) : source.items.dropFirst(pageSize).prefix(pageSize)
        let hasMore = isFirstHalf && source.items.count > pageSize || source.page < source.totalPages
        let nextPage = hasMore && page < maximumPage ? page + 1 : nil
        let list = try MCPExtent.fitting(maximumBytes, extents: extents) { extent in
            MCPList(
                totalResults: source.totalResults, nextPage: nextPage, items: items.map { item($0, extent) })
        }
        guard !items.isEmpty else {
            return MCPAnswer(list, MCPFormat.emptyPage(page, none: "There are no \(name)."))
        }
        let head = "\(MCPFormat.english.number(source.totalResults)) \(name)\(page == 1 ? "" : ", page \(page)"):"
        return MCPAnswer(
            list, lines: [head] + list.items.map(\.line) + [list.nextPage.map { "More: `page` \($0)." }])
    }
}
