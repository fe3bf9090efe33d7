import { dateOf } from './dates.ts';
import type { Ore } from './money.ts';
import { slug } from './slug.ts';

// Without it, spreadsheets take the Danish letters for something else.
const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number | null | undefined;

/** As spreadsheets with Danish settings read it: semicolons, decimal commas, and nothing that they would run as a formula. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(';')}\r\n`).join('');
}

/** '1618,75': an amount that can be summed. */
export const csvAmount = (amount: Ore): string => (amount / 100).toFixed(2).replace('.', ',');

/** 'betalinger-kundeservice-2026-11-21.csv' */
export const csvName = (...parts: string[]): string => `${slug([...parts, dateOf()].join('-'))}.csv`;

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  const text = asText(typeof cell === 'number' ? String(cell).replace('.', ',') : cell);
  return /[;"\r\n]/.test(text) || text.startsWith(`'`) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A number may be below zero; anything else that begins like a formula is marked as text. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-\d+(,\d+)?$/.test(text) ? `'${text}` : text);
