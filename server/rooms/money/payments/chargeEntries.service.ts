import type { Services } from '../../../platform/services.ts';
import { chargeEntry } from './settle.service.ts';

/** Charges billed periods to cards. Never throws: `settlePayments` retries a charge that fails here. */
export async function chargeEntries(services: Services, entryIds: readonly string[]): Promise<void> {
  for (const entryId of entryIds)
    await chargeEntry(services, entryId).catch((error: unknown) =>
      services.log.warn({ err: error, entryId }, 'charging a billed period failed, will retry'),
    );
}
