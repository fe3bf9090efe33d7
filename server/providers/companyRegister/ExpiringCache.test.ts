import { expect, test } from '@jest/globals';
import { TestClock } from '../http/testing/TestClock.ts';
import { ExpiringCache } from './ExpiringCache.ts';

test('drops the oldest entry when it is full', async () => {
  const cache = new ExpiringCache<string>({ clock: new TestClock(), maxEntries: 2, lifetimeMs: 1_000 });
  const loaded: string[] = [];
  const read = (key: string) =>
    cache.get(key, async () => {
      loaded.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'c', 'b', 'a']) await read(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'a']);
});
