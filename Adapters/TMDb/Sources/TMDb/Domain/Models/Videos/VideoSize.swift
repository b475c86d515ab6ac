/// A vertical resolution of a video. Unknown values are preserved.
public struct VideoSize: RawRepresentable, Codable, Hashable, Sendable {

    /// The height in pixels.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// 360 pixels.
    public static let p360 = VideoSize(rawValue: 360)
    /// 480 pixels.
    public static let p480 = VideoSize(rawValue: 480)
    /// 720 pixels, HD.
    public static let p720 = VideoSize(rawValue: 720)
    /// 1080 pixels, full HD.
    public static let p1080 = VideoSize(rawValue: 1080)
    /// 2160 pixels, 4K.
    public static let p2160 = VideoSize(rawValue: 2160)
}

extension VideoSize: Comparable {
    /// Returns whether one resolution is lower than another.
    public static func < (one: VideoSize, other: VideoSize) -> Bool { one.rawValue < other.rawValue }
}
