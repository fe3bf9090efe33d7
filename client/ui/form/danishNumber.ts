/** Number() alone would also read '1e1' as 10 and '0x10' as 16. */
const ONLY_DIGITS = /^[-+]?[\d.,]+$/;

/** '1.249,95', '1249,95' and '1249.95' are the same number; what is none is NaN. A point before three digits parts thousands. */
export function numberIn(typed: string): number {
  const text = typed.trim();
  return ONLY_DIGITS.test(text) ? Number(text.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')) : NaN;
}

/** As one types it: with a comma, and nothing between the thousands. Empty for what is no number. */
export const numberText = (number: number): string =>
  Number.isNaN(number) ? '' : number.toLocaleString('da-DK', { useGrouping: false, maximumFractionDigits: 4 });
