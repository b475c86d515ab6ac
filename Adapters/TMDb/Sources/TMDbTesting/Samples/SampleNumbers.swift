/// The numbers and Booleans of samples, by key.
enum SampleNumbers {

    static func integer(at place: SamplePlace) -> Int {
        switch place.key {
        case "page", "total_pages", "public", "version_number": 1
        case "total_results", "item_count", "number_of_seasons": 2
        case "order", "display_priority": place.index
        case "season_number", "episode_number": place.index + 1
        case "gender": place.number(in: 1...2)
        case "" where place.model == "Gender": place.number(in: 1...2)
        case "status_code": 1
        case "type": place.number(in: 1...6)
        case "runtime", "episode_run_time": place.number(in: 40...190)
        case "budget", "revenue": place.number(in: 1...400) * 1_000_000
        case "width": 2000
        case "height": 3000
        case "size": 1080
        case "episode_count", "number_of_episodes", "total_episode_count": place.number(in: 6...60)
        case "id" where place.owner == "Genre": place.number(in: 10...99)
        case "id": place.number(in: 1...999_999)
        case let key where key.hasSuffix("_id") || key.hasSuffix("_ids"): place.number(in: 1...999_999)
        default: place.number(in: 1...20_000)
        }
    }

    static func decimal(at place: SamplePlace) -> Double {
        switch place.key {
        case "vote_average", "average_rating": Double(place.number(in: 40...95)) / 10
        case "rating", "value": Double(place.number(in: 1...20)) / 2
        case "aspect_ratio": 0.667
        case "revenue": Double(place.number(in: 1...400)) * 1_000_000
        default: Double(place.number(in: 1...100_000)) / 1000
        }
    }

    static func flag(at place: SamplePlace) -> Bool {
        switch place.key {
        case "adult", "softcore", "include_adult": false
        case "success", "official", "rated": true
        default: place.number(in: 0...1) == 1
        }
    }
}
