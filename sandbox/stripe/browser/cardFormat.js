export const digitsOf = (text) => text.replaceAll(/\D/g, '');

export function brandOf(number) {
  const digits = digitsOf(number);
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return /^3[47]/.test(digits) ? 'amex' : 'unknown';
}

export const numberLength = (brand) => (brand === 'amex' ? 15 : 16);
export const cvcLength = (brand) => (brand === 'amex' ? 4 : 3);

/** Groups the digits as they are printed on the card. */
export function formatNumber(text) {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, numberLength(brand));
  const groups =
    brand === 'amex' ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)] : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** Adds the zero to a month that can only have one digit, and accepts a year of four digits from autofill. */
export function formatExpiry(text) {
  const [, writtenMonth, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{0,2})/.exec(text) ?? [];
  const digits = writtenMonth
    ? writtenMonth.padStart(2, '0') + year
    : digitsOf(text).replace(/^(\d{2})20(\d{2})$/, '$1$2');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  return padded.length > 2 ? `${month}/${padded.slice(2, 4)}` : month;
}

export const formatCvc = (text, brand) => digitsOf(text).slice(0, cvcLength(brand));

/** Returns the caret's position behind the first `digits` digits, so that the caret stays in place after formatting. */
export function caretBehind(text, digits) {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index])) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}
