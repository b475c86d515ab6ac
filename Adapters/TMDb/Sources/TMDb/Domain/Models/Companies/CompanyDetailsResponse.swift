/// A company's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct CompanyDetailsResponse: Hashable, Sendable {

    /// The company.
    public let company: Company
    /// The first page of movies.
    public let movies: MoviePageableList?
    /// The alternative names.
    public let alternativeNames: AlternativeNameCollection?
    /// The logos.
    public let images: LogoCollection?

    /// Creates a details response.
    public init(
        company: Company, movies: MoviePageableList? = nil, alternativeNames: AlternativeNameCollection? = nil,
        images: LogoCollection? = nil
    ) {
        self.company = company
        self.movies = movies
        self.alternativeNames = alternativeNames
        self.images = images
    }
}

/// The company and the appended resources are encoded in one object, which contains the keys of both.
extension CompanyDetailsResponse: Codable {

    private enum CodingKeys: String, CodingKey {
        case movies
        case alternativeNames = "alternative_names"
        case images
    }

    public init(from decoder: any Decoder) throws {
        company = try Company(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        movies = container.decodeAppended(.movies)
        alternativeNames = container.decodeAppended(.alternativeNames)
        images = container.decodeAppended(.images)
    }

    public func encode(to encoder: any Encoder) throws {
        try company.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(movies, forKey: .movies)
        try container.encodeIfPresent(alternativeNames, forKey: .alternativeNames)
        try container.encodeIfPresent(images, forKey: .images)
    }
}

/// The resources that TMDb can append to a company's details.
///
/// Source: `GET /3/company/{company_id}?append_to_response=…`
public struct CompanyAppendOption: OptionSet, Hashable, Sendable {

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The first page of movies: `movies`.
    public static let movies = CompanyAppendOption(rawValue: 1 << 0)
    /// The alternative names: `alternative_names`.
    public static let alternativeNames = CompanyAppendOption(rawValue: 1 << 1)
    /// The logos: `images`.
    public static let images = CompanyAppendOption(rawValue: 1 << 2)
}

extension CompanyAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = ["movies", "alternative_names", "images"]
}
