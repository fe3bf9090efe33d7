import { expect, test } from '@jest/globals';
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
const textOf = (query: { by: (ids: string[]) => { compile: () => { sql: string } } }) => query.by(['a']).compile().sql;

test('any number of ids has the same text, with the ids in their own place', () => {
  const query = departments();
  expect(textOf(query)).toBe(query.by(['a', 'b']).compile().sql);
  expect(query.by(['a', 'b']).compile().parameters).toEqual(['x', ['a', 'b']]);
});

test('with a part of the columns it reads those alone, under their names, and keeps its conditions', () => {
  expect(textOf(departments().only(['id', 'customerId']))).toBe(
    'select "id", "customer_id" as "customerId" from "department" where "name" <> $1 and "id" = any($2)',
  );
});

test('the same part is the same query, and a column that it has not makes it whole', () => {
  const query = departments();
  expect(query.only(['id', 'name'])).toBe(query.only(['id', 'name']));
  expect(query.only(['id', 'cardInfo'])).toBe(query);
});

test('nobody fills the memory with sets of columns: beyond a hundred all are read', () => {
  const query = departments();
  const fields = ['id', 'name', 'customerId', 'zip', 'city', 'street', 'version', 'billingEmail'];
  const sets = Array.from({ length: 200 }, (_, bits) => fields.filter((__, at) => (bits + 1) & (1 << at)));
  expect(new Set(sets.map((set) => query.only(set))).size).toBe(101);
  expect(query.only(sets[199]!)).toBe(query);
  expect(query.only([...sets[0]!])).not.toBe(query);
});
