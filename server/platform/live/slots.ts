import type { MemoryAccount } from '../rateLimit/MemoryBudget.ts';
import type { Services } from '../services.ts';

/** Slots are released after this time even if the answer is not ready, so that a slow answer delays no other. */
const MAX_SLOT_MS = 10_000;

/**
 * Takes what the answer to one event needs: a slot, because an event may concern more readers than the database has
 * connections, and memory for its rows. `release` must be called when the answer is ready, before it is sent.
 */
export async function takeSlots(
  { live, heavyQueries, memory, config }: Pick<Services, 'live' | 'heavyQueries' | 'memory' | 'config'>,
  { caller, cost }: { caller: string; cost: number },
): Promise<{ release: () => void; account: MemoryAccount }> {
  const releaseHeavy = await heavyQueries.acquire(caller, cost);
  const releaseSlot = await live.readSlots.acquire();
  const releaseSlots = () => {
    releaseSlot();
    releaseHeavy();
  };
  const timeout = setTimeout(releaseSlots, MAX_SLOT_MS).unref();
  const account = memory.open({ caller, maxBytes: config.limits.memoryBytes / 3 });
  return {
    account,
    release: () => {
      clearTimeout(timeout);
      account.close();
      releaseSlots();
    },
  };
}
