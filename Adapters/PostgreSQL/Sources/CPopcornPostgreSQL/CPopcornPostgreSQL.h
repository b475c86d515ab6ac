#ifndef POPCORN_CPOSTGRESQL_H
#define POPCORN_CPOSTGRESQL_H

// Debian installs the headers in a folder of their own.
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif

// The parts of libpq's C API that Swift cannot use directly: macros that are characters, and a default that writes to
// the standard error.

// The SQLSTATE code and the primary message of an error, without its details, which contain stored values.
// https://www.postgresql.org/docs/current/libpq-exec.html#LIBPQ-PQRESULTERRORFIELD
static inline const char *cpostgresql_sqlstate(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}

static inline const char *cpostgresql_message(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
}

static inline void cpostgresql_ignore(void *context, const PGresult *notice) {
    (void)context;
    (void)notice;
}

// Discards the notices of a server. "The default notice handling function prints the message on stderr".
// https://www.postgresql.org/docs/current/libpq-notice-processing.html
static inline void cpostgresql_discard_notices(PGconn *connection) {
    PQsetNoticeReceiver(connection, cpostgresql_ignore, 0);
}

#endif
