import { dateOf } from './dates.ts';
import type { Ore } from './money.ts';
import { slug } from './slug.ts';

// Without a byte order mark, spreadsheets read the Danish letters in another encoding.
export const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number | null | undefined;

/**
 * Writes rows as CSV for spreadsheets with Danish settings: semicolons between cells, decimal commas, and no cell that
 * a spreadsheet would run as a formula.
 */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string => BYTE_ORDER_MARK + csvLines(rows);

/** Writes rows as lines of a longer file. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(formatCell).join(';')}\r\n`).join('');

/** Formats an amount as a number that a spreadsheet can sum, as in '1618,75'. */
export const formatCsvAmount = (amount: Ore): string => (amount / 100).toFixed(2).replace('.', ',');

/** Writes rows as JSON: an object for each row after the heading row, with the headings as names. */
export function writeJson([headings = [], ...rows]: readonly (readonly Cell[])[]): string {
  const objects = rows.map((row) => Object.fromEntries(headings.map((name, i) => [String(name), row[i] ?? null])));
  return `${JSON.stringify(objects, null, 2)}\n`;
}

/** Returns a file name with today's date, as in 'betalinger-kundeservice-2026-11-21.csv'. */
export const exportFileName = (parts: string[], extension: 'csv' | 'json' | 'html'): string =>
  `${slug([...parts, dateOf()].join('-'))}.${extension}`;

function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  const text = escapeFormula(typeof cell === 'number' ? String(cell).replace('.', ',') : cell);
  return /[;"\r\n]/.test(text) || text.startsWith(`'`) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Marks a text that begins like a formula as text, except for a negative number. */
const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-\d+(,\d+)?$/.test(text) ? `'${text}` : text);
