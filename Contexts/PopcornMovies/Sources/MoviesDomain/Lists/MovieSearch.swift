public import CoreDomain

/// What movies are searched for by.
public typealias MovieSearch = TitleSearch
