import { describe, expect, test } from '@jest/globals';
import { raw } from '@mikro-orm/postgresql';
import { bindValues } from './boundStatements.ts';

const platform = { quoteIdentifier: (name: unknown) => `"${String(name)}"` } as Parameters<typeof bindValues>[2];
const bound = (sql: string, params: unknown[]) => Object.values(bindValues(sql, params, platform));

describe('a MikroORM statement', () => {
  test('is sent with its values as parameters, numbered in their order', () => {
    expect(bound('? and a = ? and b = ?', ['x', 1, null])).toEqual(['$1 and a = $2 and b = $3', ['x', 1, null]]);
  });

  test('keeps identifiers and escaped question marks in its text', () => {
    expect(bound(String.raw`select ?? from t where tags \? ?`, ['name', 'red'])).toEqual([
      'select "name" from t where tags ? $1',
      ['red'],
    ]);
  });

  test('without values is not changed', () => {
    expect(bound(`select tags ? 'a'`, [])).toEqual([`select tags ? 'a'`, []]);
  });

  test('has one parameter for each value of a list', () => {
    expect(bound('a in (?) and b = ?', [['x', 'y'], 'z'])).toEqual(['a in ($1, $2) and b = $3', ['x', 'y', 'z']]);
  });

  test('includes the values of a raw fragment in their order', () => {
    expect(bound('a = ? and b = ? and c = ?', [1, raw('lower(?)', ['X']), 2])).toEqual([
      'a = $1 and b = lower($2) and c = $3',
      [1, 'X', 2],
    ]);
  });

  test('sends objects as JSON, and dates and bytes unchanged', () => {
    const [now, bytes] = [new Date(), Buffer.from('x')];
    expect(bound('?, ?, ?', [{ a: [1] }, now, bytes])).toEqual(['$1, $2, $3', ['{"a":[1]}', now, bytes]]);
  });

  test('is refused when a value is undefined', () => {
    expect(() => bound('a = ?', [undefined])).toThrow('A value is missing in: a = ?');
    expect(() => bound('a = ? and b = ?', [1])).toThrow('A value is missing');
  });
});
