import { expect, test } from '@jest/globals';
import { shortAmounts } from './shortAmounts.ts';

test.each([
  [[0, 12_345], 'Beløb i kr', ['0', '123']],
  [[99_900, -550], 'Beløb i kr', ['999', '−5,5']],
  [[99_950, 100_000], 'Beløb i 1.000 kr', ['1', '1']],
  [[31_230_375, 123_456], 'Beløb i 1.000 kr', ['312', '1,2']],
  [[150_000_000_00, 1], 'Beløb i mio. kr', ['150', '0']],
  [[], 'Beløb i kr', []],
])('the amounts %j are labelled in a unit that keeps them short', (amounts, unit, labels) => {
  const short = shortAmounts(amounts);
  expect([short.unit, amounts.map(short.format)]).toEqual([unit, labels]);
});
