/** Number() alone would also read '1e1' as 10 and '0x10' as 16. */
const NUMBER_CHARACTERS = /^[-+]?[\d.,]+$/;

/**
 * Parses a number that a Danish user typed: `1.249,95`, `1249,95` and `1249.95` are the same number. A point before
 * three digits separates thousands. Returns NaN when the text is not a number.
 */
export function parseDanishNumber(typed: string): number {
  const text = typed.trim();
  return NUMBER_CHARACTERS.test(text) ? Number(text.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')) : NaN;
}

/** Formats a number as a user would type it: with a comma and without thousands separators. Empty for NaN. */
export const formatDanishNumber = (number: number): string =>
  Number.isNaN(number) ? '' : number.toLocaleString('da-DK', { useGrouping: false, maximumFractionDigits: 4 });
