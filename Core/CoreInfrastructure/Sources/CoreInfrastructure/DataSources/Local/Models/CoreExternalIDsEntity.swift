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
