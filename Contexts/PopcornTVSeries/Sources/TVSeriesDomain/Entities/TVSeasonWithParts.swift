public import CoreDomain

/// A season with what came in the same answer, and what is known of its series.
///
/// A part is `nil` if TMDb did not send it or the reader did not ask for it.
public struct TVSeasonWithParts: Hashable, Sendable {
    /// The season.
    public let season: TVSeason
    /// TMDb's identifier of the series.
    public let seriesID: Int
    /// The series' name, if the series is cached in the language.
    public var seriesName: String?
    /// The cast of the whole season, and its crew.
    public let credits: Credits?
    /// Paths of posters.
    public let images: ImageCollection?
    /// Videos, in TMDb's order.
    public let videos: [Video]?
    /// The season's texts in other languages, in TMDb's order; `nil` if TMDb was not asked for them.
    public let translations: [Translation]?

    /// Creates a content.
    public init(
        season: TVSeason, seriesID: Int, seriesName: String? = nil, credits: Credits? = nil,
        images: ImageCollection? = nil, videos: [Video]? = nil, translations: [Translation]? = nil
    ) {
        self.season = season
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.credits = credits
        self.images = images
        self.videos = videos
        self.translations = translations
    }
}

extension TVSeasonWithParts: Identifiable {
    /// TMDb's identifier of the season.
    public var id: Int { season.id }
}
