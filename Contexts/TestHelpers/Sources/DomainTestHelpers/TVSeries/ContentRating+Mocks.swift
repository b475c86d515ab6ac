public import TVSeriesDomain

extension ContentRating {
    /// Creates an age rating for tests: *Lupin* in the United Kingdom.
    public static func mock(
        region: String = "GB", rating: String = "15", descriptors: [String]? = ["violence", "strong language"]
    ) -> ContentRating {
        ContentRating(
            region: region, rating: rating, descriptors: descriptors)
    }
}
