/** Writes a formatted number with a minus sign in place of the hyphen that `Intl` uses for Danish. */
export const withMinus = (formatted: string): string => formatted.replace(/^-/, '−');
