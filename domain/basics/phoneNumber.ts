/** The characters that people put between the digits of a phone number. */
const SEPARATORS = /[\s().\-/]+/g;

const DANISH = /^(?:\+45|0045)?(\d{8})$/;
/** The digits after the plus: a country code, and at most 15 digits in all (ITU-T E.164). */
const FOREIGN = /^(?:\+|00)([1-9]\d{5,14})$/;

/**
 * The text as a phone number: '86 00 12 40' for any way to write the eight digits of a Danish number, and '+46 8 123
 * 456 78' for a foreign one, whose groups stay as they were typed. Undefined when it is no phone number.
 */
export function normalizePhoneNumber(text: string): string | undefined {
  // A zero in brackets is dialled within the country only: +46 (0)8 123 456 78.
  const typed = text.trim().replace('(0)', ' ');
  const compact = typed.replaceAll(SEPARATORS, '');
  const danish = DANISH.exec(compact)?.[1];
  if (danish) return danish.replaceAll(/(..)(?=.)/g, '$1 ');
  const isForeign = FOREIGN.test(compact) && !/^(?:\+|00)45/.test(compact);
  return isForeign ? typed.replaceAll(SEPARATORS, ' ').trim().replace(/^00/, '+') : undefined;
}
