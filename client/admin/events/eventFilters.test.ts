import { describe, expect, test } from '@jest/globals';
import { parseEventFilters, showsNewEvents } from './eventFilters.ts';

const paramsOf = (query: string) => new URLSearchParams(query);

describe('the filters of events in the address', () => {
  test('are read, and unknown values are ignored', () => {
    expect(
      parseEventFilters(paramsOf('q= makroer &status=PUBLISHED&type=WORKSHOP&pris=betaling&tid=kommende')),
    ).toEqual({ search: 'makroer', status: 'PUBLISHED', type: 'WORKSHOP', isPaid: true, upcoming: true });
    expect(parseEventFilters(paramsOf('pris=gratis&tid=afholdte'))).toMatchObject({ isPaid: false, upcoming: false });
    expect(parseEventFilters(paramsOf('q= &status=UKENDT&type=FEST&pris=dyr&tid=nu'))).toEqual({
      search: null,
      status: null,
      type: null,
      isPaid: null,
      upcoming: null,
    });
  });

  test('and other orders keep new events out of the list, because only the server knows where they belong', () => {
    for (const [query, isShown] of [
      ['', true],
      ['sort=START_DESC', true],
      ['sort=PRICE', false],
      ['q=makroer', false],
    ] as const)
      expect([query, showsNewEvents(paramsOf(query))]).toEqual([query, isShown]);
  });
});
