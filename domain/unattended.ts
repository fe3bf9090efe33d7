/** Marks a request that an open page made by itself: it does not keep the session of somebody who is away. */
export const UNATTENDED_HEADER = 'x-unattended';
