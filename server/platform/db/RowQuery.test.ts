import { describe, expect, test } from '@jest/globals';
import { RowQuery } from './RowQuery.ts';
import { sqlBuilder } from './tables.ts';

const columns = [
  'id',
  'name',
  'customer_id as customerId',
  'zip',
  'city',
  'street',
  'version',
  'billing_email as billingEmail',
] as const;
const departments = () => new RowQuery(sqlBuilder.selectFrom('department').select(columns).where('name', '<>', 'x'));
const sqlTextOf = (query: { by: (ids: string[]) => { compile: () => { sql: string } } }) =>
  query.by(['a']).compile().sql;

describe('a query for rows by id', () => {
  test('has the same text for any number of ids, and sends the ids as one parameter', () => {
    const query = departments();
    expect(sqlTextOf(query)).toBe(query.by(['a', 'b']).compile().sql);
    expect(query.by(['a', 'b']).compile().parameters).toEqual(['x', ['a', 'b']]);
  });

  test('reads only the requested columns, under their names, and keeps its conditions', () => {
    expect(sqlTextOf(departments().only(['id', 'customerId']))).toBe(
      'select "id", "customer_id" as "customerId" from "department" where "name" <> $1 and "id" = any($2)',
    );
  });

  test('reuses the query for the same columns, and reads all columns when an unknown one is requested', () => {
    const query = departments();
    expect(query.only(['id', 'name'])).toBe(query.only(['id', 'name']));
    expect(query.only(['id', 'cardInfo'])).toBe(query);
  });

  test('keeps at most a hundred sets of columns in memory, and reads all columns beyond that', () => {
    const query = departments();
    const fields = ['id', 'name', 'customerId', 'zip', 'city', 'street', 'version', 'billingEmail'];
    const sets = Array.from({ length: 200 }, (_, bits) => fields.filter((__, at) => (bits + 1) & (1 << at)));
    expect(new Set(sets.map((set) => query.only(set))).size).toBe(101);
    expect(query.only(sets[199]!)).toBe(query);
    expect(query.only([...sets[0]!])).not.toBe(query);
  });
});
