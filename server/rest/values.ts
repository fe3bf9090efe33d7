/** Fields that the document of a list selects beside its rows. */
export const page = 'totalCount pageInfo { hasNextPage endCursor }';

/** Enum values may be sent in lower case. A value that is no text passes unchanged, so that the schema refuses it. */
export const toUpperCase = (text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text);

/** Cuts the time off a date-time such as `2026-11-22T23:00:00Z`, without converting its time zone. */
export const dateOnly = (text: unknown) => (typeof text === 'string' ? text.split('T')[0] : text);
