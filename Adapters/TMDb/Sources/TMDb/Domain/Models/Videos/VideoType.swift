/// A kind of video: an open vocabulary.
public struct VideoType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A trailer.
    public static let trailer = VideoType(rawValue: "Trailer")
    /// A teaser, shorter than a trailer.
    public static let teaser = VideoType(rawValue: "Teaser")
    /// A scene.
    public static let clip = VideoType(rawValue: "Clip")
    /// A short film about the title.
    public static let featurette = VideoType(rawValue: "Featurette")
    /// A look behind the scenes.
    public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
    /// What went wrong before the camera.
    public static let bloopers = VideoType(rawValue: "Bloopers")
    /// The opening credits.
    public static let openingCredits = VideoType(rawValue: "Opening Credits")
    /// What happened so far.
    public static let recap = VideoType(rawValue: "Recap")
}
