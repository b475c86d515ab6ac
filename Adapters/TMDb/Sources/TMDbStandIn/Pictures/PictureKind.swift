/// The kinds of pictures, which determine their proportions and their content.
enum PictureKind: String, Sendable {
    case poster, backdrop, profile, logo

    /// The width and the height of an original, in pixels.
    var originalSize: (width: Int, height: Int) {
        switch self {
        case .poster: (1000, 1500)
        case .backdrop: (1920, 1080)
        case .profile: (800, 1200)
        case .logo: (1000, 400)
        }
    }

    /// Returns the width and the height of a picture in one of TMDb's sizes, in pixels.
    func pixels(in size: String) -> (width: Int, height: Int) {
        let (width, height) = originalSize
        guard let number = Int(size.dropFirst()) else { return (width, height) }
        return size.hasPrefix("h")
            ? ((width * number + height / 2) / height, number) : (number, (height * number + width / 2) / width)
    }
}

extension PictureKind {
    /// Creates the kind of a picture of the generated catalogue, such as `backdrop-0123456789abcdef.jpg`.
    init?(generatedName file: String) {
        let parts = file.split(separator: "-", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        self.init(rawValue: parts[0] == "still" ? "backdrop" : String(parts[0]))
    }

    /// Creates the kind of the only pictures that TMDb has in a size; returns `nil` if several kinds have it.
    init?(size: String) {
        switch size {
        case "w1280": self = .backdrop
        case "h632": self = .profile
        case "w342": self = .poster
        default: return nil
        }
    }

    /// Creates the kind of the picture that a member of TMDb's JSON names.
    init?(member: String) {
        switch member {
        case "poster_path", "posters": self = .poster
        case "backdrop_path", "backdrops", "still_path", "stills": self = .backdrop
        case "profile_path", "profiles": self = .profile
        case "logo_path", "logos": self = .logo
        default: return nil
        }
    }
}
