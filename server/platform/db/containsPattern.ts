/** An `ilike` pattern that matches the text anywhere in a value. Wildcards in the text are escaped. */
export const containsPattern = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
