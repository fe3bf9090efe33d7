import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { violatedUniqueConstraint } from '../db/violations.ts';
import type { Write } from '../db/writes.ts';
import type { Services } from '../services.ts';
import { ProviderEvent } from './ProviderEvent.ts';

const system = { role: dbRoles.system };

/** Identifies a webhook event of a provider. */
export interface ProviderEventId {
  provider: 'stripe' | 'shopify';
  eventId: string;
}

/** Whether the event has been handled. Saves work before `handleOnce`, which alone is safe against duplicates. */
export const isHandled = async ({ reads }: Services, { provider, eventId }: ProviderEventId): Promise<boolean> =>
  (
    await reads.run(
      system,
      sqlBuilder
        .selectFrom('provider_event')
        .select('event_id')
        .where('provider', '=', provider)
        .where('event_id', '=', eventId),
    )
  ).length > 0;

/**
 * Runs the work in the transaction that records the event as handled. If the event is delivered twice at the same time,
 * one delivery does the work and the other one changes nothing. Rejects when the work fails; the event then stays
 * unhandled.
 */
export async function handleOnce(
  { writes }: Services,
  { provider, eventId }: ProviderEventId,
  work: (write: Write) => Promise<void>,
): Promise<void> {
  await writes
    .run(system, async (write) => {
      await write.em.insert(ProviderEvent, { provider, eventId, handledAt: new Date() });
      await work(write);
    })
    .catch((error: unknown) => {
      if (violatedUniqueConstraint(error) !== 'provider_event_pkey') throw error;
    });
}
