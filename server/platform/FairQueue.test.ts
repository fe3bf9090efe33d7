import { describe, expect, test } from '@jest/globals';
import { FairQueue, type Turn } from './FairQueue.ts';

/** A queue whose only slot is taken, and a function that adds work whose order is recorded. */
function busyQueue({ maxWaitMs = 60_000, maxWaiting = 1_000 } = {}) {
  const queue = new FairQueue({ atOnce: 1, maxWaitMs, maxWaiting });
  const order: string[] = [];
  let release!: () => void;
  const holder = queue.run({ keys: [], lane: 'strangers' }, () => new Promise<void>((resolve) => (release = resolve)));
  const add = (name: string, keys: Turn['keys'], lane: Turn['lane'] = 'strangers') =>
    queue.run({ keys, lane }, async () => void order.push(name)).catch(() => void order.push(`${name} refused`));
  return { queue, order, add, release: () => release(), holder };
}

describe('work that waits', () => {
  test('is done in turns of lanes, and within a lane in turns of addresses and of accounts', async () => {
    const { order, add, release } = busyQueue();
    const all = [
      ...['1', '2', '3'].map((n) => add(`flood ${n}`, ['address a', `account ${n}`])),
      ...['4', '5', '6'].map((n) => add(`guess ${n}`, [`address ${n}`, 'account z'])),
      add('other', ['address b', 'account b']),
      add('known 1', ['address a', 'account z'], 'known'),
      add('known 2', ['address c', 'account c'], 'known'),
    ];
    release();
    await Promise.all(all);
    expect(order).toEqual([
      'known 1',
      'flood 1',
      'known 2',
      'guess 4',
      'other',
      'flood 2',
      'guess 5',
      'flood 3',
      'guess 6',
    ]);
  });

  test('is not refused because much waits, and begins anew once nothing waits', async () => {
    const { queue, order, add, release } = busyQueue();
    const all = Array.from({ length: 300 }, (_, i) => add(`${i}`, [`address ${i}`]));
    expect(queue.waiting).toBe(300);
    release();
    await Promise.all(all);
    expect(order.filter((name) => name.includes('refused'))).toEqual([]);
    expect(queue.waiting).toBe(0);
    await add('later', ['address 1']);
    expect(order.at(-1)).toBe('later');
  });

  test('is refused after its time, and leaves its place to the next', async () => {
    const { order, add, release, holder } = busyQueue({ maxWaitMs: 1 });
    await add('late', ['a']);
    expect(order).toEqual(['late refused']);
    release();
    await holder;
    await add('next', ['a']);
    expect(order).toEqual(['late refused', 'next']);
  });

  test('of those who ask most is refused when there is no room', async () => {
    const { order, add, release } = busyQueue({ maxWaiting: 3 });
    const all = [add('1', ['a']), add('2', ['a']), add('3', ['a']), add('other', ['b'])];
    release();
    await Promise.all(all);
    expect(order).toEqual(['3 refused', '1', 'other', '2']);
  });

  test('that fails frees its slot', async () => {
    const queue = new FairQueue({ atOnce: 1, maxWaitMs: 60_000, maxWaiting: 1 });
    const turn: Turn = { keys: ['a'], lane: 'strangers' };
    await expect(queue.run(turn, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await queue.run(turn, async () => 'done')).toBe('done');
  });
});
