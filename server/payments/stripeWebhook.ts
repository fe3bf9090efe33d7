import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { handleOnce, isHandled, type ToldEvent } from '../webhooks/handledEvents.ts';
import type { WebhookRequest } from '../webhooks/serveWebhooks.ts';
import { applyOutcome, closedIfFailed } from './settle.service.ts';

/** An event only says where to look: what it is about is asked for anew, and settled in the transaction that marks it handled. */
export async function handleStripe(services: Services, { body, headers }: WebhookRequest): Promise<void> {
  const signature = headers['stripe-signature'];
  const { id, objectId, objectType } = services.stripe.verifyEvent(
    body,
    typeof signature === 'string' ? signature : undefined,
  );
  const event: ToldEvent = { provider: 'stripe', eventId: id };
  if (objectType !== 'payment_intent' || (await isHandled(services, event))) return;
  const { entryId, outcome: found } = await services.stripe.entryOf(objectId);
  const isKnown = entryId !== undefined && (await isOurs(services, entryId));
  const outcome = isKnown ? await closedIfFailed(services, found) : found;
  await handleOnce(services, event, async (write) => {
    if (isKnown) await applyOutcome(write, entryId, outcome);
  });
}

/** Another portal may share the account. */
const isOurs = async ({ reads }: Services, entryId: string) =>
  (
    await reads.run(
      { role: dbRoles.system },
      sqlBuilder.selectFrom('ledger_entry').select('id').where('id', '=', entryId),
    )
  ).length > 0;
