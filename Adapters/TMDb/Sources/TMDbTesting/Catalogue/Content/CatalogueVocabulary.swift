/// What a catalogue's titles refer to by number.
enum CatalogueVocabulary: CaseIterable {
    case company
    case network
    case keyword

    var names: [String] {
        switch self {
        case .company: CatalogueWords.companies
        case .network: CatalogueWords.networks
        case .keyword: CatalogueWords.keywords
        }
    }

    var firstID: Int {
        switch self {
        case .company: 500_000_001
        case .network: 510_000_001
        case .keyword: 520_000_001
        }
    }

    /// The position in the list of names; nil for an identifier of something else.
    func index(ofID id: Int) -> Int? { names.indices.contains(id - firstID) ? id - firstID : nil }
}

/// TMDb's genres.
struct CatalogueGenre: Sendable {
    let id: Int
    let name: String

    static func all(of kind: CatalogueKind) -> [CatalogueGenre] { kind == .movie ? ofMovies : ofSeries }

    private static let ofMovies = [
        (28, "Action"), (12, "Adventure"), (16, "Animation"), (35, "Comedy"), (80, "Crime"), (99, "Documentary"),
        (18, "Drama"), (10751, "Family"), (14, "Fantasy"), (36, "History"), (27, "Horror"), (10402, "Music"),
        (9648, "Mystery"), (10749, "Romance"), (878, "Science Fiction"), (10770, "TV Movie"), (53, "Thriller"),
        (10752, "War"), (37, "Western"),
    ].map(CatalogueGenre.init)
    private static let ofSeries = [
        (10759, "Action & Adventure"), (16, "Animation"), (35, "Comedy"), (80, "Crime"), (99, "Documentary"),
        (18, "Drama"), (10751, "Family"), (10762, "Kids"), (9648, "Mystery"), (10763, "News"), (10764, "Reality"),
        (10765, "Sci-Fi & Fantasy"), (10766, "Soap"), (10767, "Talk"), (10768, "War & Politics"), (37, "Western"),
    ].map(CatalogueGenre.init)
}

/// Where a title comes from.
struct CatalogueOrigin: Sendable {
    let country: String
    let countryName: String
    let language: String
    let languageName: String
    let ownName: String

    static let all = [
        CatalogueOrigin("US", "United States of America", "en", "English", "English"),
        CatalogueOrigin("GB", "United Kingdom", "en", "English", "English"),
        CatalogueOrigin("FR", "France", "fr", "French", "Français"),
        CatalogueOrigin("DE", "Germany", "de", "German", "Deutsch"),
        CatalogueOrigin("JP", "Japan", "ja", "Japanese", "日本語"),
        CatalogueOrigin("ES", "Spain", "es", "Spanish", "Español"),
    ]

    private init(
        _ country: String, _ countryName: String, _ language: String, _ languageName: String, _ ownName: String
    ) {
        self.country = country
        self.countryName = countryName
        self.language = language
        self.languageName = languageName
        self.ownName = ownName
    }
}
