import { expect, test } from '@jest/globals';
import { ByteCache } from './ByteCache.ts';

test('a cache of bytes drops what was not used for longest, and never exceeds its size', () => {
  const cache = new ByteCache<string>(100);
  for (let i = 0; i < 10; i += 1) cache.set(`key ${i}`, `value ${i}`, 10);
  expect(cache.get('key 0')).toBe('value 0');
  cache.set('key 10', 'value 10', 12);
  expect([cache.get('key 0'), cache.get('key 1'), cache.get('key 2'), cache.get('key 3')]).toEqual([
    'value 0',
    undefined,
    undefined,
    'value 3',
  ]);
  expect(cache.bytes).toBe(92);
});

test('a cache of bytes counts a replaced value once, and keeps none that would take most of it', () => {
  const cache = new ByteCache<string>(100);
  cache.set('key', 'small', 5);
  cache.set('key', 'larger', 10);
  expect(cache.bytes).toBe(10);
  cache.set('key', 'too large', 50);
  expect([cache.get('key'), cache.bytes]).toEqual([undefined, 0]);
});
