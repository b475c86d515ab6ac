import Testing

@testable import TMDb

/// Append options of series, seasons, episodes and people.
@Suite
struct AppendOptionTests {

    /// Returns the names of options, as sent in the query.
    static func names<Option: AppendOption>(_ options: [Option]) -> [String?] {
        options.map(\.queryValue)
    }

    @Test func `18 resources can be appended to a TV series`() {
        let options: [TVSeriesAppendOption] = [
            .credits, .aggregateCredits, .images, .videos, .reviews, .recommendations, .similar, .contentRatings,
            .alternativeTitles, .translations, .keywords, .watchProviders, .externalIDs, .screenedTheatrically,
            .episodeGroups, .lists, .changes, .accountStates,
        ]
        let names = [
            "credits", "aggregate_credits", "images", "videos", "reviews", "recommendations", "similar",
            "content_ratings", "alternative_titles", "translations", "keywords", "watch/providers", "external_ids",
            "screened_theatrically", "episode_groups", "lists", "changes", "account_states",
        ]
        #expect(Self.names(options) == names)
        #expect(TVSeriesAppendOption(options).queryValue == names.joined(separator: ","))
        #expect(TVSeriesAppendOption.names.count == 18)
    }

    @Test func `8 resources can be appended to a season`() {
        let options: [TVSeasonAppendOption] = [
            .credits, .aggregateCredits, .images, .videos, .translations, .watchProviders, .externalIDs, .accountStates,
        ]
        let names = [
            "credits", "aggregate_credits", "images", "videos", "translations", "watch/providers", "external_ids",
            "account_states",
        ]
        #expect(Self.names(options) == names)
        #expect(TVSeasonAppendOption.names.count == 8)
    }

    @Test func `6 resources can be appended to an episode`() {
        let options: [TVEpisodeAppendOption] = [
            .credits, .images, .videos, .translations, .externalIDs, .accountStates,
        ]
        let names = ["credits", "images", "videos", "translations", "external_ids", "account_states"]
        #expect(Self.names(options) == names)
        #expect(TVEpisodeAppendOption.names.count == 6)
    }

    @Test func `8 resources can be appended to a person`() {
        let options: [PersonAppendOption] = [
            .movieCredits, .tvCredits, .combinedCredits, .images, .taggedImages, .translations, .externalIDs, .changes,
        ]
        let names = [
            "movie_credits", "tv_credits", "combined_credits", "images", "tagged_images", "translations",
            "external_ids", "changes",
        ]
        #expect(Self.names(options) == names)
        #expect(PersonAppendOption.names.count == 8)
    }
}
