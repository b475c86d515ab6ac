import CoreApplication
import CoreDomain
import Foundation
import MoviesDomain

/// Cards for the details of a title, such as its credits or images. An empty card contains a message instead.
extension Card {

    static func credits(_ credits: CreditsDetails, guests: [String] = []) -> Card {
        Card(
            sections: orNothing(
                "TMDb has no credits.",
                [
                    rows("Cast", credits.cast.map(part)), rows("Guest stars", guests),
                    rows(
                        "Crew",
                        credits.crew.filter { !$0.name.isBlank }.map { joined([$0.name] + $0.jobs.map(\.job)) }),
                ]))
    }

    /// Returns a cast member with the characters of all roles.
    static func part(_ member: CastMemberDetails) -> String {
        part(member.name, joined(member.roles.map(\.character)))
    }

    static func images(_ images: ImageCollectionDetails) -> Card {
        let kinds = [
            ("Posters", images.posters), ("Backdrops", images.backdrops), ("Logos", images.logos),
            ("Stills", images.stills), ("Portraits", images.profiles),
        ]
        return Card(
            sections: orNothing(
                "TMDb has no images.", kinds.map { rows($0.0, $0.1.map(line(of:))) }))
    }

    /// Returns the URL of an image, with its language and its size in pixels.
    private static func line(of image: ImageDetails) -> String {
        let language = [image.languageCode, image.regionCode].compactMap(\.self).joined(separator: "-")
        let size = image.width.flatMap { width in image.height.map { "\(width) × \($0)" } } ?? ""
        let facts = joined([language, size])
        return image.detail.absoluteString + (facts.isEmpty ? "" : " (\(facts))")
    }

    static func videos(_ videos: [VideoDetails]) -> Card {
        let sections = videos.map { video in
            let kind = (video.isOfficial == true ? "Official " : "") + video.type.rawValue
            let facts = joined([kind, day(video.publishedAt), video.languageCode])
            return [joined([video.name, "(\(facts))"], by: " ")]
                + text(video.watchURL?.absoluteString ?? "\(video.site) \(video.key)")
        }
        return Card(sections: orNothing("TMDb has no videos.", sections))
    }

    /// Returns the reviews with their texts.
    static func reviews(_ reviews: [ReviewDetails]) -> String {
        let sections = reviews.map { review in
            let rating = review.rating.map { "★ \(String(format: "%g", $0))" }
            return text(joined([review.author, rating, day(review.createdAt)], by: " · ")) + text(review.content)
        }
        return Card(sections: sections).description
    }

    static func watchOffers(_ offers: WatchOffersDetails?) -> Card {
        let lines = offers.map(providers) ?? []
        let source = lines.isEmpty ? [] : row("TMDb page", offers?.link?.absoluteString) + ["Source: JustWatch"]
        return Card(sections: orNothing("TMDb has no watch offers in this region.", [lines, source]))
    }

    static func watchOffersByRegion(_ offers: [WatchOffersDetails]) -> Card {
        let regions = offers.map { offers in [offers.region] + providers(offers) }.filter { $0.count > 1 }
        return Card(
            sections: orNothing(
                "TMDb has no watch offers.", regions + (regions.isEmpty ? [] : [["Source: JustWatch"]])))
    }

    private static func providers(_ offers: WatchOffersDetails) -> [String] {
        let kinds = [
            ("Subscription", offers.flatrate), ("Free", offers.free), ("With ads", offers.ads), ("Rent", offers.rent),
            ("Buy", offers.buy),
        ]
        return kinds.flatMap { kind in rows(kind.0, kind.1?.map(\.name) ?? []) }
    }

    static func releases(_ regions: [RegionalMovieReleases]) -> Card {
        let lines = regions.flatMap { region in
            rows(
                region.region,
                region.releases.map { release in
                    let facts = [
                        release.type.words, day(release.releaseDate), release.certification, release.languageCode,
                        release.note,
                    ]
                    return joined(facts)
                })
        }
        return Card(sections: orNothing("TMDb has no releases.", [lines]))
    }

    static func certifications(_ releases: [MovieRelease]) -> Card {
        let lines = releases.flatMap { release in
            let facts = [release.certification, release.type.rawValue, day(release.releaseDate), release.note]
            return row(release.region, joined(facts))
        }
        return Card(sections: orNothing("TMDb has no age ratings.", [lines]))
    }

    static func links(_ links: ExternalLinks) -> Card {
        let places = [
            ("TMDb", links.tmdbURL), ("IMDb", links.imdbURL), ("TheTVDB", links.tvdbURL),
            ("Wikidata", links.wikidataURL), ("Facebook", links.facebookURL), ("Instagram", links.instagramURL),
            ("X", links.twitterURL), ("TikTok", links.tikTokURL), ("YouTube", links.youTubeURL),
        ]
        return Card(sections: [places.flatMap { row($0.0, $0.1?.absoluteString) }])
    }

    static func keywords(_ keywords: [Keyword]) -> Card {
        Card(sections: orNothing("TMDb has no keywords.", [keywords.flatMap { row("\($0.id)", $0.name) }]))
    }

    static func alternativeTitles(_ titles: [AlternativeTitle]) -> Card {
        let lines = titles.filter { !$0.title.isBlank }.flatMap { title in
            row(title.region, title.title + (title.type.map { " (\($0))" } ?? ""))
        }
        return Card(sections: orNothing("TMDb has no alternative titles.", [lines]))
    }

    static func orNothing(_ nothing: String, _ sections: [[String]]) -> [[String]] {
        sections.contains { !$0.isEmpty } ? sections : [[nothing]]
    }
}

extension MovieReleaseType {
    /// The type in words, such as `limited cinemas`.
    fileprivate var words: String {
        switch self {
        case .premiere: "premiere"
        case .theatricalLimited: "limited cinemas"
        case .theatrical: "cinemas"
        case .digital: "digital"
        case .physical: "physical"
        case .television: "television"
        case .unknown: "other"
        }
    }
}
