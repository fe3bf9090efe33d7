import { expect, test } from '@jest/globals';
import { dateOf } from '../../../domain/basics/dates.ts';
import { endingSoon } from '../../../domain/partners/providerEnds.ts';

test('nothing that the portal uses at a provider ends within sixty days', () => {
  expect(endingSoon(dateOf())).toEqual([]);
});
