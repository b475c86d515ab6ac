/// A kind of video: an open vocabulary.
public struct VideoType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let trailer = VideoType(rawValue: "Trailer")
    public static let teaser = VideoType(rawValue: "Teaser")
    public static let clip = VideoType(rawValue: "Clip")
    public static let featurette = VideoType(rawValue: "Featurette")
    public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
    public static let bloopers = VideoType(rawValue: "Bloopers")
    public static let openingCredits = VideoType(rawValue: "Opening Credits")
    public static let recap = VideoType(rawValue: "Recap")
}
