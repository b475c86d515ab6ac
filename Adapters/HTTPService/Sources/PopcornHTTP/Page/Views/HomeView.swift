import CoreApplication
import CoreDomain

/// The first page: popular movies and series. A list that cannot be fetched is empty.
struct HomeView: Hashable, Sendable {

    let layout: LayoutView
    let movies: [CardView]
    let series: [CardView]
    let isIncomplete: Bool

    init(
        movies: ContentPage<MoviePreviewDetails>?, series: ContentPage<TVSeriesPreviewDetails>?, request: PageRequest,
        assets: PageAssets
    ) {
        let cards = CardMapper(request)
        layout = LayoutView(nil, for: request, assets: assets)
        self.movies = (movies?.items ?? []).compactMap { cards.card($0) }
        self.series = (series?.items ?? []).compactMap { cards.card($0) }
        isIncomplete = movies == nil || series == nil
    }
}
