import type { MemoryAccount } from '../rateLimit/MemoryBudget.ts';
import type { Services } from '../services.ts';

/** A slot is released after this time even if the answer is not ready, so that a slow answer delays no other. */
const MAX_SLOT_MS = 10_000;

/**
 * Takes what the answer to one event needs: memory for its rows, and a slot, because an event may concern more readers
 * than the database has connections. `release` must be called when the answer is ready, before it is sent.
 */
export async function takeSlots(
  { live, memory }: Pick<Services, 'live' | 'memory'>,
  operation: { caller: string; cost: number },
): Promise<{ release: () => void; account: MemoryAccount }> {
  const account = await memory.admit(operation);
  const releaseSlot = await live.readSlots.acquire();
  const timeout = setTimeout(releaseSlot, MAX_SLOT_MS).unref();
  return {
    account,
    release: () => {
      clearTimeout(timeout);
      account.close();
      releaseSlot();
    },
  };
}
