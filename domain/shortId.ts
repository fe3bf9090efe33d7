/** A clip card's number, as short as people can compare it: 'a7f3k2'. */
export const shortId = (id: string): string => id.slice(-6);
