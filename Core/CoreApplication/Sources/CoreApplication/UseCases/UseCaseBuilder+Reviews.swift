package import CoreDomain

extension UseCaseBuilder {

    /// Creates a use case that fetches the reviews of titles of a kind.
    package func reviews(
        _ name: String, of kind: TitleKind, in repository: any ListRepository<ReviewList, Review>
    ) -> FetchListUseCase<Int, ReviewDetails> {
        list(name, in: repository) {
            ReviewList(TitleID(kind, $0))
        } present: {
            ReviewDetailsMapper(imagesConfiguration: $1).map($0)
        }
    }
}
