/** A pattern for `ilike` that finds a text anywhere, whatever signs of the pattern's own stand in it. */
export const containing = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
