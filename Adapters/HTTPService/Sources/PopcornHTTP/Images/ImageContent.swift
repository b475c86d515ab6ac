import NIOCore

/// An image that can be sent: its format, its entity tag and its bytes.
struct ImageContent: Sendable {

    /// The place of the bytes.
    enum Bytes: Sendable {
        /// The bytes are in memory.
        case memory(ByteBuffer)
        /// The bytes are read from an open file.
        case file(OpenImageFile)
    }

    let format: ImageFormat
    let tag: EntityTag
    let byteCount: Int
    let bytes: Bytes
}

/// The format of an image, recognised by its content.
enum ImageFormat: UInt8, CaseIterable, Sendable {
    // The raw values are stored in files.
    case jpeg = 1
    case png = 2
    case webP = 3
    case gif = 4
    case svg = 5

    /// The media type.
    var mediaType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webP: "image/webp"
        case .gif: "image/gif"
        case .svg: "image/svg+xml"
        }
    }

    /// The number of bytes at the start of an image that determine its format.
    static let prefixLength = 4096

    /// Recognises a format by its signature; returns `nil` if the content is not an image.
    init?(content: some Collection<UInt8>) {
        let start = Array(content.prefix(Self.prefixLength))
        if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            self = .webP
        } else if Self.isSVG(start) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Returns whether the first element of an XML document is `svg`.
    private static func isSVG(_ start: [UInt8]) -> Bool {
        guard !start.contains(0) else { return false }
        var text = Substring(String(decoding: start, as: UTF8.self))
        if text.first == "\u{FEFF}" { text.removeFirst() }
        while true {
            text = text.drop { $0.isWhitespace }
            if text.hasPrefix("<?") {
                guard let end = text.firstRange(of: "?>") else { return false }
                text = text[end.upperBound...]
            } else if text.hasPrefix("<!--") {
                guard let end = text.firstRange(of: "-->") else { return false }
                text = text[end.upperBound...]
            } else if text.hasPrefix("<!DOCTYPE svg") {
                guard let end = text.firstRange(of: ">") else { return false }
                text = text[end.upperBound...]
            } else {
                let name = text.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
                return name == "<svg"
            }
        }
    }
}
