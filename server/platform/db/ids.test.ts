import { afterEach, expect, test } from '@jest/globals';
import { newId, timeDigits } from './ids.ts';

const realNow = Date.now;
afterEach(() => {
  Date.now = realNow;
});

const setClock = (time: number) => {
  Date.now = () => time;
};
const timeOf = (id: string) => id.slice('test_'.length, 'test_'.length + 10);

test('ids sort by the time of their creation, also many of one millisecond', () => {
  setClock(realNow());
  const ids = Array.from({ length: 10_000 }, () => newId('test'));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids stay in order when the clock is corrected a little, and follow it when it is set back further', () => {
  const now = realNow();
  setClock(now + 86_400_000);
  const ahead = newId('test');
  expect(timeOf(ahead)).toBe(timeDigits(new Date(now + 86_400_000)));

  setClock(now + 86_400_000 - 5_000);
  const [second, third] = [newId('test'), newId('test')];
  expect([third, second, ahead].toSorted()).toEqual([ahead, second, third]);

  setClock(now);
  const back = newId('test');
  expect(timeOf(back)).toBe(timeDigits(new Date(now)));
  expect(back < newId('test')).toBe(true);
});
