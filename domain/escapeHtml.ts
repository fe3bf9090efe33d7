const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As the text of an element or of an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);
