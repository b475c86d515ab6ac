package import CoreApplication
package import TVSeriesDomain

extension TVSeasonLocator: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(seriesID, seasonNumber) }
}

extension TVEpisodeLocator: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(season.seriesID, season.seasonNumber, episodeNumber) }
}
