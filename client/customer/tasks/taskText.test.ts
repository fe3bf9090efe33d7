import { expect, test } from '@jest/globals';
import { shortId } from '../../../domain/basics/shortId.ts';
import { dueOf, remainingText, spentText } from './taskText.ts';

const NOON = Date.parse('2026-11-21T12:00:00+01:00');

test('formats spent time in hours and minutes', () => {
  expect([0, 45, 90, 120].map(spentText)).toEqual(['0 t', '45 min', '1 t 30 min', '2 t']);
});

test('formats the hours left of a card, and less than one hour with one decimal', () => {
  expect([25, 14.25, 1.02, 1, 0.75, 0].map(remainingText)).toEqual([
    '25 t',
    '14,25 t',
    '1,02 t',
    '1 t',
    '0,8 t',
    '0 t',
  ]);
});

test('shortens a card id to its last six characters', () => {
  expect(shortId('clip_01K9ZZa7f3k2')).toBe('a7f3k2');
});

test('marks only open tasks: as due on their last day in Copenhagen, and as overdue afterwards', () => {
  const due = (dueAt: string, isOpen = true) => dueOf({ dueAt, isOpen }, NOON);
  expect(due('2026-11-21T23:30:00+01:00')).toEqual({ text: 'I dag', isDueOrOverdue: true, isOverdue: false });
  expect(due('2026-11-20T23:30:00+01:00')).toEqual({ text: '20. nov.', isDueOrOverdue: true, isOverdue: true });
  expect(due('2026-11-22T00:30:00+01:00')).toEqual({ text: '22. nov.', isDueOrOverdue: false, isOverdue: false });
  expect(due('2027-01-05T09:00:00+01:00').text).toBe('5. jan. 2027');
  expect(due('2026-11-20T09:00:00+01:00', false)).toEqual({
    text: '20. nov.',
    isDueOrOverdue: false,
    isOverdue: false,
  });
});
