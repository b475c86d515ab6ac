extension MCPPrompt {

    static let popcorn: [MCPPrompt] = [
        MCPPrompt(
            name: "evening_for_two", title: "An evening for two",
            description: "Proposes three movies for this evening from what a service offers.",
            arguments: [
                .init(name: "provider", description: "The service, such as Netflix.", isRequired: true),
                .init(name: "tastes", description: "What each of the two likes, in any words.", isRequired: false),
                .init(name: "region", description: "The region, such as `DE`.", isRequired: false),
                .init(
                    name: "minutes", description: "The maximum running time in minutes. Default: 130.",
                    isRequired: false),
            ]
        ) { arguments in
            let region = arguments["region"].map { " with the region \($0)" } ?? ""
            let tastes = arguments["tastes"].map { "We like: \($0)." } ?? "Ask us first what each of us likes."
            return [
                """
                We are two and want to watch a movie on \(arguments["provider"] ?? "our service") tonight. \(tastes)

                Use `discover` with the kind movie, the watch provider\(region), offerKinds flatrate, a maximumRuntime of \
                \(arguments["minutes"] ?? "130") and a minimumRating of 6.5; call it once for each taste, and once for \
                both. Propose three movies: one that both like, and one for each. For each, give the title with its \
                year, the running time, one sentence without spoilers, and why it suits us. Check with \
                `where_to_watch` that the service has it. Name JustWatch as the source. Do not change the watchlist \
                unless we ask for it.
                """
            ]
        },
        MCPPrompt(
            name: "catch_up", title: "Catching up with a series",
            description:
                "Recalls a series up to an episode without spoilers, and plans the episodes before the next one.",
            arguments: [
                .init(name: "series", description: "The name of the series.", isRequired: true),
                .init(
                    name: "last_seen", description: "The last episode you saw, such as season 2, episode 5.",
                    isRequired: false),
            ]
        ) { arguments in
            let seen =
                arguments["last_seen"].map { "The last episode I saw is \($0)." } ?? "Ask me which episode I saw last."
            return [
                """
                I want to catch up with the series \(arguments["series"] ?? ""). \(seen)

                Find it with `search` and the kind tv, read it with `get_tv_series`, and its seasons with \
                `get_season`. Recall in a few sentences what happened up to the last episode I saw, from the overviews \
                only, and reveal nothing of later episodes. Then tell how many episodes and hours I have left, when \
                the next episode airs, and how many episodes an evening that makes until then. Say where I can watch it, \
                with `where_to_watch`.
                """
            ]
        },
    ]
}
