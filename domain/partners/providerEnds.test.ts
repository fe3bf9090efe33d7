import { expect, test } from '@jest/globals';
import { addDays } from '../basics/dates.ts';
import { endingSoon, providerEnds, WARNING_DAYS } from './providerEnds.ts';

test('an end is near from sixty days before, and stays so after it', () => {
  const [first] = providerEnds;
  const isNear = (today: string) => endingSoon(today).includes(first!);
  expect([-WARNING_DAYS - 1, -WARNING_DAYS, 0, 400].map((days) => isNear(addDays(first!.endsOn, days)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
