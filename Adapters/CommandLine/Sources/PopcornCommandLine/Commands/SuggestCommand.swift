import ArgumentParser
import CoreDomain
import PopcornServices

struct SuggestCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Suggest movies, TV series and people by name, without a request to TMDb.",
        discussion: """
            Reads the local index, which `popcorn index update` creates. The words can be in any order, and the last one \
            can be incomplete. Accents, case and punctuation are ignored, numbers match Roman numerals, and initials match. \
            If few names match, one typo is corrected. Titles in other languages are found if they were cached.

            Each line begins with a TMDb ID and ends with the item's kind.

            EXAMPLES:
              popcorn suggest "godf"
              popcorn suggest lotr --kind movie
              popcorn suggest "crouchng tiger" --limit 3 --json
            """
    )

    @Argument(help: "Start of a title or name.")
    var text: String

    @Option(help: "Kind of the items: movie, series or person; may be repeated (default: all).")
    var kind: [ContentKindArgument] = []

    @Option(help: ArgumentHelp("Maximum number of items, 1 to 50.", valueName: "number"))
    var limit = 10

    @Flag(help: "Include titles for adults only, and people known for them.")
    var adult = false

    @Flag(help: "Print one JSON object.")
    var json = false
    @OptionGroup var locale: LocaleOptions
    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        let query = SuggestionQuery(
            text, kinds: kind.isEmpty ? SuggestionQuery.allKinds : Set(kind.map(\.kind)), includesAdult: adult,
            limit: limit)
        try await Session.run(settings, locale: locale) { session throws(PopcornError) in
            let answer = try await session.measured { services throws(PopcornError) in
                try await IndexCommand.withHint { () throws(PopcornError) in
                    try await services.media.suggestTitles.sourced(query)
                }
            }
            guard !json else {
                let output = SourcedOutput(
                    value: NamedOutput(name: "suggestions", value: answer.value), source: answer.source)
                return Console.standardOutput(try JSONOutput.text(output))
            }
            let lines = answer.value.map(\.listLine.description)
            Console.standardOutput(lines.isEmpty ? "Nothing found." : lines.joined(separator: "\n"))
            Console.standardOutput("")
            Console.standardOutput(answer.sourceLine().description)
        }
    }
}

extension TitleSuggestion {
    var listLine: ListLine {
        ListLine(id: id, title: matchedName.map { "\(name) – \($0)" } ?? name).of(kind.noun)
    }
}
