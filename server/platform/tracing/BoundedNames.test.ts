import { expect, test } from '@jest/globals';
import { BoundedNames } from './BoundedNames.ts';

test('keeps the first 300 names apart, cuts long ones, and names all others alike', () => {
  const names = new BoundedNames();
  const kept = Array.from({ length: 300 }, (_, i) => names.bounded(`Query${i}`));
  expect(new Set(kept).size).toBe(300);
  expect([names.bounded('Query299'), names.bounded('Query300'), names.bounded('')]).toEqual([
    'Query299',
    'other',
    'anonymous',
  ]);
  expect(new BoundedNames().bounded('x'.repeat(1_000))).toBe('x'.repeat(100));
});
