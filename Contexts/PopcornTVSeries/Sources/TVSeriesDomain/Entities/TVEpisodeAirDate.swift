public import CoreDomain

/// The latest or next episode of a TV series, without crew and guest stars.
public typealias TVEpisodeAirDate = TVEpisode
