/// The numbers and Booleans of samples, by key.
enum SampleNumbers {

    static func integer(at position: SamplePosition) -> Int {
        switch position.key {
        case "page", "total_pages", "public", "version_number": 1
        case "total_results", "item_count", "number_of_seasons": 2
        case "order", "display_priority": position.index
        case "season_number", "episode_number": position.index + 1
        case "gender": position.number(in: 1...2)
        case "" where position.model == "Gender": position.number(in: 1...2)
        case "status_code": 1
        case "type": position.number(in: 1...6)
        case "runtime", "episode_run_time": position.number(in: 40...190)
        case "budget", "revenue": position.number(in: 1...400) * 1_000_000
        case "width": 2000
        case "height": 3000
        case "size": 1080
        case "episode_count", "number_of_episodes", "total_episode_count": position.number(in: 6...60)
        case "id" where position.owner == "Genre": position.number(in: 10...99)
        case "id": position.number(in: 1...999_999)
        case let key where key.hasSuffix("_id") || key.hasSuffix("_ids"): position.number(in: 1...999_999)
        default: position.number(in: 1...20_000)
        }
    }

    static func decimal(at position: SamplePosition) -> Double {
        switch position.key {
        case "vote_average", "average_rating": Double(position.number(in: 40...95)) / 10
        case "rating", "value": Double(position.number(in: 1...20)) / 2
        case "aspect_ratio": 0.667
        case "revenue": Double(position.number(in: 1...400)) * 1_000_000
        default: Double(position.number(in: 1...100_000)) / 1000
        }
    }

    static func flag(at position: SamplePosition) -> Bool {
        switch position.key {
        case "adult", "softcore", "include_adult": false
        case "success", "official", "rated": true
        default: position.number(in: 0...1) == 1
        }
    }
}
