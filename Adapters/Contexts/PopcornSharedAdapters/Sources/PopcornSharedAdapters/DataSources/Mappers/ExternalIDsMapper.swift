package import CoreDomain
package import TMDb

/// A mapper from TMDb external identifiers of a title or person to domain identifiers. TMDb sends `""` or `null` for
/// missing identifiers.
package struct ExternalIDsMapper {

    package init() {}

    package func map(_ dto: TMDb.ExternalIDs) -> CoreDomain.ExternalIDs {
        CoreDomain.ExternalIDs(
            imdbID: dto.imdbID.nonEmpty, tvdbID: dto.tvdbID, wikidataID: dto.wikidataID.nonEmpty,
            facebookID: dto.facebookID.nonEmpty, instagramID: dto.instagramID.nonEmpty,
            twitterID: dto.twitterID.nonEmpty, tikTokID: dto.tikTokID.nonEmpty, youTubeID: dto.youTubeID.nonEmpty,
            tvRageID: dto.tvRageID, freebaseID: dto.freebaseID.nonEmpty, freebaseMID: dto.freebaseMID.nonEmpty)
    }
}
