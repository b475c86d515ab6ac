package import Foundation
package import PopcornPersistence

/// A row of the last known name of a title on watchlists.
package struct CoreWatchlistTitleEntity: Equatable {
    package static let table = "watchlist_title"

    package let key: Key
    package let title: String
    package let year: Int?
    package let posterPath: URL?
    package let language: String?
    package let isRemoved: Bool

    package init(key: Key, title: String, year: Int?, posterPath: URL?, language: String?, isRemoved: Bool) {
        self.key = key
        self.title = title
        self.year = year
        self.posterPath = posterPath
        self.language = language
        self.isRemoved = isRemoved
    }

    package struct Key: Hashable {
        package let kind: String
        package let titleID: Int

        package init(kind: String, titleID: Int) {
            self.kind = kind
            self.titleID = titleID
        }
    }
}

extension CoreWatchlistTitleEntity: TableEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        year = row.column("year", \.year)
        posterPath = row.column("poster_path", \.posterPath)
        language = row.column("language", \.language)
        isRemoved = row.column("is_removed", \.isRemoved)
    }
}

extension CoreWatchlistTitleEntity.Key: Entity {
    package init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
        titleID = row.column("title_id", \.titleID)
    }
}
