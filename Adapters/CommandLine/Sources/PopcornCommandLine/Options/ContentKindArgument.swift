import ArgumentParser
import CoreDomain

/// A kind of content on the command line.
enum ContentKindArgument: String, CaseIterable, ExpressibleByArgument {
    case movie, series, season, episode, person, collection

    var kind: ContentKind {
        switch self {
        case .movie: .movie
        case .series: .tvSeries
        case .season: .tvSeason
        case .episode: .tvEpisode
        case .person: .person
        case .collection: .collection
        }
    }
}
