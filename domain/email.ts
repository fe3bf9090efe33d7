/** The same address, as the sign-in sees it. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
