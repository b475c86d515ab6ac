extension PersonService {

    /// Returns an asynchronous sequence of all popular people, most popular first.
    ///
    /// `GET /3/person/popular`, one request per page
    public func allPopular(language: String? = nil) -> PagedAsyncSequence<PersonListItem> {
        allPopularPages(language: language).items
    }

    /// Returns an asynchronous sequence of the pages of popular people, most popular first.
    ///
    /// `GET /3/person/popular`, one request per page
    public func allPopularPages(language: String? = nil) -> PagedPagesAsyncSequence<PersonListItem> {
        PagedPagesAsyncSequence { page in
            try await popular(page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all images in which a person is tagged.
    ///
    /// TMDb may return the first page for every page number. The sequence then ends after the first page.
    ///
    /// `GET /3/person/{person_id}/tagged_images`, one request per page
    public func allTaggedImages(forPerson id: Person.ID) -> PagedAsyncSequence<TaggedImage> {
        allTaggedImagesPages(forPerson: id).items
    }

    /// Returns an asynchronous sequence of the pages of images in which a person is tagged.
    ///
    /// TMDb may return the first page for every page number. The sequence then ends after the first page.
    ///
    /// `GET /3/person/{person_id}/tagged_images`, one request per page
    public func allTaggedImagesPages(forPerson id: Person.ID) -> PagedPagesAsyncSequence<TaggedImage> {
        PagedPagesAsyncSequence { page in
            try await taggedImages(forPerson: id, page: page)
        }
    }
}
