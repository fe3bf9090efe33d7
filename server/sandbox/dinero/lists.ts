import { invalid } from './Refusal.ts';

const MOST = 1_000;

/** A page, from 0, of what the filter finds, with the named fields and no others. */
export function pageOf<Row extends object>(rows: Row[], query: URLSearchParams, usualFields: string): object {
  const page = wholeNumber(query, 'page', 0);
  const pageSize = wholeNumber(query, 'pageSize', 100);
  if (page < 0 || pageSize < 1 || pageSize > MOST)
    throw invalid({ pageSize: `Page starts from 0, and pageSize is 1 to ${MOST}` });
  const shown = rows.filter(isFound<Row>(query.get('queryFilter'))).slice(page * pageSize, (page + 1) * pageSize);
  const fields = new Set(
    (query.get('fields') ?? usualFields)
      .toLowerCase()
      .split(',')
      .map((field) => field.trim()),
  );
  return {
    Collection: shown.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => fields.has(name.toLowerCase()))),
    ),
    Pagination: {
      Page: page,
      PageSize: pageSize,
      MaxPageSizeAllowed: MOST,
      Result: shown.length,
      ResultWithoutFilter: rows.length,
    },
  };
}

/** `VatNumber eq '12345678'`: all that is known of the filter's language, and so all that is understood here. */
function isFound<Row extends object>(filter: string | null): (row: Row) => boolean {
  if (!filter) return () => true;
  const [, name, value] = /^(\w+) eq '((?:[^']|'')*)'$/.exec(filter.trim()) ?? [];
  if (name === undefined || value === undefined) throw invalid({ queryFilter: `Cannot read the filter ${filter}` });
  const wanted = value.replaceAll("''", "'");
  return (row) =>
    Object.entries(row).some(
      ([field, given]) => field.toLowerCase() === name.toLowerCase() && String(given ?? '') === wanted,
    );
}

function wholeNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  if (!/^-?\d+$/.test(text)) throw invalid({ [name]: `${name} is a whole number` });
  return Number(text);
}
