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
