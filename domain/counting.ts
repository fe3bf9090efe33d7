/** So far a list is counted: what it costs to say how long a list is must not grow with it. */
export const COUNTED_TO = 10_000;
