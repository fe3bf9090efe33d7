import { invalid } from './DineroApiError.ts';

const MAX_PAGE_SIZE = 1_000;
/** Dinero reads no milliseconds. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

interface ListFields {
  defaults: string;
  /** The names that a caller may request, in any case. */
  known: readonly string[];
}

interface Changing {
  UpdatedAt: string;
  DeletedAt: string | null;
}

/**
 * Returns a page of the rows that match the filter, with only the requested fields. Pages start at 0. Deleted rows are
 * in the list of deleted ones alone.
 */
export function pageOf<Row extends Changing>(
  all: Row[],
  query: URLSearchParams,
  { defaults, known }: ListFields,
): object {
  const wantsDeleted = query.get('deletedOnly') === 'true';
  const since = query.get('changesSince') ?? '';
  if (since && !TIME.test(since)) throw invalid({ changesSince: 'changesSince is a time without milliseconds' });
  const rows = all.filter(
    ({ UpdatedAt, DeletedAt }) =>
      (DeletedAt !== null) === wantsDeleted && (!since || UpdatedAt.slice(0, since.length - 1) >= since.slice(0, -1)),
  );
  const page = wholeNumber(query, 'page', 0);
  const pageSize = wholeNumber(query, 'pageSize', 100);
  if (page < 0 || pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw invalid({ pageSize: `Page starts from 0, and pageSize is 1 to ${MAX_PAGE_SIZE}` });
  const shown = rows.filter(parseFilter<Row>(query.get('queryFilter'))).slice(page * pageSize, (page + 1) * pageSize);
  const fields = new Set(
    (query.get('fields') ?? defaults)
      .toLowerCase()
      .split(',')
      .map((field) => field.trim()),
  );
  const unknown = [...fields].filter((field) => !known.some((name) => name.toLowerCase() === field));
  if (unknown.length) throw invalid({ fields: `Unknown fields: ${unknown.join(', ')}` });
  return {
    Collection: shown.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => fields.has(name.toLowerCase()))),
    ),
    Pagination: {
      Page: page,
      PageSize: pageSize,
      MaxPageSizeAllowed: MAX_PAGE_SIZE,
      Result: shown.length,
      ResultWithoutFilter: rows.length,
    },
  };
}

/** Supports `VatNumber eq '12345678'`, the only form of Dinero's filter language that the portal uses. */
function parseFilter<Row extends object>(filter: string | null): (row: Row) => boolean {
  if (!filter) return () => true;
  const [, name, value] = /^(\w+) eq '((?:[^']|'')*)'$/.exec(filter.trim()) ?? [];
  if (name === undefined || value === undefined) throw invalid({ queryFilter: `Cannot read the filter ${filter}` });
  const expected = value.replaceAll("''", "'");
  return (row) =>
    Object.entries(row).some(
      ([field, actual]) => field.toLowerCase() === name.toLowerCase() && String(actual ?? '') === expected,
    );
}

function wholeNumber(query: URLSearchParams, name: string, defaultValue: number): number {
  const text = query.get(name);
  if (text === null) return defaultValue;
  if (!/^-?\d+$/.test(text)) throw invalid({ [name]: `${name} is a whole number` });
  return Number(text);
}
