/** Whether two email addresses are the same for the sign-in, which ignores case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
