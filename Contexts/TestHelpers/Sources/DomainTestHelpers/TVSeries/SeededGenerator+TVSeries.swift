import CoreDomain
package import CoreDomainTestHelpers
package import TVSeriesDomain

extension SeededGenerator {

    package mutating func seriesContent(id: Int) -> TVSeriesWithParts {
        TVSeriesWithParts(
            series: series(id: id),
            credits: optional { AggregateCredits(cast: $0.array { $0.actor() }, crew: $0.array { $0.maker() }) },
            images: optional {
                ImageCollection(
                    posters: $0.array { $0.image() }, backdrops: $0.array { $0.image() },
                    logos: $0.array { $0.image() })
            },
            videos: optional { $0.array { $0.video() } },
            contentRatings: optional {
                $0.array {
                    ContentRating(
                        region: $0.text(), rating: $0.text(),
                        descriptors: $0.optional { $0.array(upTo: 3) { $0.text() } })
                }
            },
            watchOffers: optional { $0.array { $0.watchOffers() } }, externalIDs: optional { $0.externalIDs() },
            keywords: optional { $0.array { $0.keyword() } },
            alternativeTitles: optional { $0.array { $0.alternativeTitle() } },
            episodeGroups: optional {
                $0.array {
                    TVEpisodeGroup(
                        id: $0.text(), name: $0.text(), overview: $0.optional { $0.text() },
                        episodeCount: $0.optional { $0.int() }, partCount: $0.optional { $0.int() })
                }
            },
            translations: optional { $0.array { $0.translation() } },
            memberTranslations: optional {
                $0.array {
                    TVMemberTranslation(
                        seasonNumber: $0.int(), episodeNumber: $0.optional { $0.int() },
                        translation: $0.translation())
                }
            })
    }

    package mutating func seasonContent(_ id: TVSeasonLocator) -> TVSeasonWithParts {
        TVSeasonWithParts(
            season: season(episodes: optional { $0.array { $0.episode() } }), seriesID: id.seriesID,
            credits: optional { Credits(cast: $0.array { $0.castMember() }, crew: $0.array { $0.crewMember() }) },
            images: optional { ImageCollection(posters: $0.array { $0.image() }) },
            videos: optional { $0.array { $0.video() } }, externalIDs: optional { $0.externalIDs() },
            translations: optional { $0.array { $0.translation() } })
    }

    package mutating func episodeContent(_ id: TVEpisodeLocator) -> TVEpisodeWithParts {
        TVEpisodeWithParts(
            episode: episode(), seriesID: id.season.seriesID, cast: optional { $0.array { $0.castMember() } },
            images: optional { ImageCollection(posters: [], stills: $0.array { $0.image() }) },
            videos: optional { $0.array { $0.video() } }, externalIDs: optional { $0.externalIDs() },
            translations: optional { $0.array { $0.translation() } })
    }

    mutating func season(episodes: [TVEpisode]?) -> TVSeason {
        TVSeason(
            id: int(), name: text(), seasonNumber: int(), overview: optional { $0.text() },
            airDate: optional { $0.date() }, posterPath: optional { $0.url() }, voteAverage: optional { $0.double() },
            episodeCount: optional { $0.int() }, episodes: episodes)
    }

    mutating func episode(isWhole: Bool = true) -> TVEpisode {
        TVEpisode(
            id: int(), name: text(), episodeNumber: int(), seasonNumber: int(), overview: optional { $0.text() },
            airDate: optional { $0.date() }, episodeType: optional { $0.text() }, runtime: optional { $0.int() },
            showID: optional { $0.int() }, productionCode: optional { $0.text() }, stillPath: optional { $0.url() },
            crew: isWhole ? optional { $0.array { $0.crewMember() } } : nil,
            guestStars: isWhole ? optional { $0.array { $0.castMember() } } : nil,
            voteAverage: optional { $0.double() }, voteCount: optional { $0.int() })
    }

    private mutating func actor() -> AggregateCastMember {
        AggregateCastMember(
            id: int(), name: text(), gender: gender(), profilePath: optional { $0.url() },
            roles: array(upTo: 3) {
                AggregateRole(
                    creditID: $0.text(), character: $0.optional { $0.text() }, episodeCount: $0.optional { $0.int() })
            },
            totalEpisodeCount: optional { $0.int() }, order: optional { $0.int() })
    }

    private mutating func maker() -> AggregateCrewMember {
        AggregateCrewMember(
            id: int(), name: text(), gender: gender(), profilePath: optional { $0.url() },
            department: optional { $0.text() },
            jobs: array(upTo: 3) {
                AggregateJob(
                    creditID: $0.text(), job: $0.optional { $0.text() }, episodeCount: $0.optional { $0.int() })
            },
            totalEpisodeCount: optional { $0.int() })
    }
}
