import MediaDomain
import TMDb

extension ExternalIDSource {

    /// The corresponding source in the SDK.
    var tmdb: TMDb.ExternalSource {
        switch self {
        case .imdb: .imdb
        case .tvdb: .tvdb
        case .wikidata: .wikidata
        case .facebook: .facebook
        case .instagram: .instagram
        case .twitter: .twitter
        case .tikTok: .tikTok
        case .youTube: .youTube
        }
    }
}
