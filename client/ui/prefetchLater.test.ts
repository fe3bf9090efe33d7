import { expect, jest, test } from '@jest/globals';
import { prefetchLater } from './prefetchLater.ts';

test('modules are fetched one after the other, each in an idle moment, and more can follow', async () => {
  jest.useFakeTimers();
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const fetchOf = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await jest.advanceTimersByTimeAsync(0);
  };
  const becomeIdle = () => idle.splice(0).forEach((callback) => callback());
  try {
    prefetchLater(fetchOf('one'));
    prefetchLater(fetchOf('two'));
    becomeIdle();
    expect(begun).toEqual([]);

    jest.advanceTimersByTime(2_000);
    becomeIdle();
    becomeIdle();
    expect(begun).toEqual(['one']);
    await end('one');
    expect(begun).toEqual(['one']);
    becomeIdle();
    expect(begun).toEqual(['one', 'two']);
    await end('two');
    becomeIdle();

    prefetchLater(fetchOf('three'));
    jest.advanceTimersByTime(2_000);
    becomeIdle();
    expect(begun).toEqual(['one', 'two', 'three']);
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }
});
