import CoreApplication
import CoreDomain
import MediaApplication

/// The use cases that read the calendar of an owner.
struct CalendarUseCases {

    let fetchCalendar: FetchCalendarUseCase
    let exportCalendar: ExportCalendarUseCase

    init(calendars: CalendarReader, builder: UseCaseBuilder) {
        fetchCalendar = builder.fetch("FetchCalendar", isPaced: true) {
            request, locale, policy async throws(PopcornError) in
            try await calendars.content(request, locale: locale, policy: policy)
        } present: { content, _, images in
            CalendarMapper(imagesConfiguration: images).map(content)
        }
        exportCalendar = builder.fetch("ExportCalendar", isPaced: true) {
            request, locale, policy async throws(PopcornError) in
            try await calendars.content(request, locale: locale, policy: policy)
        } present: { content, _, images in
            CalendarMapper(imagesConfiguration: images).map(content).iCalendar(createdAt: content.now)
        }
    }
}
