public import CoreDomain
public import Foundation

extension Video {
    /// Creates a video for tests. Default: a trailer with every property set.
    public static func mock(
        id: String = "5c9294240e0a267cd516835f", name: String = "Official Trailer", site: String = "YouTube",
        key: String = "BdJKm16Co6M", type: VideoType = .trailer, size: Int? = 1080, isOfficial: Bool? = true,
        publishedAt: Date? = Date(timeIntervalSince1970: 1_412_208_000), languageCode: String? = "en",
        regionCode: String? = "US"
    ) -> Video {
        Video(
            id: id, name: name, site: site, key: key, type: type, size: size, isOfficial: isOfficial,
            publishedAt: publishedAt, languageCode: languageCode, regionCode: regionCode)
    }
}
