import Foundation

/// The style sheet, the script and the icon of the pages, which are embedded in the program, and TMDB's logo.
struct PageAssets: Sendable {

    /// A file that browsers may cache forever, since its URL contains a hash of its content.
    struct Asset: Hashable, Sendable {
        /// The name in the URL, such as `page-0123456789abcdef.css`.
        let name: String
        let contentType: String
        let bytes: [UInt8]

        /// The path of the URL.
        var path: String { "/assets/\(name)" }

        init(_ base: String, _ suffix: String, contentType: String, bytes: [UInt8]) {
            let hash = SHA256.hash(bytes).prefix(8).map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
            name = "\(base)-\(hash.joined()).\(suffix)"
            self.contentType = contentType
            self.bytes = bytes
        }
    }

    let style = Asset("page", "css", contentType: "text/css; charset=utf-8", bytes: PackageResources.page_css)
    let script = Asset("page", "js", contentType: "text/javascript; charset=utf-8", bytes: PackageResources.page_js)
    let icon = Asset("icon", "svg", contentType: "image/svg+xml", bytes: PackageResources.icon_svg)

    /// TMDB's logo; `nil` if the configuration has none.
    let logo: Asset?

    /// Creates the files.
    ///
    /// - Parameter logo: TMDB's logo in SVG; `nil` for none.
    init(logo: Data? = nil) {
        self.logo = logo.map { Asset("tmdb", "svg", contentType: "image/svg+xml", bytes: Array($0)) }
    }

    /// Returns the file with a name; `nil` if there is none.
    func asset(named name: some StringProtocol) -> Asset? {
        [style, script, icon, logo].compactMap { $0 }.first { $0.name == name }
    }
}
