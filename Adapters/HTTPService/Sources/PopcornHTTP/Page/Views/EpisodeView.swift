import CoreApplication
import CoreDomain
import Foundation

/// An episode in a list of episodes.
struct EpisodeView: Hashable, Sendable {

    let number: String
    let name: LocalisedText?
    let overview: [LocalisedText]
    /// The air date, the duration and the rating.
    let detail: String?
    let picture: PictureView?

    init(_ episode: TVEpisodeDetails, page: ContentLocale) {
        let format = PageFormat(page)
        number = "\(episode.seasonNumber) × \(episode.episodeNumber)"
        name = LocalisedText(
            episode.name.isEmpty ? "Episode \(episode.episodeNumber)" : episode.name,
            in: episode.textLanguages?.title, page: page)
        overview = LocalisedText.paragraphs(
            episode.overview, in: episode.textLanguages?.overview, page: page)
        let details = [
            episode.airDate.map(format.day),
            episode.runtime.flatMap { $0 > 0 ? format.duration(minutes: $0) : nil },
        ].compactMap(\.self)
        detail = details.isEmpty ? nil : details.joined(separator: " · ")
        picture = PictureView(episode.stillURLSet, .still, sizes: "(max-width: 40rem) 36vw, 12rem")
    }
}

/// The page of a season.
struct SeasonView: Hashable, Sendable {

    let layout: LayoutView
    let name: LocalisedText?
    let seriesName: String
    let seriesURL: String
    let overview: [LocalisedText]
    private(set) var poster: PictureView?
    let initials: String
    /// The first air date and the number of episodes.
    let summary: [String]
    let episodes: [EpisodeView]

    /// Creates the page.
    ///
    /// - Parameter seriesName: The name of the series; `nil` if it cannot be fetched.
    init(_ season: TVSeasonDetails, seriesName: String?, request: PageRequest, assets: PageAssets) {
        let page = request.locale
        let series = seriesName ?? "Series"
        let name = season.name.isEmpty ? "Season \(season.seasonNumber)" : season.name
        layout = LayoutView("\(series): \(name)", for: request, assets: assets)
        self.name = LocalisedText(name, in: season.textLanguages?.title, page: page)
        self.seriesName = series
        seriesURL = request.links.title(.tvSeries, season.seriesID)
        overview = LocalisedText.paragraphs(season.overview, in: season.textLanguages?.overview, page: page)
        poster = PictureView(
            season.posterURLSet, .poster, sizes: "(max-width: 40rem) 40vw, 16rem", description: "Poster",
            isLazy: false)
        initials = series.initials
        poster?.initials = initials
        let format = PageFormat(page)
        let count = season.episodes?.count ?? season.episodeCount
        summary = [
            season.airDate.map(format.day), count.map { $0 == 1 ? "1 episode" : "\(format.number($0)) episodes" },
        ].compactMap(\.self)
        episodes = (season.episodes ?? []).map { EpisodeView($0, page: page) }
    }
}
