import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { StripeEvent } from '../providers/stripe/Stripe.ts';
import type { WebhookRequest } from '../webhooks/serveWebhooks.ts';
import { ProviderEvent } from './ProviderEvent.ts';
import { applyOutcome, closedIfFailed } from './settle.service.ts';

const PROVIDER = 'stripe';

/** An event only says where to look: what it is about is asked for anew, and settled in the transaction that marks it handled. */
export async function handleStripe(services: Services, { body, headers }: WebhookRequest): Promise<void> {
  const signature = headers['stripe-signature'];
  const event = services.stripe.verifyEvent(body, typeof signature === 'string' ? signature : undefined);
  if (event.objectType !== 'payment_intent' || (await isHandled(services, event))) return;
  const { entryId, outcome: found } = await services.stripe.entryOf(event.objectId);
  const isKnown = entryId !== undefined && (await isOurs(services, entryId));
  const outcome = isKnown ? await closedIfFailed(services, found) : found;
  try {
    await services.writes.run({ role: dbRoles.system }, async (write) => {
      await write.em.insert(ProviderEvent, { provider: PROVIDER, eventId: event.id, handledAt: new Date() });
      if (isKnown) await applyOutcome(write, entryId, outcome);
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
}

const isHandled = async ({ reads }: Services, { id }: StripeEvent) => (await reads.run(
  { role: dbRoles.system }, sqlBuilder.selectFrom('provider_event').select('event_id').where('provider', '=', PROVIDER).where('event_id', '=', id))).length > 0;

/** Another portal may share the account. */
const isOurs = async ({ reads }: Services, entryId: string) =>
  (await reads.run({ role: dbRoles.system }, sqlBuilder.selectFrom('ledger_entry').select('id').where('id', '=', entryId))).length > 0;
