/** Compares two texts by their characters, as the database orders ids and days. */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
