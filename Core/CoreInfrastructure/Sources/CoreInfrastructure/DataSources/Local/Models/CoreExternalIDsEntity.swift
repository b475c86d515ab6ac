package import CoreDomain
package import PopcornPersistence

/// A cache row of the external identifiers of a title or a person.
package struct CoreExternalIDsEntity: Equatable {
    package let imdbID: String?
    package let tvdbID: Int?
    package let wikidataID: String?
    package let facebookID: String?
    package let instagramID: String?
    package let twitterID: String?
    package let tikTokID: String?
    package let youTubeID: String?
    package let tvRageID: Int?
    package let freebaseID: String?
    package let freebaseMID: String?
}

extension CoreExternalIDsEntity: Entity {
    package init(from row: Row<Self>) {
        imdbID = row.column("imdb_id", \.imdbID)
        tvdbID = row.column("tvdb_id", \.tvdbID)
        wikidataID = row.column("wikidata_id", \.wikidataID)
        facebookID = row.column("facebook_id", \.facebookID)
        instagramID = row.column("instagram_id", \.instagramID)
        twitterID = row.column("twitter_id", \.twitterID)
        tikTokID = row.column("tiktok_id", \.tikTokID)
        youTubeID = row.column("youtube_id", \.youTubeID)
        tvRageID = row.column("tvrage_id", \.tvRageID)
        freebaseID = row.column("freebase_id", \.freebaseID)
        freebaseMID = row.column("freebase_mid", \.freebaseMID)
    }
}

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
