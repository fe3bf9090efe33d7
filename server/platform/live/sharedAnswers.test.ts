import { describe, expect, test } from '@jest/globals';
import type { LiveEvent } from './events.ts';
import { SharedAnswers, type LiveAnswer } from './SharedAnswers.ts';
import { namesThatDependOn } from './userDependence.ts';

const event = (): LiveEvent => ({ topic: 'activity.added', id: 'act_1', customerId: 'cust_1' });
const answer = (payload = '{}'): LiveAnswer => ({ payload, cost: 1 });

/** Counts how often an answer is computed. */
function counted(payload?: string) {
  const compute = async () => {
    compute.count += 1;
    return answer(payload);
  };
  compute.count = 0;
  return compute;
}

describe('the answer to an event', () => {
  test('is computed once for each key of each event, at the same time and later', async () => {
    const answers = new SharedAnswers(Infinity);
    const [one, other] = [event(), event()];
    const compute = counted();
    await Promise.all([answers.of(one, 'a', compute), answers.of(one, 'a', compute)]);
    await answers.of(one, 'a', compute);
    expect(compute.count).toBe(1);
    await Promise.all([answers.of(one, 'b', compute), answers.of(other, 'a', compute)]);
    expect(compute.count).toBe(3);
  });

  test('is shared while it is computed, and not kept once it is old', async () => {
    const answers = new SharedAnswers(-1);
    const [one, compute] = [event(), counted()];
    await Promise.all([answers.of(one, 'a', compute), answers.of(one, 'a', compute)]);
    expect(compute.count).toBe(1);
    await answers.of(one, 'a', compute);
    expect(compute.count).toBe(2);
    await answers.of(event(), 'a', compute);
    // Only the last answer is kept, and counted.
    expect(answers.bytes).toBeLessThan(1_000);
  });

  test('that failed is computed again', async () => {
    const answers = new SharedAnswers(Infinity);
    const one = event();
    const failing = answers.of(one, 'a', () => Promise.reject(new Error('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect(await answers.of(one, 'a', async () => answer())).toEqual(answer());
    expect(answers.bytes).toBeLessThan(1_000);
  });

  test('is forgotten when newer answers need its memory', async () => {
    const answers = new SharedAnswers(Infinity);
    const large = counted('x'.repeat(200_000));
    const events = Array.from({ length: 20 }, event);
    for (const one of events) await answers.of(one, 'a', large);
    expect(answers.bytes).toBeLessThan(2_500_000);
    await answers.of(events.at(-1)!, 'a', large);
    expect(large.count).toBe(20);
    await answers.of(events[0]!, 'a', large);
    expect(large.count).toBe(21);
  });
});

test('an object depends on the user when its SQL reads the user, directly or through other objects', () => {
  const objects = [
    { name: 'seen_task', definition: `(user_id = current_setting('app.user_id'::text, true))` },
    { name: 'task_view', definition: 'select t.id from task t join public.seen_task s on s.task_id = t.id' },
    { name: 'count_tasks', definition: 'select count(*) from "task_view"' },
    { name: 'task', definition: `(customer_id = current_setting('app.customer_id'::text, true))` },
    { name: 'old_task', definition: 'select * from unseen_task_view' },
  ];
  expect([...namesThatDependOn('app.user_id', objects)].sort()).toEqual([
    'app.user_id',
    'count_tasks',
    'seen_task',
    'task_view',
  ]);
});
