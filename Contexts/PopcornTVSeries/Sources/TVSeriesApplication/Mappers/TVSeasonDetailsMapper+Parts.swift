import CoreApplication
import CoreDomain
import TVSeriesDomain

extension TVSeasonDetailsMapper {

    func map(_ content: TVSeasonWithParts, texts: TextChain? = nil) -> TVSeasonDetails {
        texts.withFallback(content.season, from: content.translations) {
            map($0, seriesID: content.seriesID, seriesName: content.seriesName, textLanguages: $1)
        }
    }
}
