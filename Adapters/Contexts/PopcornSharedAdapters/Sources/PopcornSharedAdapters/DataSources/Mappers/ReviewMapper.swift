package import CoreDomain
package import TMDb

/// A mapper from TMDb reviews to domain reviews. A review without a display name has the name or username of its
/// author.
package struct ReviewMapper {

    package init() {}

    package func map(_ dto: TMDb.Review) -> CoreDomain.Review {
        let details = dto.authorDetails
        let names: [String?] = [dto.author, details?.name, details?.username]
        return CoreDomain.Review(
            id: dto.id, author: names.lazy.compactMap(\.nonEmpty).first ?? "", username: (details?.username).nonEmpty,
            avatarPath: details?.avatarPath, rating: details?.rating, content: dto.content, createdAt: dto.createdAt,
            updatedAt: dto.updatedAt, url: dto.url)
    }
}
