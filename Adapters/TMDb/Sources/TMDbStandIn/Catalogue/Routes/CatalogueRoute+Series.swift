extension CatalogueRoute {
    static let series: [CatalogueRoute] = [
        CatalogueRoute("/3/tv/latest") { latest(.tvSeries, in: $0.contents)?.seriesDetails },
        CatalogueRoute("/3/tv/{series_id}") { $0.series?.seriesDetails },
        CatalogueRoute("/3/tv/{series_id}/credits") { $0.series?.credits },
        CatalogueRoute("/3/tv/{series_id}/aggregate_credits") { $0.series?.aggregateCredits() },
        CatalogueRoute("/3/tv/{series_id}/external_ids") { $0.series?.externalIDs },
        CatalogueRoute("/3/tv/{series_id}/keywords") { $0.series?.keywords },
        .list("/3/tv/{series_id}/reviews") { $0.series.map(GeneratedReview.list) },
        .list("/3/tv/{series_id}/similar") { similar(to: $0.series, in: $0.contents) },
        .list("/3/tv/{series_id}/recommendations") { recommendations(for: $0.series, in: $0.contents) },
        CatalogueRoute("/3/tv/{series_id}/episode_groups") { $0.series?.episodeGroups },
        CatalogueRoute("/3/tv/episode_group/{group_id}") { request in
            GeneratedEpisodeGroup(request.values[0], in: request.catalogue)?.details
        },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}") { $0.season?.details },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/credits") { $0.season?.credits },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/aggregate_credits") { $0.season?.aggregateCredits },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/episode/{episode_number}") { $0.episode?.details },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits") {
            $0.episode?.credits
        },
    ]
}
