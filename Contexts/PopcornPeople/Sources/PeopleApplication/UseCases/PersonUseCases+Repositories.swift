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
        fetchPersonKnownFor = .init(repository, logos, builder)
        fetchPersonImages = builder.item("FetchPersonImages", [.images], from: repository) { content, _, images in
            ImageCollectionDetailsMapper().map(content.images, imagesConfiguration: images)
        }
        fetchPersonLinks = builder.item("FetchPersonLinks", [.externalIDs], from: repository) { content, _, _ in
            ExternalLinksMapper().map(content.externalIDs, of: .person(content.person.id))
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

extension FetchPersonKnownForUseCase {

    init(_ repository: any PersonRepository, _ logos: any TitleLogoProviding, _ builder: UseCaseBuilder) {
        self = builder.fetch("FetchPersonKnownFor") { request, locale, policy async throws(PopcornError) in
            let content = try await repository.person(request, locale: locale, policy: policy)
            var titles: [(credit: PersonCredit, logoPath: URL?)] = []
            for credit in content.value.credits?.knownFor(content.value.person) ?? [] {
                titles.append((credit, await logos.logoPath(of: credit.kind, id: credit.id, locale: locale)))
            }
            return content.map { [titles] _ in titles }
        } present: { titles, _, images in
            titles.map {
                PersonCreditsDetailsMapper().map($0.credit, logoPath: $0.logoPath, imagesConfiguration: images)
            }
        }
    }
}
