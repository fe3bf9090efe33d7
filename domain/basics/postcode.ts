const DANISH = /^(?:DK-?\s*)?(\d{4})$/i;
/** A postcode of another country has a country code in front, as in letters between European countries. */
const FOREIGN = /^(?!DK)[A-Z]{1,3}-\s?[A-Z\d][A-Z\d -]{1,11}$/i;

/**
 * The text as a postcode: '8000' for '8000' and 'DK-8000', 'SE-211 20' for a foreign one, and undefined for other
 * texts. Whether a Danish postcode exists is not checked, because new ones are created.
 */
export function normalizePostcode(text: string): string | undefined {
  const typed = text.trim();
  return DANISH.exec(typed)?.[1] ?? (FOREIGN.test(typed) ? typed.toUpperCase() : undefined);
}
