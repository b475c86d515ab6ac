/// Content with names of movies, TV series or people.
package protocol NamedContent {
    /// The names that differ from those in the original language.
    var contentNames: [ContentName] { get }
}

extension ContentPage: NamedContent where Item: NamedContent {
    package var contentNames: [ContentName] { items.flatMap(\.contentNames) }
}

extension MoviePreview: NamedContent {
    package var contentNames: [ContentName] {
        [
            ContentName(
                .movie, id: id, name: title, originalName: originalTitle, popularity: popularity,
                isAdultOnly: isAdultOnly)
        ].compactMap(\.self)
    }
}

extension TVSeriesPreview: NamedContent {
    package var contentNames: [ContentName] {
        [
            ContentName(
                .tvSeries, id: id, name: name, originalName: originalName, popularity: popularity,
                isAdultOnly: isAdultOnly)
        ].compactMap(\.self)
    }
}

extension PersonPreview: NamedContent {
    package var contentNames: [ContentName] {
        [
            ContentName(
                .person, id: id, name: name, originalName: originalName, popularity: popularity,
                isAdultOnly: isAdultOnly)
        ].compactMap(\.self)
    }
}
