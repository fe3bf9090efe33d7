const CVR_WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** '12 34 56 78' and 'DK-12345678' are the same number. */
export const normalizedCvr = (text: string): string => text.replace(/[\s.-]/g, '').replace(/^dk/i, '');

/** Eight digits whose weighted sum divides by eleven. Not every real number keeps it, so a failure is worth a hint and no more. */
export function cvrSumHolds(cvr: string): boolean {
  return /^\d{8}$/.test(cvr) && CVR_WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(cvr[i]), 0) % 11 === 0;
}

/** An EAN location number: thirteen digits, the last of which checks the others. */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
