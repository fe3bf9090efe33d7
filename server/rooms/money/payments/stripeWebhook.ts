import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { handleOnce, isHandled, type ProviderEventId } from '../../../platform/webhooks/handledEvents.ts';
import type { WebhookRequest } from '../../../platform/webhooks/serveWebhooks.ts';
import { applyChargeOutcome, endIfFailed } from '../invoices/payByCard.service.ts';
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
  const { subject, outcome: found } = await services.stripe.readPayment(objectId);
  if (subject && 'invoiceChargeId' in subject) {
    const { invoiceChargeId } = subject;
    const isOwn = await exists(services, 'invoice_charge', invoiceChargeId);
    const ended = isOwn ? await endIfFailed(services, found) : found;
    await handleOnce(services, event, async (write) => {
      if (isOwn) await applyChargeOutcome(write, services, invoiceChargeId, ended);
    });
    return;
  }
  const isOwn = subject !== undefined && (await exists(services, 'ledger_entry', subject.entryId));
  const outcome = isOwn ? await cancelFailedCharge(services, found) : found;
  await handleOnce(services, event, async (write) => {
    if (isOwn) await applyOutcome(write, services, { attempt: 1, ...subject, outcome });
  });
}

/** Another portal may share the Stripe account, so its payments also arrive here. */
const exists = async ({ reads }: Services, table: 'ledger_entry' | 'invoice_charge', id: string) =>
  (await reads.run({ role: dbRoles.system }, sqlBuilder.selectFrom(table).select('id').where('id', '=', id))).length >
  0;
