import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { handleOnce, isHandled, type ProviderEventId } from '../webhooks/handledEvents.ts';
import type { WebhookRequest } from '../webhooks/serveWebhooks.ts';
import { applyOutcome, cancelFailedCharge } from './settle.service.ts';

/**
 * The event only names a payment. The payment's state is fetched from Stripe, and settled in the transaction that marks
 * the event as handled.
 */
export async function handleStripe(services: Services, { body, headers }: WebhookRequest): Promise<void> {
  const signature = headers['stripe-signature'];
  const { id, objectId, objectType } = services.stripe.verifyEvent(
    body,
    typeof signature === 'string' ? signature : undefined,
  );
  const event: ProviderEventId = { provider: 'stripe', eventId: id };
  if (objectType !== 'payment_intent' || (await isHandled(services, event))) return;
  const { entryId, attempt, outcome: found } = await services.stripe.readPaymentEntry(objectId);
  const hasEntry = entryId !== undefined && (await hasLedgerEntry(services, entryId));
  const outcome = hasEntry ? await cancelFailedCharge(services, found) : found;
  await handleOnce(services, event, async (write) => {
    if (hasEntry) await applyOutcome(write, services, { entryId, attempt, outcome });
  });
}

/** Another portal may share the Stripe account, so its payments also arrive here. */
const hasLedgerEntry = async ({ reads }: Services, entryId: string) =>
  (
    await reads.run(
      { role: dbRoles.system },
      sqlBuilder.selectFrom('ledger_entry').select('id').where('id', '=', entryId),
    )
  ).length > 0;
