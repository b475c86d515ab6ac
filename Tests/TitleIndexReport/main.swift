import Foundation
import PopcornTitleIndex

/// Makes up exports, builds an index of them and measures it; `search`, `real` and `query` use an index that was built.
///
///     TitleIndexReport make <folder> [<millions of names>]
///     TitleIndexReport measure <folder>
///     TitleIndexReport search <folder>
///     TitleIndexReport real <folder>
///     TitleIndexReport query <folder> <text>
///
/// The exports are made by a separate process, so that the peak memory is that of the index.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let mode = arguments.first else {
    print("usage: TitleIndexReport make|measure|search|real|query <folder> [<millions of names>]")
    exit(64)
}
let folder = URL(filePath: arguments[arguments.startIndex + 1], directoryHint: .isDirectory)
switch mode {
case "make":
    let millions = arguments.count > 2 ? Double(arguments[arguments.startIndex + 2]) ?? 5.3 : 5.3
    try MadeUpExports(folder).write(millions: millions)
case "measure":
    try await Measurement(folder).run()
case "search":
    try await Measurement(folder).measureQueries()
case "real":
    try await Measurement(folder).searchRealTitles()
case "query":
    try await Measurement(folder).query(arguments.dropFirst(2).joined(separator: " "))
default:
    print("unknown mode \(mode)")
    exit(64)
}
