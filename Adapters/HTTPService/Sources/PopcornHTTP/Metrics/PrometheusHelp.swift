/// The descriptions of Popcorn's metrics in `HELP` lines.
enum PrometheusHelp {

    static let texts = [
        "popcorn_build_info": "The version of Popcorn.",
        "popcorn_cache_bytes": "The size of the cache on disk.",
        "popcorn_cache_evicted_total": "Values that were deleted because the cache was full.",
        "popcorn_cache_file_events_total": "Events of the cache file, such as damage.",
        "popcorn_cache_limit_bytes": "The maximum size of the cache on disk.",
        "popcorn_cache_reads_total": "Reads of the cache by their outcome.",
        "popcorn_cache_refreshes_total": "Background refreshes by their outcome.",
        "popcorn_database_duration_seconds": "The duration of operations of the databases.",
        "popcorn_http_event_streams": "Open event streams.",
        "popcorn_http_request_duration_seconds": "The time until a response was complete.",
        "popcorn_http_requests_in_flight": "Requests that are being processed.",
        "popcorn_http_requests_total": "Requests by method, route and status.",
        "popcorn_log_dropped_records_total": "Log records that were discarded because the output was slow.",
        "popcorn_memory_bytes": "The estimated size of the values in memory.",
        "popcorn_memory_evictions_total": "Values that were removed from memory because it was full.",
        "popcorn_memory_reads_total": "Reads of values in memory by their outcome.",
        "popcorn_memory_values": "The number of values in memory.",
        "popcorn_metrics_dropped_series_total":
            "Attempts to create a metric that were rejected because of the limit or another kind with the same name.",
        "popcorn_tmdb_duration_seconds": "The duration of fetches from TMDb.",
        "process_cpu_seconds_total": "The CPU time of the process, in user and system mode.",
        "process_max_fds": "The maximum number of open file descriptors.",
        "process_open_fds": "The number of open file descriptors.",
        "process_resident_memory_bytes": "The resident memory of the process.",
        "tmdb_coalesced_requests_total": "Requests that shared the response of another request.",
        "tmdb_http_cache_total": "Reads of the HTTP cache by their result.",
        "tmdb_overloads_total": "Requests that were rejected because too many waited.",
        "tmdb_rate_limit_wait_seconds": "The time that requests waited for the rate limit.",
        "tmdb_request_duration_seconds": "The duration of requests to TMDb.",
        "tmdb_requests_total": "Requests to TMDb.",
        "tmdb_retries_total": "Retried requests by their reason.",
        "tmdb_slowdowns_total": "Responses of TMDb that lowered the rate limit.",
        "tmdb_unreadable_values_total": "Values of TMDb that could not be read.",
    ]
}
