import type { RestAnswer } from './createTestApp.ts';

type Row = Record<string, unknown>;

/** The object that a call returned. Throws for an error, and for a list. */
export function rowOf({ status, body: { data } }: RestAnswer): Row {
  if (status !== 200 || typeof data !== 'object' || !data || Array.isArray(data))
    throw new Error(`${status} is no object: ${JSON.stringify(data)}`);
  return data as Row;
}

/** The list that a call returned. Throws for anything else. */
export function rowsOf({ status, body: { data } }: RestAnswer): Row[] {
  if (status !== 200 || !Array.isArray(data)) throw new Error(`${status} is no list: ${JSON.stringify(data)}`);
  return data as Row[];
}

/** The id of the object that a call returned. */
export const idOf = (answer: RestAnswer) => String(rowOf(answer).id);
