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
    let poster: PictureView?
    let episodes: [EpisodeView]

    init(_ season: TVSeasonDetails, request: PageRequest, assets: PageAssets) {
        let page = request.locale
        let series = season.seriesName ?? "Series"
        let name = season.name.isEmpty ? "Season \(season.seasonNumber)" : season.name
        layout = LayoutView("\(series): \(name)", for: request, assets: assets)
        self.name = LocalisedText(name, in: season.textLanguages?.title, page: page)
        seriesName = series
        seriesURL = request.links.title(.tvSeries, season.seriesID)
        overview = LocalisedText.paragraphs(season.overview, in: season.textLanguages?.overview, page: page)
        poster = PictureView(
            season.posterURLSet, .poster, sizes: "(max-width: 40rem) 40vw, 16rem", description: "Poster",
            isLazy: false)
        episodes = (season.episodes ?? []).map { EpisodeView($0, page: page) }
    }
}
