import Foundation
import TMDb
import TMDbTesting

/// An operation that is answered with a sample of its model.
struct SampleBody: Sendable {
    let template: PathTemplate
    /// The body of a seed.
    let body: @Sendable (Int) throws -> [UInt8]

    init<Model: Codable & Sendable>(_ template: PathTemplate, _ model: Model.Type) {
        self.template = template
        body = { seed in
            let encoder = JSONEncoder()
            // In any other order the same sample would not give the same bytes.
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return [UInt8](try encoder.encode(Model.sample(seed: seed)))
        }
    }

    static let all = movies + series + seasons + episodes + people + references + configuration
}
