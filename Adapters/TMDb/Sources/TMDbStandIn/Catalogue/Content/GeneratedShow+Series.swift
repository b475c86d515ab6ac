extension GeneratedShow {

    func writeSeriesDetails(to writer: inout JSONWriter) {
        let seasons = GeneratedSeason.all(of: self)
        let episodes = seasons.flatMap(\.episodes)
        let aired = episodes.last { $0.day <= .today }
        let next = isRunning ? episodes.first { $0.day > .today } : nil
        writer.object { details in
            writeSharedDetails(to: &details)
            details.member("created_by", of: casting.crew.prefix(1)) { $1.writeCreator(to: &$0) }
            details.member("episode_run_time", of: [25 + number("runtime", below: 40)]) { $0.value($1) }
            details.member("in_production", isRunning)
            details.member("languages", of: [origin.language])
            details.member("last_air_date", aired?.day)
            writeEpisode("last_episode_to_air", aired, to: &details)
            writeEpisode("next_episode_to_air", next, to: &details)
            details.member("networks", of: [network]) { writer, index in
                writer.object { CatalogueVocabulary.network.writeShort(index, to: &$0) }
            }
            details.member("number_of_episodes", episodes.count)
            details.member("number_of_seasons", seasons.count)
            details.member("seasons", of: seasons) { $1.writeRow(to: &$0) }
            details.member("status", isRunning ? "Returning Series" : "Ended")
            details.member("type", "Scripted")
        }
    }

    private func writeEpisode(_ key: StaticString, _ episode: GeneratedEpisode?, to details: inout JSONWriter) {
        guard let episode else { return details.null(key) }
        details.member(key) { episode.writeMembers(to: &$0) }
    }
}
