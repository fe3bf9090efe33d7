import { describe, expect, test } from '@jest/globals';
import { migrationNames, migrations } from './migrationList.ts';

describe('the list of migrations', () => {
  test('has the files of the folder in the order of their numbers', () => {
    expect(migrationNames(['111_limits.ts', '110_terms.ts', '001_initial_schema.ts'])).toEqual([
      '001_initial_schema',
      '110_terms',
      '111_limits',
    ]);
  });

  test('has the class of each file', () => {
    expect(migrations[0]).toEqual({ name: '001_initial_schema', class: expect.any(Function) });
    expect(migrations[0]!.class.name).toBe('InitialSchema');
  });

  test.each(['terms.ts', '12_terms.ts', '112-terms.ts', '112_Terms.ts', '112_terms.sql', '112_terms.test.ts', 'old'])(
    'refuses a file named %s',
    (file) => {
      expect(() => migrationNames(['110_terms.ts', '111_limits.ts', file])).toThrow(`and not ${file}`);
    },
  );

  test('refuses a number that two files have', () => {
    expect(() => migrationNames(['110_terms.ts', '110_limits.ts'])).toThrow('the number of 110_limits');
    expect(() => migrationNames(['031_terms.ts', '031_limits.ts'])).toThrow('the number of 031_limits');
  });

  test('refuses a gap between the numbers, except for those that were never used', () => {
    expect(migrationNames(['031_keys.ts', '033_roles.ts', '096_ids.ts', '110_terms.ts'])).toHaveLength(4);
    expect(() => migrationNames(['110_terms.ts', '112_limits.ts'])).toThrow('between 110_terms and 112_limits');
    expect(() => migrationNames(['096_ids.ts', '111_limits.ts'])).toThrow('between 096_ids and 111_limits');
  });
});
