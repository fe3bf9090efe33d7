/** The number up to which rows of a list are counted, so that the cost of counting does not grow with the list. */
export const COUNT_LIMIT = 10_000;
