// Seasons and episodes are shared with the context of mixed media, and are part of this domain.
@_exported public import struct CoreDomain.TVEpisode
@_exported public import struct CoreDomain.TVSeason
