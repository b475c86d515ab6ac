import Foundation
import Testing

@testable import TMDb

/// Account models of API version 4.
@Suite
struct UserAccountModelTests {

    @Test func `a list row accepts numeric flags and sort orders, string numbers, and two date formats`() throws {
        let page = try UserListPageableList(
            json: """
                {"page": 1, "total_pages": 1, "total_results": 3, "results": [
                  {"id": 109, "name": "Rainy Sundays", "description": "", "account_object_id": "4bc8", "public": 1,
                   "adult": 0, "featured": 0, "sort_by": 7, "number_of_items": 6, "average_rating": 7.9,
                   "runtime": "644", "revenue": "586453267", "iso_639_1": "en", "iso_3166_1": "US",
                   "poster_path": null, "backdrop_path": "/b.jpg", "created_at": "2019-08-27 15:13:15 UTC",
                   "updated_at": "2019-08-27 15:13:15"},
                  {"name": "no identifier"},
                  {"id": "110", "name": "Mine", "public": false, "adult": null, "featured": true,
                   "sort_by": "title.asc", "number_of_items": "2", "average_rating": "6.5", "runtime": 12,
                   "revenue": 5}]}
                """)
        #expect(page.skippedCount == 1)
        #expect(page.totalResults == 3)
        let first = try #require(page.results.first)
        #expect(first.id == 109)
        #expect(first.accountID == "4bc8")
        #expect([first.isPublic, first.isAdultOnly, first.isFeatured] == [true, false, false])
        #expect(first.sortBy == UserListSort(rawValue: "7"))
        #expect(first.itemCount == 6)
        #expect(first.averageRating == 7.9)
        #expect(first.runtime == 644)
        #expect(first.revenue == 586_453_267)
        #expect(first.posterPath == nil)
        #expect(first.backdropPath?.absoluteString == "/b.jpg")
        #expect(first.createdAt == Date(timeIntervalSince1970: 1_566_918_795))
        #expect(first.updatedAt == first.createdAt)
        let second = try #require(page.results.last)
        #expect(second.id == 110)
        #expect([second.isPublic, second.isAdultOnly, second.isFeatured] == [false, nil, true])
        #expect(second.sortBy == .titleAscending)
        #expect(second.itemCount == 2)
        #expect(second.averageRating == 6.5)
        #expect(second.runtime == 12)
        #expect(second.revenue == 5)
        let again = try JSONDecoder().decode(UserListPageableList.self, from: JSONEncoder().encode(page))
        #expect(again.results == page.results)
    }

    @Test func `a sort order is encoded in the form that it was decoded from`() throws {
        for json in ["[7]", #"["title.asc"]"#] {
            let sorts = try [UserListSort](json: json)
            #expect(String(decoding: try JSONEncoder().encode(sorts), as: UTF8.self) == json)
        }
    }

    @Test func `a version 4 row has a rating with its date`() throws {
        let rating = #""account_rating": {"value": 8.5, "created_at": "2012-02-15T15:18:04.000Z"}"#
        let moment = Date(timeIntervalSince1970: 1_329_319_084)
        let movie = try MovieListItem(json: #"{"id": 120, "title": "x", \#(rating)}"#)
        #expect(movie.rating == 8.5)
        #expect(movie.ratedAt == moment)
        #expect(movie == MovieListItem(id: 120, title: "x", rating: 8.5, ratedAt: moment))
        let series = try TVSeriesListItem(json: #"{"id": 1705, "name": "x", \#(rating)}"#)
        #expect(series.rating == 8.5)
        #expect(series.ratedAt == moment)
        #expect(series == TVSeriesListItem(id: 1705, name: "x", rating: 8.5, ratedAt: moment))
        #expect(try JSONDecoder().decode(MovieListItem.self, from: JSONEncoder().encode(movie)) == movie)
        #expect(try JSONDecoder().decode(TVSeriesListItem.self, from: JSONEncoder().encode(series)) == series)
    }

    @Test func `a version 3 row has a rating without a date`() throws {
        let movie = try MovieListItem(json: #"{"id": 120, "title": "x", "rating": 8.5}"#)
        #expect(movie == MovieListItem(id: 120, title: "x", rating: 8.5))
        #expect(movie.rating == 8.5)
        #expect(movie.ratedAt == nil)
        let series = try TVSeriesListItem(json: #"{"id": 1, "name": "x", "rating": "7"}"#)
        #expect(series == TVSeriesListItem(id: 1, name: "x", rating: 7))
        #expect(series.rating == 7)
    }

    @Test func `list details have a string as the sort order`() throws {
        let list = try UserList(
            json: #"{"id": 1, "name": "x", "public": 0, "sort_by": "primary_release_date.desc", "results": []}"#)
        #expect(list.sortBy == .primaryReleaseDateDescending)
        #expect(list.isPublic == false)
        #expect(list.results.isEmpty)
    }
}
