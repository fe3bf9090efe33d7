import { describe, expect, test } from '@jest/globals';
import { parseTimelineFilters, timelineQueryOf } from './timelineFilters.ts';

describe('the filters of the timeline', () => {
  test('are read from the address, without unknown values', () => {
    expect(parseTimelineFilters(new URLSearchParams('vis=MONEY&person=+Ida+&fra=2026-01-02&til=x'))).toEqual({
      group: 'MONEY',
      person: 'Ida',
      from: '2026-01-02',
      to: null,
    });
    expect(parseTimelineFilters(new URLSearchParams('vis=toString&person='))).toEqual({
      group: null,
      person: null,
      from: null,
      to: null,
    });
  });

  test('are translated from addresses of the former list of activities', () => {
    expect(timelineQueryOf(new URLSearchParams('type=license_request&person=Ida&fra=2026-01-02'))).toBe(
      '?person=Ida&fra=2026-01-02&vis=LICENSES',
    );
    expect(timelineQueryOf(new URLSearchParams('type=nothing'))).toBe('');
  });
});
