/// Something that can answer some requests. The stand-in asks its sources in turn and delivers the first answer.
protocol AnswerSource: Sendable {
    /// - Returns: Nil if the next source is to be asked.
    func answer(to request: IncomingRequest) -> Answer?
}
