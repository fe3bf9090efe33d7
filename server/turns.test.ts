import { expect, test } from '@jest/globals';
import { Turns } from './Turns.ts';

test('those who wait come in their order, and a turn that is ended twice is given on once', async () => {
  const turns = new Turns(2);
  const order: number[] = [];
  const [first, second] = [await turns.take(), await turns.take()];
  const waiting = [3, 4].map(async (number) => {
    const end = await turns.take();
    order.push(number);
    return end;
  });
  first();
  first();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(order).toEqual([3]);
  second();
  (await Promise.all(waiting)).forEach((end) => end());
  expect(order).toEqual([3, 4]);
  await Promise.all([turns.take(), turns.take()]);
});

test('work that fails gives its turn on, too', async () => {
  const turns = new Turns(1);
  await expect(
    turns.run(async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await turns.run(async () => 'yes')).toBe('yes');
});

test('who comes when too many wait is refused, and those who wait are not', async () => {
  const turns = new Turns(1, 1);
  const end = await turns.take();
  const waiting = turns.take();
  await expect(turns.take()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
  end();
  (await waiting)();
  (await turns.take())();
});
