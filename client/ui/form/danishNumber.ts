/** '1.249,95', '1249,95' and '1249.95' are the same number; what is none is NaN. A point before three digits parts thousands. */
export const numberIn = (typed: string): number => Number(typed.trim().replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** As one types it: with a comma, and nothing between the thousands. Empty for what is no number. */
export const numberText = (number: number): string => (Number.isNaN(number) ? '' : number.toLocaleString('da-DK', { useGrouping: false, maximumFractionDigits: 4 }));
