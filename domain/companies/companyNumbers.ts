const CVR_WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** Removes spaces, punctuation and the prefix DK: '12 34 56 78' and 'DK-12345678' are the same number. */
export const normalizeCvr = (text: string): string => text.replace(/[\s.-]/g, '').replace(/^dk/i, '');

/** Whether the text has the form of a CVR number, after `normalizeCvr`. */
export const isCvr = (text: string): boolean => /^\d{8}$/.test(text);

/**
 * Whether the CVR number has eight digits with a valid checksum: the weighted sum is divisible by eleven. Some real
 * numbers fail this check, so a failure may cause a hint but must not refuse the number.
 */
export function hasValidCvrChecksum(cvr: string): boolean {
  return isCvr(cvr) && CVR_WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(cvr[i]), 0) % 11 === 0;
}

/** Whether the text is an EAN location number: thirteen digits, the last of which is a valid check digit. */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
