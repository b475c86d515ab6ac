import PopcornSharedAdapters
import TMDb
import TVSeriesDomain

/// A mapper from TMDb episode groups to domain episode groups. Parts and episodes are sorted by their positions.
struct TVEpisodeGroupMapper {

    private let networkMapper = NetworkMapper()
    private let episodeMapper = TVEpisodeMapper()

    func map(_ dto: TMDb.TVEpisodeGroup) -> TVSeriesDomain.TVEpisodeGroup {
        TVSeriesDomain.TVEpisodeGroup(
            id: dto.id, name: dto.name, overview: dto.description, type: dto.type.map(map),
            episodeCount: dto.episodeCount, partCount: dto.groupCount, network: dto.network.map(networkMapper.map),
            parts: dto.groups?.inOrder(of: \.order).map { part in
                TVSeriesDomain.TVEpisodeGroupPart(
                    id: part.id, name: part.name,
                    episodes: part.episodes.inOrder(of: \.order).map { episodeMapper.map($0) })
            })
    }

    private func map(_ type: TMDb.TVEpisodeGroupType) -> TVSeriesDomain.TVEpisodeGroupType {
        switch type {
        case .originalAirDate: .originalAirDate
        case .absolute: .absolute
        case .dvd: .dvd
        case .digital: .digital
        case .storyArc: .storyArc
        case .production: .production
        case .tv: .tv
        default: .unknown
        }
    }
}

extension Array {
    /// Returns the elements sorted by a position. Elements with the same position keep their order, and elements
    /// without a position come last.
    fileprivate func inOrder(of position: (Element) -> Int?) -> [Element] {
        enumerated().sorted {
            (position($0.element) ?? .max, $0.offset) < (position($1.element) ?? .max, $1.offset)
        }.map(\.element)
    }
}
