/** The text with a small first letter, for a sentence that goes on: 'i dag kl. 09.12'. */
export const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('da') + text.slice(1);
