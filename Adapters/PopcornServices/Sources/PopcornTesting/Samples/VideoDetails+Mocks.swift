public import CoreApplication
public import CoreDomain
public import Foundation

extension VideoDetails {
    /// Creates a video for tests: a trailer on YouTube, with every property set.
    public static func mock(
        id: String = "5c9294240e0a267cd516835f", name: String = "Official Trailer", site: String = "YouTube",
        key: String = "BdJKm16Co6M", type: VideoType = .trailer, size: Int? = 1080, isOfficial: Bool? = true,
        publishedAt: Date? = Date(timeIntervalSince1970: 1_412_208_000), languageCode: String? = "en",
        regionCode: String? = "US", watchURL: URL? = URL(string: "https://www.youtube.com/watch?v=BdJKm16Co6M")
    ) -> VideoDetails {
        VideoDetails(
            id: id, name: name, site: site, key: key, type: type, size: size, isOfficial: isOfficial,
            publishedAt: publishedAt, languageCode: languageCode, regionCode: regionCode, watchURL: watchURL)
    }
}

extension ImageCollectionDetails {
    /// Creates images for tests: an English poster, a backdrop without text and an English logo.
    public static func mock(
        posters: [ImageDetails] = [.mock()].compactMap(\.self),
        backdrops: [ImageDetails] = [
            .mock(
                urlSet: .mock(backdrop: "/backdrop.jpg"), languageCode: nil, regionCode: nil, width: 3840, height: 2160)
        ].compactMap(\.self),
        logos: [ImageDetails] = [.mock(urlSet: .mock(logo: "/logo.png"), width: 800, height: 310)].compactMap(\.self),
        stills: [ImageDetails] = [], profiles: [ImageDetails] = []
    ) -> ImageCollectionDetails {
        ImageCollectionDetails(
            posters: posters, backdrops: backdrops, logos: logos, stills: stills, profiles: profiles)
    }
}

extension ImageDetails {
    /// Creates an image for tests: an English poster, with every property set. Returns `nil` if `urlSet` is `nil`.
    public static func mock(
        urlSet: ImageURLSet? = .mock(), languageCode: String? = "en", regionCode: String? = "US", width: Int? = 2000,
        height: Int? = 3000, voteAverage: Double? = 5.8, voteCount: Int? = 12
    ) -> ImageDetails? {
        urlSet.map {
            ImageDetails(
                urlSet: $0, languageCode: languageCode, regionCode: regionCode, width: width, height: height,
                voteAverage: voteAverage, voteCount: voteCount)
        }
    }
}
