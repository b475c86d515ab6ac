public import CoreDomain
public import Foundation

extension TVEpisode {
    /// Creates an episode for tests: the first of *Lupin*, with every property set.
    public static func mock(
        id: Int = 1949014, name: String = "Chapter 1", episodeNumber: Int = 1, seasonNumber: Int = 1,
        overview: String? = "A cleaner at the Louvre has a plan.",
        airDate: Date? = Date(timeIntervalSince1970: 1_610_064_000), episodeType: String? = "standard",
        runtime: Int? = 47, showID: Int? = 96677, productionCode: String? = "101",
        stillPath: URL? = URL(string: "/still.jpg"), crew: [CrewMember]? = [.mock()],
        guestStars: [CastMember]? = [.mock(castID: nil)], voteAverage: Double? = 7.9, voteCount: Int? = 60
    ) -> TVEpisode {
        TVEpisode(
            id: id, name: name, episodeNumber: episodeNumber, seasonNumber: seasonNumber, overview: overview,
            airDate: airDate, episodeType: episodeType, runtime: runtime, showID: showID,
            productionCode: productionCode, stillPath: stillPath, crew: crew, guestStars: guestStars,
            voteAverage: voteAverage, voteCount: voteCount)
    }
}
