import CoreApplication
import CoreDomain

/// The first page: popular movies and series. A list that cannot be fetched is empty.
struct HomeView: Hashable, Sendable {

    /// The maximum number of movies, and of series: full rows of 2, 3, 4 and 6 cards.
    static let maximumCount = 12

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
        self.movies = (movies?.items ?? []).prefix(Self.maximumCount).compactMap { cards.card($0) }
        self.series = (series?.items ?? []).prefix(Self.maximumCount).compactMap { cards.card($0) }
        isIncomplete = movies == nil || series == nil
    }
}
