import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { brokenUnique } from '../db/violations.ts';
import type { Write } from '../db/writes.ts';
import { ProviderEvent } from './ProviderEvent.ts';

const system = { role: dbRoles.system };

/** As its provider names it. */
export interface ToldEvent {
  provider: 'stripe' | 'shopify';
  eventId: string;
}

export const isHandled = async ({ reads }: Services, { provider, eventId }: ToldEvent): Promise<boolean> =>
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

/** What an event brings, in the transaction that marks it handled: of two who bring it at once, one does. */
export async function handleOnce(
  { writes }: Services,
  { provider, eventId }: ToldEvent,
  work: (write: Write) => Promise<void>,
): Promise<void> {
  await writes
    .run(system, async (write) => {
      await write.em.insert(ProviderEvent, { provider, eventId, handledAt: new Date() });
      await work(write);
    })
    .catch((error: unknown) => {
      if (brokenUnique(error) !== 'provider_event_pkey') throw error;
    });
}
