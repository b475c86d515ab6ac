package import CoreDomain
package import TMDb

/// Maps identifiers of a title or a person elsewhere. TMDb writes `""` or `null` for one that is not there.
package struct ExternalIDsMapper {

    package init() {}

    package func map(_ dto: TMDb.ExternalIDs) -> CoreDomain.ExternalIDs {
        CoreDomain.ExternalIDs(
            imdbID: present(dto.imdbID), tvdbID: dto.tvdbID, wikidataID: present(dto.wikidataID),
            facebookID: present(dto.facebookID), instagramID: present(dto.instagramID),
            twitterID: present(dto.twitterID), tikTokID: present(dto.tikTokID), youTubeID: present(dto.youTubeID),
            tvRageID: dto.tvRageID, freebaseID: present(dto.freebaseID), freebaseMID: present(dto.freebaseMID))
    }

    private func present(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
