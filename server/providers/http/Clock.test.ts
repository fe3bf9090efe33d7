import { afterEach, expect, test } from '@jest/globals';
import { machineClock } from './Clock.ts';

const { Date: realDate } = globalThis;
afterEach(() => {
  globalThis.Date = realDate;
});

test('the clock of the provider clients follows a Date that is replaced after it was loaded', () => {
  globalThis.Date = class extends realDate {
    static override now = () => 1_830_000_000_000;
  } as DateConstructor;
  expect(machineClock.now()).toBe(1_830_000_000_000);
});
