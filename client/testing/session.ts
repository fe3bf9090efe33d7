/** A token of a user, as far as the client reads it. */
export const ownToken = (userId: string) => `header.${btoa(JSON.stringify({ sub: userId }))}.signature`;

/** The address of the page without its origin. */
export const openedPath = () => window.location.pathname + window.location.search + window.location.hash;
