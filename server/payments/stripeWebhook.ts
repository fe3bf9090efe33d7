import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { sendRestError } from '../rest/rest.ts';
import type { StripeEvent } from '../providers/stripe/Stripe.ts';
import { ProviderEvent } from './ProviderEvent.ts';
import { applyOutcome, closedIfFailed } from './settle.service.ts';

const PROVIDER = 'stripe';
const MAX_BODY = 1024 * 1024;

/** The signature covers the body's very bytes, so that they are kept as they came. */
export async function serveStripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body));
    room.post('/api/webhooks/stripe', { bodyLimit: MAX_BODY }, async (request, reply) => {
      try {
        const signature = request.headers['stripe-signature'];
        const event = services.stripe.verifyEvent(request.body as Buffer, typeof signature === 'string' ? signature : undefined);
        await handle(services, event);
        return await reply.send({ received: true });
      } catch (error) {
        return sendRestError(reply, error);
      }
    });
  });
}

/** An event only says where to look: what it is about is asked for anew, and settled in the transaction that marks it handled. */
async function handle(services: Services, event: StripeEvent): Promise<void> {
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
