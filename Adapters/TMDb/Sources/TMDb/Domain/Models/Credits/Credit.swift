/// A person's credit for a title.
///
/// Source: `GET /3/credit/{credit_id}`.
public struct Credit: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The type of credit.
    public let creditType: CreditType?
    /// The department, such as `Directing`.
    public let department: String?
    /// The job, such as `Director`.
    public let job: String?
    /// The media type of the title.
    public let mediaType: MediaType?
    /// The title, with the seasons and episodes of the credit.
    public let media: CreditMedia
    /// The person.
    public let person: PersonListItem

    /// Creates a credit.
    public init(
        id: String, creditType: CreditType? = nil, department: String? = nil, job: String? = nil,
        mediaType: MediaType? = nil, media: CreditMedia, person: PersonListItem
    ) {
        self.id = id
        self.creditType = creditType
        self.department = department
        self.job = job
        self.mediaType = mediaType
        self.media = media
        self.person = person
    }

    /// Decodes a credit. Until 2022, TMDb returned the media type in the credit and not in its title.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        creditType = try container.decodeIfPresent(CreditType.self, forKey: .creditType)
        department = try container.decodeIfPresent(String.self, forKey: .department)
        job = try container.decodeIfPresent(String.self, forKey: .job)
        mediaType = try container.decodeIfPresent(MediaType.self, forKey: .mediaType)
        media =
            container.readable(.media) { [mediaType] in
                try CreditMedia(from: container.superDecoder(forKey: .media), outerType: mediaType)
            } ?? CreditMedia(show: nil)
        person = try container.decode(PersonListItem.self, forKey: .person)
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case creditType = "credit_type"
        case department
        case job
        case mediaType = "media_type"
        case media
        case person
    }
}
