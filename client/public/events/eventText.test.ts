import { expect, test } from '@jest/globals';
import { sortEvents, isClosed, leafOf, eventPriceText, takenText, timeSpan } from './eventText.ts';

const now = Date.parse('2026-11-21T12:00:00+01:00');
const event = (id: string, date: string, startTime = '09:00', endTime = '12:00', status = 'PUBLISHED') => ({
  id,
  date,
  startTime,
  endTime,
  status,
});

test('sorts upcoming events with the soonest first, then past events with the latest first', () => {
  const sorted = sortEvents(
    [
      event('long ago', '2026-03-01'),
      event('next year', '2027-01-15'),
      event('closed early', '2026-12-24', '09:00', '12:00', 'COMPLETED'),
      event('tomorrow', '2026-11-22'),
      event('yesterday', '2026-11-20'),
      event('called off', '2026-12-01', '09:00', '12:00', 'CANCELLED'),
    ],
    now,
  );
  expect(sorted.map(({ id }) => id)).toEqual([
    'tomorrow',
    'called off',
    'next year',
    'closed early',
    'yesterday',
    'long ago',
  ]);
});

test('counts an event as upcoming until its end time in Copenhagen', () => {
  const order = (at: string) =>
    sortEvents(
      [event('earlier', '2026-07-01', '08:00', '09:00'), event('later', '2026-07-01', '10:00', '11:00')],
      Date.parse(at),
    ).map(({ id }) => id);
  expect(order('2026-07-01T06:59:00Z')).toEqual(['earlier', 'later']);
  expect(order('2026-07-01T07:00:00Z')).toEqual(['later', 'earlier']);
});

test('treats events as closed that are over, cancelled, completed or of an unknown status', () => {
  const far = '2999-01-01';
  expect(isClosed(event('open', far))).toBe(false);
  expect(
    ['CANCELLED', 'COMPLETED', 'POSTPONED'].map((status) => isClosed(event('other', far, '09:00', '12:00', status))),
  ).toEqual([true, true, true]);
  expect(isClosed(event('over', '2020-01-01'))).toBe(true);
});

test('formats times, prices, places and dates as Danes write them', () => {
  expect(timeSpan(event('one', '2026-12-03', '09:00', '12:30'))).toBe('09.00–12.30');
  expect([125_000, 9_950, 0, null, undefined].map(eventPriceText)).toEqual([
    '1.250 kr',
    '99,50 kr',
    'Gratis',
    'Gratis',
    'Gratis',
  ]);
  expect([takenText(7, 12), takenText(1_200, 1_500), takenText(1_200, null)]).toEqual([
    '7 / 12',
    '1.200 / 1.500',
    '1.200',
  ]);
  expect(['2026-12-03', '2027-05-31'].map(leafOf)).toEqual([
    { month: 'dec', day: 3 },
    { month: 'maj', day: 31 },
  ]);
});
