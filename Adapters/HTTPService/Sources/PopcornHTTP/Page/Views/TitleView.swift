import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import MoviesDomain
import TVSeriesApplication

/// A fact about a title, a person or the service.
struct Fact: Hashable, Sendable {

    let name: String
    let value: String

    /// Creates a fact; `nil` if the value is missing or empty.
    init?(_ name: String, _ value: String?) {
        guard let value, !value.isEmpty else { return nil }
        self.name = name
        self.value = value
    }
}

/// The parts of a title that are fetched in addition to its details. A part that cannot be fetched is `nil`.
struct TitleParts: Sendable {
    var credits: CreditsView?
    var offers: WatchOffersDetails?
    var videos: [VideoDetails] = []
    var links: ExternalLinks?
    var recommendations: [CardView] = []
    /// Whether a part could not be fetched.
    var isIncomplete = false
}

/// The page of a movie or a series.
struct TitleView: Hashable, Sendable {

    /// The maximum number of videos on a page.
    static let maximumVideoCount = 12

    let layout: LayoutView
    let title: LocalisedText?
    let originalTitle: String?
    let tagline: LocalisedText?
    let overview: [LocalisedText]
    private(set) var poster: PictureView?
    let initials: String
    let backdrop: PictureView?
    /// The most important facts, in one line.
    let summary: [String]
    let facts: [Fact]
    let watchlist: WatchlistForm?
    let cast: [PersonCardView]
    let crew: [PersonCardView]
    let seasons: [CardView]
    let nextEpisode: EpisodeView?
    let offers: OffersView?
    let videos: [WebLink]
    let recommendations: [CardView]
    let links: [WebLink]
    let isIncomplete: Bool
    /// Whether the sections with the same names have entries; empty sections are omitted with their headings.
    let hasSeasons, hasCast, hasCrew, hasVideos, hasLinks, hasRecommendations: Bool

    /// Creates the page of a movie.
    init(_ movie: MovieDetails, parts: TitleParts, request: PageRequest, assets: PageAssets) {
        let format = PageFormat(request.locale)
        let texts = movie.textLanguages
        let year = movie.releaseDate.map(format.year)
        self.init(
            kind: .movie, id: movie.id, name: movie.title, year: year, isOnWatchlist: movie.isOnWatchlist == true,
            names: TitleNames(
                original: movie.originalTitle, tagline: movie.tagline, overview: movie.overview, languages: texts),
            images: (movie.posterURLSet, movie.backdropURLSet),
            summary: [
                year, movie.certification, movie.runtime.flatMap { $0 > 0 ? format.duration(minutes: $0) : nil },
                movie.genres?.map(\.name).joined(separator: ", "),
            ],
            facts: [
                Fact("Release", movie.releaseDate.map(format.day)),
                Fact("Status", movie.status.flatMap(Self.text)),
                Fact("Rating", Self.rating(movie.voteAverage, movie.voteCount, format)),
                Fact("Original language", movie.originalLanguage.map(format.language)),
                Fact(
                    "Countries",
                    movie.productionCountries?.map { format.region($0.countryCode) }.joined(separator: ", ")),
                Fact("Companies", movie.productionCompanies?.map(\.name).joined(separator: ", ")),
                Fact("Budget", movie.budget.flatMap { $0 > 0 ? format.dollars($0) : nil }),
                Fact("Revenue", movie.revenue.flatMap { $0 > 0 ? format.dollars($0) : nil }),
            ],
            homepage: movie.homepageURL, parts: parts, request: request, assets: assets)
    }

    /// Creates the page of a series.
    init(_ series: TVSeriesDetails, parts: TitleParts, request: PageRequest, assets: PageAssets) {
        let format = PageFormat(request.locale)
        let cards = CardMapper(request)
        let year = series.firstAirDate.map(format.year)
        self.init(
            kind: .tvSeries, id: series.id, name: series.name, year: year,
            isOnWatchlist: series.isOnWatchlist == true,
            names: TitleNames(
                original: series.originalName, tagline: series.tagline, overview: series.overview,
                languages: series.textLanguages),
            images: (series.posterURLSet, series.backdropURLSet),
            summary: [
                year, series.contentRating,
                series.numberOfSeasons.map { $0 == 1 ? "1 season" : "\(format.number($0)) seasons" },
                series.genres?.map(\.name).joined(separator: ", "),
            ],
            facts: [
                Fact("First episode", series.firstAirDate.map(format.day)),
                Fact("Last episode", series.lastAirDate.map(format.day)),
                Fact("Status", series.status),
                Fact("Rating", Self.rating(series.voteAverage, series.voteCount, format)),
                Fact("Episodes", series.numberOfEpisodes.map(format.number)),
                Fact("Original language", series.originalLanguage.map(format.language)),
                Fact("Networks", series.networks?.map(\.name).joined(separator: ", ")),
                Fact("Created by", series.createdBy?.map(\.name).joined(separator: ", ")),
            ],
            seasons: (series.seasons ?? []).compactMap { cards.card($0) },
            nextEpisode: series.nextEpisodeToAir.map { EpisodeView($0, page: request.locale) },
            homepage: series.homepageURL, parts: parts, request: request, assets: assets)
    }

    /// The names and texts of a title, with their languages.
    private struct TitleNames {
        let original: String?
        let tagline: String?
        let overview: String?
        let languages: TextLanguages?
    }

    private init(
        kind: TitleKind, id: Int, name: String, year: String?, isOnWatchlist: Bool, names: TitleNames,
        images: (poster: ImageURLSet?, backdrop: ImageURLSet?), summary: [String?], facts: [Fact?],
        seasons: [CardView] = [], nextEpisode: EpisodeView? = nil, homepage: URL?, parts: TitleParts,
        request: PageRequest, assets: PageAssets
    ) {
        let page = request.locale
        layout = LayoutView(year.map { "\(name) (\($0))" } ?? name, for: request, assets: assets)
        title = LocalisedText(name.isEmpty ? "Untitled" : name, in: names.languages?.title, page: page)
        originalTitle = names.original == name ? nil : names.original
        tagline = LocalisedText(names.tagline, in: names.languages?.tagline, page: page)
        overview = LocalisedText.paragraphs(names.overview, in: names.languages?.overview, page: page)
        poster = PictureView(
            images.poster, .poster, sizes: "(max-width: 40rem) 40vw, 16rem", description: "Poster", isLazy: false)
        initials = name.initials
        poster?.initials = initials
        backdrop = PictureView(images.backdrop, .backdrop, sizes: "100vw", isLazy: false)
        self.summary = summary.compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }
        self.facts = facts.compactMap(\.self)
        watchlist = request.owner.map { _ in
            WatchlistForm(
                isOnWatchlist ? .remove : .add, kind, id: id, title: name, origin: .title, links: request.links)
        }
        cast = parts.credits?.cast ?? []
        crew = parts.credits?.crew ?? []
        self.seasons = seasons
        self.nextEpisode = nextEpisode
        offers = OffersView(parts.offers, format: PageFormat(page))
        videos = parts.videos.prefix(Self.maximumVideoCount).compactMap { video in
            WebLink("\(video.name) (\(video.site))", video.watchURL)
        }
        recommendations = parts.recommendations
        links = WebLink.external(parts.links, homepage: homepage)
        isIncomplete = parts.isIncomplete
        hasSeasons = !seasons.isEmpty
        hasCast = !cast.isEmpty
        hasCrew = !crew.isEmpty
        hasVideos = !videos.isEmpty
        hasLinks = !links.isEmpty
        hasRecommendations = !recommendations.isEmpty
    }

    private static func rating(_ average: Double?, _ count: Int?, _ format: PageFormat) -> String? {
        guard let average, let count, count > 0 else { return nil }
        return "\(format.rating(average)) of 10 (\(format.number(count)) \(count == 1 ? "vote" : "votes"))"
    }

    private static func text(_ status: MovieStatus) -> String? {
        switch status {
        case .rumoured: "Rumoured"
        case .planned: "Planned"
        case .inProduction: "In production"
        case .postProduction: "Post-production"
        case .released: "Released"
        case .cancelled: "Cancelled"
        case .unknown: nil
        }
    }
}

extension WebLink {
    /// Returns the links to the pages of a title or a person on other sites.
    static func external(_ links: ExternalLinks?, homepage: URL?) -> [WebLink] {
        [
            WebLink("Homepage", homepage), WebLink("TMDB", links?.tmdbURL), WebLink("IMDb", links?.imdbURL),
            WebLink("TheTVDB", links?.tvdbURL), WebLink("Wikidata", links?.wikidataURL),
            WebLink("Facebook", links?.facebookURL), WebLink("Instagram", links?.instagramURL),
            WebLink("X", links?.twitterURL), WebLink("TikTok", links?.tikTokURL),
            WebLink("YouTube", links?.youTubeURL),
        ].compactMap(\.self)
    }
}

/// The services on which a title can be watched in a region.
struct OffersView: Hashable, Sendable {

    /// The services with one kind of offer.
    struct Group: Hashable, Sendable {
        let name: String
        let providers: [Provider]
    }

    /// A service.
    struct Provider: Hashable, Sendable {
        let name: String
        let logo: PictureView?
    }

    let region: String
    let groups: [Group]
    /// The page with links to the offers.
    let page: WebLink?

    /// Creates the offers.
    ///
    /// - Returns: `nil` if there are none.
    init?(_ offers: WatchOffersDetails?, format: PageFormat) {
        guard let offers else { return nil }
        let kinds: [(String, [WatchProviderDetails]?)] = [
            ("Subscription", offers.flatrate), ("Free", offers.free), ("With advertisements", offers.ads),
            ("Rent", offers.rent), ("Buy", offers.buy),
        ]
        groups = kinds.compactMap { name, providers in
            guard let providers, !providers.isEmpty else { return nil }
            return Group(
                name: name,
                providers: providers.map { provider in
                    Provider(name: provider.name, logo: PictureView(provider.logoURLSet, .logo, sizes: "2.5rem"))
                })
        }
        guard !groups.isEmpty else { return nil }
        region = format.region(offers.region)
        page = WebLink("All offers", offers.link)
    }
}
