public import CoreDomain

/// A search for movies by title.
public typealias MovieSearch = TitleSearch
