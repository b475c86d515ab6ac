package import CoreApplication
package import CoreDomain
import Foundation
package import PeopleDomain

extension PersonUseCases {

    /// Creates use cases that read from repositories.
    package init(
        repository: any PersonRepository, lists: any ListRepository<PersonList, PersonPreview>,
        logos: any TitleLogoProviding, builder: UseCaseBuilder
    ) {
        func list<Query: Sendable>(
            _ name: String, _ list: @escaping @Sendable (Query) throws(PopcornError) -> PersonList
        ) -> FetchListUseCase<Query, PersonPreviewDetails> {
            builder.list(name, in: lists, list) { PersonPreviewDetailsMapper().map($0, imagesConfiguration: $1) }
        }
        self.init()
        fetchPersonDetails = builder.item("FetchPersonDetails") { id, locale, policy async throws(PopcornError) in
            let texts = builder.defaults.texts(for: locale).parts(PersonPart.texts)
            return try await repository.person(withID: id, including: texts, locale: locale, policy: policy)
        } all: { ids, locale, policy in
            let texts = builder.defaults.texts(for: locale).parts(PersonPart.texts)
            return await repository.people(withIDs: ids, including: texts, locale: locale, policy: policy)
        } present: { content, locale, images in
            PersonDetailsMapper().map(
                content, texts: builder.defaults.texts(for: locale), imagesConfiguration: images)
        }
        fetchPersonCredits = builder.item("FetchPersonCredits") {
            request, locale, policy async throws(PopcornError) in
            try await repository.person(request, locale: locale, policy: policy)
        } present: { content, _, images in
            PersonCreditsDetailsMapper().map(content.credits ?? [], imagesConfiguration: images)
        }
        fetchPersonKnownFor = builder.fetch("FetchPersonKnownFor") {
            request, locale, policy async throws(PopcornError) in
            let content = try await repository.person(request, locale: locale, policy: policy)
            let titles = await logos.knownFor(content.value, locale)
            return content.map { _ in titles }
        } present: { titles, _, images in
            titles.map { PersonCreditsDetailsMapper().map($0, images) }
        }
        fetchPersonImages = builder.item("FetchPersonImages", [.images], from: repository) { content, _, images in
            ImageCollectionDetailsMapper().map(content.images, imagesConfiguration: images)
        }
        fetchPersonLinks = builder.item("FetchPersonLinks", [.externalIDs], from: repository) { content, _, _ in
            ExternalLinksMapper().map(content.externalIDs, of: .person(content.person.id))
        }
        fetchPerson = builder.item("FetchPerson") {
            // The logos are data of other contexts, whose changes are not observed.
            !$0.parts.contains(.knownFor)
        } _: { request, locale, policy async throws(PopcornError) in
            let texts = builder.defaults.texts(for: locale).parts(PersonPart.texts)
            let person = try await repository.person(
                withID: request.id, including: texts + request.parts.read, locale: locale, policy: policy)
            let titles = request.parts.contains(.knownFor) ? await logos.knownFor(person.value, locale) : nil
            return person.map { (person: $0, titles: titles, names: request.parts) }
        } present: { content, locale, images in
            var parts = PersonParts()
            for name in content.names {
                switch name {
                case .credits:
                    parts.credits = PersonCreditsDetailsMapper().map(
                        content.person.credits ?? [], imagesConfiguration: images)
                case .knownFor: parts.knownFor = content.titles?.map { PersonCreditsDetailsMapper().map($0, images) }
                case .images:
                    parts.images = ImageCollectionDetailsMapper().map(
                        content.person.images, imagesConfiguration: images)
                case .links:
                    parts.links = ExternalLinksMapper().map(
                        content.person.externalIDs, of: .person(content.person.person.id))
                }
            }
            return DetailsWithParts(
                details: PersonDetailsMapper().map(
                    content.person, texts: builder.defaults.texts(for: locale), imagesConfiguration: images),
                parts: parts)
        }
        fetchPopularPeople = list("FetchPopularPeople") { .popular }
        fetchTrendingPeople = list("FetchTrendingPeople") { .trending($0) }
        searchPeople = list("SearchPeople") { .search($0) }
    }
}

extension UseCaseBuilder {

    /// Creates a use case that presents a person with some of their parts.
    fileprivate func item<Value: Encodable & Sendable>(
        _ name: String, _ parts: [PersonPart], from repository: any PersonRepository,
        present: @escaping @Sendable (PersonWithParts, ContentLocale, ImagesConfiguration) -> Value
    ) -> FetchUseCase<Int, Value> {
        item(name) { id, locale, policy async throws(PopcornError) in
            try await repository.person(withID: id, including: parts, locale: locale, policy: policy)
        } all: { ids, locale, policy in
            await repository.people(
                withIDs: ids, including: parts, locale: locale, policy: policy)
        } present: {
            present($0, $1, $2)
        }
    }
}

extension PersonRepository {
    /// Returns a person with the requested credits.
    fileprivate func person(
        _ request: PersonCreditsRequest, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<PersonWithParts> {
        try await person(withID: request.id, including: [.credits], locale: locale, policy: policy).map { content in
            PersonWithParts(
                person: content.person,
                credits: content.credits?.filter { request.includesAdult || $0.isAdultOnly != true })
        }
    }
}

/// A title that a person is known for, with the path of its logo.
private typealias KnownTitle = (credit: PersonCredit, logoPath: URL?)

extension TitleLogoProviding {
    /// Returns the titles that a person is known for, with their logos.
    fileprivate func knownFor(_ content: PersonWithParts, _ locale: ContentLocale) async -> [KnownTitle] {
        var titles: [KnownTitle] = []
        for credit in content.credits?.knownFor(content.person) ?? [] {
            titles.append((credit, await logoPath(of: credit.kind, id: credit.id, locale: locale)))
        }
        return titles
    }
}

extension PersonCreditsDetailsMapper {
    fileprivate func map(_ title: KnownTitle, _ images: ImagesConfiguration) -> PersonCreditDetails {
        map(title.credit, logoPath: title.logoPath, imagesConfiguration: images)
    }
}

extension Set<PersonParts.Name> {
    /// The parts of the person to read.
    fileprivate var read: [PersonPart] {
        PersonParts.Name.allCases.filter(contains).map { name in
            switch name {
            case .credits, .knownFor: .credits
            case .images: .images
            case .links: .externalIDs
            }
        }
    }
}
