package import CoreDomain

/// A mapper between external identifiers and their cache row.
package struct ExternalIDsMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreExternalIDsEntity) -> ExternalIDs {
        ExternalIDs(
            imdbID: entity.imdbID, tvdbID: entity.tvdbID, wikidataID: entity.wikidataID, facebookID: entity.facebookID,
            instagramID: entity.instagramID, twitterID: entity.twitterID, tikTokID: entity.tikTokID,
            youTubeID: entity.youTubeID, tvRageID: entity.tvRageID, freebaseID: entity.freebaseID,
            freebaseMID: entity.freebaseMID)
    }

    package func map(_ domain: ExternalIDs) -> CoreExternalIDsEntity {
        CoreExternalIDsEntity(
            imdbID: domain.imdbID, tvdbID: domain.tvdbID, wikidataID: domain.wikidataID, facebookID: domain.facebookID,
            instagramID: domain.instagramID, twitterID: domain.twitterID, tikTokID: domain.tikTokID,
            youTubeID: domain.youTubeID, tvRageID: domain.tvRageID, freebaseID: domain.freebaseID,
            freebaseMID: domain.freebaseMID)
    }
}
