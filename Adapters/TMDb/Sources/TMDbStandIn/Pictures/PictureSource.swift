import TMDbTesting

/// The source of pictures at `/t/p/{size}/{file}`, as TMDb's image server has them.
///
/// A picture is drawn from its name, so each name always has the same picture.
struct PictureSource: ResponseSource {
    /// The time for which a picture may be cached, in seconds: a year.
    static let maximumAge = 31_536_000
    /// The maximum number of characters of a file name.
    static let maximumNameLength = 80

    private static let sizes: Set<String> = [
        "w45", "w92", "w154", "w185", "w300", "w342", "w500", "w780", "w1280", "h632", "original",
    ]

    let kinds: RecordedPictureKinds

    func response(to request: IncomingRequest) -> StandInResponse? {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard request.path.hasPrefix("/t/p/") else { return nil }
        guard request.method == "GET", parts.count == 5, Self.sizes.contains(String(parts[3])),
            let name = Self.name(of: parts[4])
        else { return .notFound }
        let file = String(parts[4])
        let kind = kinds.kind(of: file) ?? PictureKind(generatedName: file) ?? PictureKind(size: String(parts[3]))
        let isVector = file.hasSuffix(".svg")
        let drawing = PictureDrawing(
            kind: kind ?? (file.hasSuffix(".jpg") ? .poster : .logo), size: isVector ? "w500" : String(parts[3]),
            seed: name.fnv1a.splitMix64)
        return StandInResponse(
            status: 200, body: isVector ? drawing.svg : drawing.png, type: isVector ? "image/svg+xml" : "image/png",
            maximumAge: Self.maximumAge)
    }

    /// Returns the name of a file without its extension; `nil` if the file is not well-formed.
    private static func name(of file: Substring) -> String? {
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        guard file.utf8.count <= maximumNameLength, parts.count == 2, ["jpg", "png", "svg"].contains(parts[1]),
            !parts[0].isEmpty,
            parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        else { return nil }
        return String(parts[0])
    }
}
