/// A type of video. Unknown values are preserved.
public struct VideoType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A trailer.
    public static let trailer = VideoType(rawValue: "Trailer")
    /// A teaser, shorter than a trailer.
    public static let teaser = VideoType(rawValue: "Teaser")
    /// A clip from the title.
    public static let clip = VideoType(rawValue: "Clip")
    /// A featurette: a short film about the title.
    public static let featurette = VideoType(rawValue: "Featurette")
    /// A behind-the-scenes video.
    public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
    /// Bloopers.
    public static let bloopers = VideoType(rawValue: "Bloopers")
    /// The opening credits.
    public static let openingCredits = VideoType(rawValue: "Opening Credits")
    /// A recap of earlier events.
    public static let recap = VideoType(rawValue: "Recap")
}
