import { expect, test } from '@jest/globals';
import { SharedRead } from './SharedRead.ts';

/** Reads that the test ends, one after the other. */
function createReads() {
  const shared = new SharedRead<number>();
  const started: PromiseWithResolvers<number>[] = [];
  const read = () =>
    shared.read(() => {
      const running = Promise.withResolvers<number>();
      started.push(running);
      return running.promise;
    });
  return { read, started };
}

test('callers during a read share the next read, which begins when the first has ended', async () => {
  const { read, started } = createReads();
  const first = read();
  const others = [read(), read(), read()];
  expect(started).toHaveLength(1);
  started[0]!.resolve(1);
  expect(await first).toBe(1);
  await new Promise(setImmediate);
  expect(started).toHaveLength(2);
  started[1]!.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  expect(started).toHaveLength(2);
});

test('a failed read does not fail the callers of the next one', async () => {
  const { read, started } = createReads();
  const [first, second] = [read(), read()];
  started[0]!.reject(new Error('connection lost'));
  await expect(first).rejects.toThrow('connection lost');
  await new Promise(setImmediate);
  started[1]!.resolve(2);
  expect(await second).toBe(2);
});
