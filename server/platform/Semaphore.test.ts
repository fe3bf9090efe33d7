import { describe, expect, test } from '@jest/globals';
import { Semaphore } from './Semaphore.ts';

describe('a semaphore', () => {
  test('serves waiting callers in order, and ignores a second release of the same slot', async () => {
    const semaphore = new Semaphore(2);
    const order: number[] = [];
    const [first, second] = [await semaphore.acquire(), await semaphore.acquire()];
    const waiting = [3, 4].map(async (number) => {
      const release = await semaphore.acquire();
      order.push(number);
      return release;
    });
    first();
    first();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(order).toEqual([3]);
    second();
    (await Promise.all(waiting)).forEach((release) => release());
    expect(order).toEqual([3, 4]);
    await Promise.all([semaphore.acquire(), semaphore.acquire()]);
  });

  test('releases the slot of work that fails', async () => {
    const semaphore = new Semaphore(1);
    await expect(
      semaphore.run(async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await semaphore.run(async () => 'yes')).toBe('yes');
  });

  test('refuses a caller when the queue is full, and still serves the waiting ones', async () => {
    const semaphore = new Semaphore(1, 1);
    const release = await semaphore.acquire();
    const waiting = semaphore.acquire();
    await expect(semaphore.acquire()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
    release();
    (await waiting)();
    (await semaphore.acquire())();
  });
});
