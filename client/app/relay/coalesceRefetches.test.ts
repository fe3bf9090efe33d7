import { expect, test } from '@jest/globals';
import { coalesceRefetches } from './coalesceRefetches.ts';

function trackFetches() {
  const fetches: { succeed: () => void; fail: () => void }[] = [];
  const startFetch = () =>
    new Promise<void>((resolve, reject) => {
      fetches.push({ succeed: resolve, fail: () => reject(new Error('Connection lost')) });
    });
  return { fetches, refetch: coalesceRefetches(startFetch) };
}

const waitForNextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('calls made during a running fetch cause one further fetch together', async () => {
  const { fetches, refetch } = trackFetches();
  for (let event = 0; event < 5; event += 1) refetch();
  expect(fetches).toHaveLength(1);
  fetches[0]!.succeed();
  await waitForNextTask();
  expect(fetches).toHaveLength(2);
  fetches[1]!.succeed();
  await waitForNextTask();
  expect(fetches).toHaveLength(2);
});

test('a call after a failed fetch fetches again', async () => {
  const { fetches, refetch } = trackFetches();
  refetch();
  fetches[0]!.fail();
  await waitForNextTask();
  refetch();
  expect(fetches).toHaveLength(2);
});
