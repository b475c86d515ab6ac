package import Foundation

/// A value of a reference list. Properties that the kind of value lacks are `nil`.
package struct ReferenceItem: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    package var id: Int?
    /// The ISO code of a country or language, the country of a company, or the region of a certification.
    package var code: String?
    /// The name.
    package var name: String
    /// The native name of a country or language, or the original name of a collection.
    package var originalName: String?
    /// The description of a company, the meaning of a certification, or the overview of a collection.
    package var detail: String?
    /// The headquarters of a company or network.
    package var place: String?
    /// The URL of the website.
    package var homepageURL: URL?
    /// The path of the logo or poster.
    package var imagePath: URL?
    /// The path of the backdrop.
    package var backdropPath: URL?
    /// The position in the display order.
    package var order: Int?

    /// Creates a value.
    package init(
        id: Int? = nil, code: String? = nil, name: String, originalName: String? = nil, detail: String? = nil,
        place: String? = nil, homepageURL: URL? = nil, imagePath: URL? = nil, backdropPath: URL? = nil,
        order: Int? = nil
    ) {
        self.id = id
        self.code = code
        self.name = name
        self.originalName = originalName
        self.detail = detail
        self.place = place
        self.homepageURL = homepageURL
        self.imagePath = imagePath
        self.backdropPath = backdropPath
        self.order = order
    }
}
