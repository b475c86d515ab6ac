import Foundation
import TMDb
import TMDbTesting

extension StandInResponse {
    static func json(_ members: [String: JSONValue], status: Int = 200) -> StandInResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers that are not finite, which cannot occur in JSON input.
        guard let body = try? encoder.encode(JSONValue.object(members)) else { return .serverFailure(status: 500) }
        return StandInResponse(status: status, body: [UInt8](body))
    }

    /// Returns TMDb's response to a successful write, with additional members.
    static func done(_ result: Done, _ members: [String: JSONValue] = [:], status: Int? = nil) -> StandInResponse {
        let own: [String: JSONValue] = [
            "success": true, "status_code": .integer(result.code), "status_message": .string(result.message),
        ]
        return json(own.merging(members) { $1 }, status: status ?? result.status)
    }

    /// The result of a successful write: HTTP status, TMDb's status code and TMDb's status message.
    struct Done {
        let status: Int
        let code: Int
        let message: String

        static let success = Done(status: 200, code: 1, message: "Success.")
        static let added = Done(status: 201, code: 1, message: "Success.")
        static let created = Done(status: 201, code: 1, message: "The item/record was created successfully.")
        static let updated = Done(status: 201, code: 12, message: "The item/record was updated successfully.")
        static let deleted = Done(status: 200, code: 13, message: "The item/record was deleted successfully.")
    }
}
