import Hummingbird
import PopcornHTTP
import PopcornServices

func application(_ popcorn: PopcornServices) -> some ApplicationProtocol {
    let router = Router()
    router.get("/greeting") { _, _ in "Hello" }
    PopcornRoutes(popcorn).addRoutes(to: router)
    TMDbAPIRoutes(popcorn).addRoutes(to: router)
    return Application(router: router, services: [popcorn])
}
