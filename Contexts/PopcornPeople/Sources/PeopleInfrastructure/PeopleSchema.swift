package import PopcornPersistence

extension Schema {
    /// The cache tables of people.
    package static let people = Schema(
        Schema(PeoplePersonEntity.self), Schema(PeoplePreviewEntity.self))
}
