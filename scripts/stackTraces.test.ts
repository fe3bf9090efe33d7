import { expect, test } from '@jest/globals';
import { sourcePosition } from './stackTraces.mjs';

/** Compiled line 1 is source line 3 from column 5; line 2 has columns 1 and 9 of source lines 4 and 20. */
const mappings = 'AAEI;AACJ,QAgBC';

test('the position in the source is that of the last segment that begins before it', () => {
  expect(sourcePosition(mappings, 1, 1)).toEqual({ line: 3, column: 5 });
  expect(sourcePosition(mappings, 1, 40)).toEqual({ line: 3, column: 5 });
  expect(sourcePosition(mappings, 2, 8)).toEqual({ line: 4, column: 1 });
  expect(sourcePosition(mappings, 2, 9)).toEqual({ line: 20, column: 2 });
});

test('a position without a segment has no source', () => {
  expect(sourcePosition(mappings, 3, 1)).toBeUndefined();
  expect(sourcePosition('', 1, 1)).toBeUndefined();
});
