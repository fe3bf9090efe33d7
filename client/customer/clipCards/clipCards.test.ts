import { expect, test } from '@jest/globals';
import { firstPriceList } from '../../../domain/money/prices.ts';
import {
  balanceText,
  expiryText,
  hoursNumber,
  isClipCardExpired,
  usedText,
} from '../../../domain/sales/clipCardText.ts';
import { tenHours } from '../../../domain/testing/prices.ts';
import { hourRows } from '../../parts/hours/hourRows.ts';
import { buyLabel, parseHours } from './buyText.ts';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-21', 'Udløber i dag'],
  ['2026-11-22', 'Udløber om 1 dag'],
  ['2026-12-21', 'Udløber om 30 dage'],
  ['2026-12-22', undefined],
  ['2026-11-20', undefined],
])('describes a card that is valid until %s as: %s', (expiresOn, text) =>
  expect(expiryText(expiresOn, TODAY)).toBe(text),
);

test('keeps a card valid on its last day and expires it on the day after', () => {
  expect([
    isClipCardExpired(TODAY, TODAY),
    isClipCardExpired('2026-11-20', TODAY),
    isClipCardExpired(null, TODAY),
  ]).toEqual([false, true, false]);
});

test.each([
  [14.25, '14,25'],
  [10, '10'],
  [0.75, '0,8'],
  [1, '1'],
])('formats %f hours as %s', (hours, text) => expect(hoursNumber(hours)).toBe(text));

test('formats used time with a minus, returned time with a plus, and a balance below zero with a minus', () => {
  expect([usedText(90), usedText(-30), balanceText(870), balanceText(-15)]).toEqual([
    '−1,50',
    '+0,50',
    '14,50',
    '−0,25',
  ]);
});

test('calculates the balance after each entry, and adds the purchase when all entries are loaded', () => {
  const entry = (id: string, minutes: number) => ({
    id,
    minutes,
    workedOn: TODAY,
    description: id,
    reason: null,
    loggedBy: 'Sofie',
    task: null,
  });
  const card = {
    id: 'clip_1',
    hours: 10,
    hoursUsed: 4 / 3,
    createdAt: '2026-11-01T09:00:00Z',
    user: { name: 'Freja' },
  };
  const entries = [entry('b', -10), entry('a', 90)];
  expect(hourRows(card, entries, true).map(({ id, balanceMinutes }) => [id, balanceMinutes])).toEqual([
    ['b', 520],
    ['a', 510],
    ['clip_1', 600],
  ]);
  expect(hourRows(card, entries.slice(0, 1), false).map(({ id, balanceMinutes }) => [id, balanceMinutes])).toEqual([
    ['b', 520],
  ]);
});

test('labels the button with the net price by invoice, the full price by card, and no price for invalid hours', () => {
  expect([
    buyLabel(firstPriceList, 10, false),
    buyLabel(firstPriceList, 10, true),
    buyLabel(firstPriceList, NaN, false),
  ]).toEqual([`Køb for ${tenHours.netText}`, `Betal ${tenHours.grossText}`, 'Køb klippekort']);
});

test.each(['0', '101', '-5', '2.5', '1e1', 'abc', '', null])('ignores %p as the hours of a URL', (value) =>
  expect(parseHours(value)).toBeNull(),
);

test('reads the hours of a URL that can be bought', () =>
  expect(['1', '25', '100'].map(parseHours)).toEqual([1, 25, 100]));
