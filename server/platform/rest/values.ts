/** The fields of a connection that the document of a list must select in addition to its rows. */
export const pageFields = 'totalCount pageInfo { hasNextPage endCursor }';

/**
 * Allows callers to send enum values in lower case. Returns other values than texts unchanged; the schema refuses them.
 */
export const toUpperCase = (text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text);

/**
 * Returns the date of a date-time such as `2026-11-22T23:00:00Z`, without converting its time zone. Returns other
 * values unchanged.
 */
export const dateOnly = (text: unknown) => (typeof text === 'string' ? text.split('T')[0] : text);
