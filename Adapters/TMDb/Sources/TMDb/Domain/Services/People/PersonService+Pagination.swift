extension PersonService {

    /// All people, the most popular first.
    ///
    /// `GET /3/person/popular`, page by page
    public func allPopular(language: String? = nil) -> PagedAsyncSequence<PersonListItem> {
        allPopularPages(language: language).items
    }

    /// All pages of people, the most popular first.
    ///
    /// `GET /3/person/popular`, page by page
    public func allPopularPages(language: String? = nil) -> PagedPagesAsyncSequence<PersonListItem> {
        PagedPagesAsyncSequence { page in
            try await popular(page: page, language: language)
        }
    }

    /// All images in which a person is tagged.
    ///
    /// TMDb can answer every page with the first, and the sequence then ends.
    ///
    /// `GET /3/person/{person_id}/tagged_images`, page by page
    public func allTaggedImages(forPerson id: Person.ID) -> PagedAsyncSequence<TaggedImage> {
        allTaggedImagesPages(forPerson: id).items
    }

    /// All pages of images in which a person is tagged.
    ///
    /// TMDb can answer every page with the first, and the sequence then ends.
    ///
    /// `GET /3/person/{person_id}/tagged_images`, page by page
    public func allTaggedImagesPages(forPerson id: Person.ID) -> PagedPagesAsyncSequence<TaggedImage> {
        PagedPagesAsyncSequence { page in
            try await taggedImages(forPerson: id, page: page)
        }
    }
}
