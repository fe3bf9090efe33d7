import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { mutants } from './list.ts';

test.each(mutants)('the code still has the place of the mutant: $name', ({ file, from, to }) => {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  expect(text.replace(from, to)).not.toBe(text);
});
