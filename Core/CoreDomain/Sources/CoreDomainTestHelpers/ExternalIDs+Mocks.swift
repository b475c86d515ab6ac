public import CoreDomain

extension ExternalIDs {
    /// Creates a set of external identifiers for tests. Default: an identifier on every site.
    public static func mock(
        imdbID: String? = "nm0000093", tvdbID: Int? = 121_361, wikidataID: String? = "Q35332",
        facebookID: String? = "BradPitt", instagramID: String? = "bradpitt", twitterID: String? = "bradpitt",
        tikTokID: String? = "bradpitt", youTubeID: String? = "bradpitt", tvRageID: Int? = 59_436,
        freebaseID: String? = "/en/brad_pitt", freebaseMID: String? = "/m/0c6qh"
    ) -> ExternalIDs {
        ExternalIDs(
            imdbID: imdbID, tvdbID: tvdbID, wikidataID: wikidataID, facebookID: facebookID, instagramID: instagramID,
            twitterID: twitterID, tikTokID: tikTokID, youTubeID: youTubeID, tvRageID: tvRageID, freebaseID: freebaseID,
            freebaseMID: freebaseMID)
    }
}
