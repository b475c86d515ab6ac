public import CoreDomain
import Foundation

/// The images of a title or a person with their URLs, ordered by preference within each kind. Kinds without images are
/// empty.
///
/// ``/CoreDomain/ImageCollection`` describes the order.
public struct ImageCollectionDetails: Codable, Hashable, Sendable {
    /// The posters.
    public let posters: [ImageDetails]
    /// The backdrops.
    public let backdrops: [ImageDetails]
    /// The title logos.
    public let logos: [ImageDetails]
    /// The stills of an episode.
    public let stills: [ImageDetails]
    /// The portraits of a person.
    public let profiles: [ImageDetails]

    /// Creates an image collection.
    public init(
        posters: [ImageDetails] = [], backdrops: [ImageDetails] = [], logos: [ImageDetails] = [],
        stills: [ImageDetails] = [], profiles: [ImageDetails] = []
    ) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
        self.stills = stills
        self.profiles = profiles
    }
}

/// An image with its URLs. The URLs are also members of the image: `image.card` is `image.urlSet.card`.
@dynamicMemberLookup
public struct ImageDetails: Hashable, Sendable {
    /// The URLs of the image.
    public let urlSet: ImageURLSet
    /// The ISO 639-1 code of the language of the text in the image; `nil` for an image without text.
    public let languageCode: String?
    /// The ISO 3166-1 alpha-2 code of the region that the image is for.
    public let regionCode: String?
    /// The width of the original image in pixels.
    public let width: Int?
    /// The height of the original image in pixels.
    public let height: Int?
    /// The average user rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of user ratings.
    public let voteCount: Int?

    /// Creates an image.
    public init(
        urlSet: ImageURLSet, languageCode: String? = nil, regionCode: String? = nil, width: Int? = nil,
        height: Int? = nil, voteAverage: Double? = nil, voteCount: Int? = nil
    ) {
        self.urlSet = urlSet
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.width = width
        self.height = height
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }

    /// Returns a member of the image's URLs.
    public subscript<Member>(dynamicMember path: KeyPath<ImageURLSet, Member>) -> Member {
        urlSet[keyPath: path]
    }
}

extension ImageDetails: Codable {

    private enum CodingKeys: String, CodingKey {
        case languageCode, regionCode, width, height, voteAverage, voteCount
    }

    /// Encodes the URLs and the properties of the image as one object.
    public func encode(to encoder: any Encoder) throws {
        try urlSet.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(languageCode, forKey: .languageCode)
        try container.encodeIfPresent(regionCode, forKey: .regionCode)
        try container.encodeIfPresent(width, forKey: .width)
        try container.encodeIfPresent(height, forKey: .height)
        try container.encodeIfPresent(voteAverage, forKey: .voteAverage)
        try container.encodeIfPresent(voteCount, forKey: .voteCount)
    }

    /// Decodes the URLs and the properties of the image from one object.
    ///
    /// - Throws: `DecodingError`, also if a URL does not end with the path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            urlSet: try ImageURLSet(from: decoder),
            languageCode: try container.decodeIfPresent(String.self, forKey: .languageCode),
            regionCode: try container.decodeIfPresent(String.self, forKey: .regionCode),
            width: try container.decodeIfPresent(Int.self, forKey: .width),
            height: try container.decodeIfPresent(Int.self, forKey: .height),
            voteAverage: try container.decodeIfPresent(Double.self, forKey: .voteAverage),
            voteCount: try container.decodeIfPresent(Int.self, forKey: .voteCount))
    }
}

/// A mapper that resolves the image URLs of a title or a person.
package struct ImageCollectionDetailsMapper {

    package init() {}

    package func map(
        _ images: ImageCollection?, imagesConfiguration: ImagesConfiguration
    ) -> ImageCollectionDetails {
        ImageCollectionDetails(
            posters: map(images?.posters, imagesConfiguration.posterURLSet),
            backdrops: map(images?.backdrops, imagesConfiguration.backdropURLSet),
            logos: map(images?.logos, imagesConfiguration.logoURLSet),
            stills: map(images?.stills, imagesConfiguration.stillURLSet),
            profiles: map(images?.profiles, imagesConfiguration.profileURLSet))
    }

    private func map(_ images: [ContentImage]?, _ urlSet: (URL?) -> ImageURLSet?) -> [ImageDetails] {
        (images ?? []).compactMap { image in
            urlSet(image.path).map {
                ImageDetails(
                    urlSet: $0, languageCode: image.languageCode, regionCode: image.regionCode, width: image.width,
                    height: image.height, voteAverage: image.voteAverage, voteCount: image.voteCount)
            }
        }
    }
}
