/** The last six characters of an id, short enough for people to compare clip cards by: 'a7f3k2'. */
export const shortId = (id: string): string => id.slice(-6);
