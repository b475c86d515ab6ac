/// A company's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested or did not come, TMDb returned an error in its place, or
/// it cannot be read. An empty resource is known.
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
