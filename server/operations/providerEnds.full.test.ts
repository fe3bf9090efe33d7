import { expect, test } from '@jest/globals';
import { dateOf } from '../../domain/dates.ts';
import { endingSoon } from '../../domain/providerEnds.ts';

test('nothing that the portal uses at a provider ends within sixty days', () => {
  expect(endingSoon(dateOf())).toEqual([]);
});
