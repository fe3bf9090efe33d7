import { describe, expect, test } from '@jest/globals';
import { estimateShortage, minutesToCome } from './taskEstimates.ts';

const task = { estimateMinutes: 240 as number | null, minutesSpent: 0, isOpen: true };
const card = { status: 'ACTIVE', hours: 10, hoursUsed: 4, plannedMinutes: 240 };

describe('the minutes that a task is still estimated to take', () => {
  test.each([
    [{}, 240],
    [{ minutesSpent: 60 }, 180],
    [{ minutesSpent: 300 }, 0],
    [{ isOpen: false }, 0],
    [{ estimateMinutes: null }, 0],
  ])('%j: %i', (fields, minutes) => {
    expect(minutesToCome({ ...task, ...fields })).toBe(minutes);
  });
});

describe('the shortage of a task', () => {
  test('is nothing while the card has enough for all of its tasks', () => {
    expect(estimateShortage(task, { ...card, plannedMinutes: 360 })).toBeUndefined();
  });

  test('counts what the other tasks of the card take', () => {
    expect(estimateShortage(task, { ...card, plannedMinutes: 361 })).toEqual({
      estimate: 240,
      others: 121,
      left: 360,
      missing: 1,
    });
  });

  test('is the whole estimate when the hours of the card cannot be used', () => {
    expect(estimateShortage(task, { ...card, status: 'EXPIRED' })).toMatchObject({ left: 0, missing: 240 });
    expect(estimateShortage(task, { ...card, hoursUsed: 12 })).toMatchObject({ left: 0, missing: 240 });
  });

  test('is nothing for a task that has begun, is done, or has no estimate', () => {
    const empty = { ...card, hoursUsed: 10 };
    for (const fields of [{ minutesSpent: 1 }, { isOpen: false }, { estimateMinutes: null }, { estimateMinutes: 0 }])
      expect(estimateShortage({ ...task, ...fields }, empty)).toBeUndefined();
  });

  test('counts a task that the sum of the card does not contain yet', () => {
    expect(estimateShortage(task, { ...card, hoursUsed: 8, plannedMinutes: 0 })).toEqual({
      estimate: 240,
      others: 0,
      left: 120,
      missing: 120,
    });
  });
});
