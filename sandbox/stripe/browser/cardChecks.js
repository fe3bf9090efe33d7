import { brandOf, cvcLength, digitsOf, numberLength } from './cardFormat.js';

/** Each check returns an error code or undefined. An incomplete text counts as an error once the input loses focus. */
export function numberProblem(text) {
  const digits = digitsOf(text);
  if (digits.length < numberLength(brandOf(digits))) return 'incomplete_number';
  return passesLuhn(digits) ? undefined : 'invalid_number';
}

export function expiryProblem(text, today = new Date()) {
  const digits = digitsOf(text);
  if (digits.length >= 2 && !(Number(digits.slice(0, 2)) >= 1 && Number(digits.slice(0, 2)) <= 12))
    return 'invalid_expiry_month';
  if (digits.length < 4) return 'incomplete_expiry';
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (year < today.getFullYear()) return 'invalid_expiry_year_past';
  return year === today.getFullYear() && month < today.getMonth() + 1 ? 'invalid_expiry_month_past' : undefined;
}

export const cvcProblem = (text, brand) => (digitsOf(text).length < cvcLength(brand) ? 'incomplete_cvc' : undefined);

export const isIncomplete = (problem) => problem?.startsWith('incomplete_') ?? false;

function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
