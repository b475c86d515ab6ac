/// The vocabulary of samples.
package enum SampleWords {

    /// The possible strings for a key.
    static let byKey: [String: [String]] = [
        "action": ["added", "updated", "deleted"],
        "backdrop_sizes": ["w300", "w780", "w1280", "original"],
        "certification": ["PG", "PG-13", "R", "12A", "15"],
        "character": ["The Captain", "Dr Lindqvist", "Old Tom", "Marguerite", "The Clerk", "Agent Reyes"],
        "credit_type": ["cast", "crew"],
        "department": ["Directing", "Writing", "Production", "Camera", "Sound"],
        "headquarters": ["Leeds, England", "Lyon, France", "Portland, Oregon", "Osaka, Japan"],
        "iso_3166_1": countries, "origin_country": countries, "origin_countries": countries,
        "iso_639_1": languages, "languages": languages, "original_language": languages,
        "job": ["Director", "Writer", "Producer", "Editor", "Director of Photography"],
        "jobs": ["Director", "Writer", "Producer", "Editor", "Director of Photography"],
        "known_for_department": ["Acting", "Directing", "Writing", "Production"],
        "logo_sizes": ["w92", "w154", "w500", "original"],
        "place_of_birth": ["Cork, Ireland", "Turin, Italy", "Halifax, Canada", "Pune, India"],
        "poster_sizes": ["w185", "w342", "w500", "original"],
        "profile_sizes": ["w45", "w185", "h632", "original"],
        "rating": ["TV-14", "TV-MA", "12", "16"],
        "site": ["YouTube", "Vimeo"],
        "sort_by": ["original_order.asc", "vote_average.desc", "title.asc"],
        "status": ["Released", "Planned", "Post Production", "In Production"],
        "status_message": ["Success.", "Done.", "Saved.", "Removed."],
        "still_sizes": ["w92", "w185", "w300", "original"],
        "type": ["Trailer", "Teaser", "Clip", "Featurette"],
        "username": ["reel_reader", "late_show", "front_row", "quiet_usher"],
    ]

    private static let countries = ["US", "GB", "FR", "DE", "JP", "IN", "BR", "SE"]
    private static let languages = ["en", "fr", "de", "ja", "hi", "pt", "sv", "es"]

    /// The keys of names.
    static let nameKeys: Set = ["name", "original_name", "author", "english_name", "native_name", "provider_name"]

    /// The names of models, by a substring of the model's name.
    static let namesByModel: [(model: String, names: [String])] = [
        ("Genre", ["Drama", "Comedy", "Thriller", "Mystery", "Western", "Animation", "Documentary"]),
        ("Keyword", ["small town", "heist", "long journey", "sibling rivalry", "lighthouse", "first love"]),
        ("Company", ["Harbour Lane Pictures", "Tall Tree Films", "Northlight", "Second Reel", "Kite & Anchor"]),
        ("Network", ["Channel Nine", "Island Television", "Meridian", "Open Screen", "Canal Sud"]),
        ("Country", ["France", "Germany", "India", "Japan", "Sweden", "United Kingdom"]),
        ("Language", ["English", "French", "German", "Hindi", "Japanese", "Swedish"]),
        ("WatchProvider", ["Flickstream", "Cinebox", "Reelhouse", "Nightowl Plus"]),
        ("Video", ["Official Trailer", "Teaser", "Behind the Scenes", "A Look Inside"]),
        ("TVSeason", ["Season 1", "Season 2", "Season 3", "Specials"]),
        ("Group", ["Broadcast Order", "Story Order", "Disc Order", "Digital Order"]),
        ("MediaList", ["Rainy Sundays", "Seen Twice", "To Watch in Winter"]),
        ("UserList", ["Rainy Sundays", "Seen Twice", "To Watch in Winter"]),
    ]

    /// Substrings of the names of models that represent people.
    static let modelsOfPeople = ["Cast", "Crew", "Person", "Creator", "Author", "Owner", "Account"]

    /// The values of `media_type`, by a substring of the model's name.
    static let mediaTypesByModel: [(model: String, type: String)] = [
        ("Movie", "movie"), ("TVSeries", "tv"), ("TVSeason", "tv_season"), ("TVEpisode", "tv_episode"),
        ("Person", "person"), ("CollectionListItem", "collection"),
    ]

    static let givenNames = ["Ada", "Bruno", "Carys", "Dev", "Elin", "Farah", "Goran", "Hana", "Ivo", "June"]
    package static let familyNames = [
        "Abara", "Brandt", "Castell", "Dahl", "Eastwell", "Fontaine", "Gupta", "Holm", "Ito", "Jansen",
    ]
    package static let adjectives = [
        "Borrowed", "Crooked", "Distant", "Early", "Faithful", "Gilded", "Hollow", "Last", "Patient", "Quiet",
    ]
    package static let nouns = [
        "Archive", "Bridge", "Cartographer", "Dinner", "Embassy", "Ferry", "Garden", "Harvest", "Island", "Juror",
    ]

    /// The keys of prose.
    static let proseKeys: Set = [
        "overview", "biography", "content", "description", "meaning", "note", "tagline",
    ]
    package static let heroes = [
        "A retired pilot", "A village postman", "An honest forger", "A night nurse", "Two estranged sisters",
        "The last keeper of a lighthouse", "A young interpreter",
    ]
    package static let deeds = [
        "finds a letter that was never sent", "agrees to one more journey", "follows a stranger across the border",
        "takes in a child without a name", "wagers everything on a chess match",
    ]
    package static let turns = [
        "and learns what the town has kept quiet", "before the winter closes the pass",
        "while an old debt comes due", "and cannot go back", "as the river rises",
    ]
}
