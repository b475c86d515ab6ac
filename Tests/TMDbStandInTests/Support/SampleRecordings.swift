import TMDbStandIn

/// The recordings of a movie and its resources, split as in a recorded folder.
enum SampleRecordings {
    static let details = #"{"id":1,"title":"One","score":6.10,"big":1e3,"tiny":-0.0,"text":"a \"b\" \\ ,}"}"#
    static let german = #"{"id":1,"title":"Eins"}"#
    static let british = #"{"id":1,"title":"One, old boy"}"#
    static let credits = #"{"id":1,"cast":[{"id":7,"popularity":2.50}],"crew":[]}"#
    static let providers = #"{"id":1,"results":{"GB":{"link":"l"}}}"#
    /// The resources as appended parts.
    static let creditsPart = #"{"cast":[{"id":7,"popularity":2.50}],"crew":[]}"#
    static let providersPart = #"{"results":{"GB":{"link":"l"}}}"#
    static let images = """
        {"id":1,"backdrops":[{"iso_639_1":null,"file_path":"/n.jpg"},{"iso_639_1":"xx","file_path":"/x.jpg"}],
        "logos":[{"iso_639_1":"de","file_path":"/d.png"},{"iso_639_1":"en","file_path":"/e.png","vote_average":5.30}],
        "posters":[]}
        """

    static let movie: [Recording] = [
        .get("/3/movie/1", details),
        .get("/3/movie/1", "language=de", german),
        .get("/3/movie/1", "language=en-GB", british),
        .get("/3/movie/1/credits", credits),
        .get("/3/movie/1/watch/providers", providers),
        .get("/3/movie/1/images", images),
        .get("/3/movie/1/alternative_titles", "country=FR", #"{"id":1,"titles":[]}"#),
        .get("/3/movie/1/reviews", #"{"id":1,"page":1,"results":[1],"total_pages":3,"total_results":41}"#),
        .get("/3/movie/1/reviews", "page=2", #"{"id":1,"page":2,"results":[2],"total_pages":3,"total_results":41}"#),
    ]
}
