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
    /// Creates image URLs for tests: a poster, a backdrop and a logo.
    public static func mock(
        posters: [ImageURLSet] = [ImageURLSet.mock()].compactMap(\.self),
        backdrops: [ImageURLSet] = [.mock(backdrop: "/backdrop.jpg")].compactMap(\.self),
        logos: [ImageURLSet] = [.mock(logo: "/logo.png")].compactMap(\.self), stills: [ImageURLSet] = [],
        profiles: [ImageURLSet] = []
    ) -> ImageCollectionDetails {
        ImageCollectionDetails(
            posters: posters, backdrops: backdrops, logos: logos, stills: stills, profiles: profiles)
    }
}
