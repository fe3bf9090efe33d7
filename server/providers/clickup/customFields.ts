import { z } from 'zod';
import { listOf, text } from '../lenient.ts';

export interface ClickUpCustomField {
  name: string;
  /** Formatted for display, in Danish. */
  value: string;
}

const option = z.object({ id: z.unknown(), name: text, label: text, orderindex: z.unknown().optional() });
const shape = z.object({
  name: z.string(),
  type: text,
  type_config: z.object({ options: listOf(option) }).catch({ options: [] }),
  value: z.unknown().optional(),
});
type Field = z.output<typeof shape>;

const numbers = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });
const dates = new Intl.DateTimeFormat('da-DK', {
  timeZone: 'Europe/Copenhagen',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Formats each type of field. Fields without a value, or of a type that cannot be shown as text, are left out. */
export const customFieldsAnswer = listOf(shape).transform((all) =>
  all.flatMap((field): ClickUpCustomField[] => {
    const value = formatValue(field);
    return value ? [{ name: field.name, value }] : [];
  }),
);

function formatValue({ type, value, type_config: { options } }: Field): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (type === 'drop_down')
    return nameOf(options.find(({ id, orderindex }) => id === value || String(orderindex) === String(value)));
  if (type === 'labels')
    return joinNames(asArray(value).map((chosen) => nameOf(options.find(({ id }) => id === chosen))));
  if (type === 'users')
    return joinNames(asArray(value).map((user) => textProperty(user, 'username') ?? textProperty(user, 'email')));
  if (type === 'checkbox') return String(value) === 'true' ? 'Ja' : 'Nej';
  if (type === 'date') return isNumber(value) ? dates.format(Number(value)) : undefined;
  if (['number', 'currency', 'emoji'].includes(type))
    return isNumber(value) ? numbers.format(Number(value)) : undefined;
  if (type === 'location') return textProperty(value, 'formatted_address');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const nameOf = (chosen: z.output<typeof option> | undefined) => chosen?.name || chosen?.label || undefined;
const asArray = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
const joinNames = (all: (string | undefined)[]) => all.filter(Boolean).join(', ');
const isNumber = (value: unknown) => Number.isFinite(Number(value));

function textProperty(value: unknown, property: string): string | undefined {
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[property] : undefined;
  return typeof inner === 'string' && inner !== '' ? inner : undefined;
}
