import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, requestIdConflict } from '../../../platform/errors.ts';
import { parseIdempotencyKey } from '../../../platform/graphql/validation.ts';
import { EventMessage } from './EventMessage.ts';
import { messageMail } from './message.mails.ts';
import { earlierMessage, messageChange } from './message.reads.ts';
import type { EventMessageInput } from './message.types.ts';
import { messagedEvent, parseMessage, planMessage, sampleOf } from './planMessage.ts';

interface MessageStart {
  eventId: string;
  input: EventMessageInput;
  requestId: string;
  fingerprint: string;
}

/**
 * Stores a message as the preview with this fingerprint has shown it, and lets a job send it. A repeated call returns
 * the first message. Throws CONFLICT when the preview would be another one now.
 */
export async function sendEventMessage(ctx: Context, { requestId: key, input, ...content }: MessageStart) {
  const requestId = parseIdempotencyKey('requestId', key);
  const sent = { ...content, authorId: ctx.person.userId };
  const earlier = await earlierMessage(ctx.admin, requestId);
  const id = earlier ? idOfSame(earlier, sent) : await storeMessage(ctx, { ...sent, requestId }, input);
  await ctx.services.jobs.send('event-messages.send', { id });
  return messageChange(ctx.admin, id);
}

type Sent = Pick<EventMessage, 'eventId' | 'authorId' | 'fingerprint'>;

function idOfSame(earlier: Sent & { id: string }, { eventId, authorId, fingerprint }: Sent): string {
  if (earlier.eventId !== eventId || earlier.authorId !== authorId || earlier.fingerprint !== fingerprint)
    throw requestIdConflict();
  return earlier.id;
}

async function storeMessage(
  ctx: Context,
  content: Sent & Pick<EventMessage, 'requestId'>,
  input: EventMessageInput,
): Promise<string> {
  const { form, ids, fingerprint } = await planMessage(ctx, content.eventId, input);
  if (!ids.length) throw badInput({ groups: 'Der er ingen at skrive til i de valgte grupper' }, 'NOT_ALLOWED');
  if (fingerprint !== content.fingerprint)
    throw conflict('Noget er ændret, siden du så forhåndsvisningen. Se den igen, før du sender.');
  return retryOnUniqueViolation(['event_message_request_id_unique'], () =>
    ctx.writeAsAdmin('runEvents', async (write) => {
      const { em } = write;
      const earlier = await em.findOne(EventMessage, { requestId: content.requestId });
      if (earlier) return idOfSame(earlier, content);
      const message = em.create(EventMessage, { ...content, ...form, total: ids.length });
      await em.flush();
      await runIn(
        em,
        sql`
          insert into event_message_recipient (message_id, registration_id)
          select ${message.id}, r.id from event_registration r
          where r.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
      );
      await recordAudit(write, ctx, { action: 'ADMIN_CHANGE', target: content.eventId, detail: 'sendEventMessage' });
      publishMessage(write, message.id);
      return message.id;
    }),
  );
}

/** Mails the message to the viewer alone, as a person with a place would get it. */
export async function testEventMessage(ctx: Context, eventId: string, input: EventMessageInput) {
  const form = parseMessage(input);
  const event = await messagedEvent(ctx, eventId);
  const { userId, email } = ctx.person;
  await ctx.services.throttle.spend('eventMessageTests', userId);
  const mail = messageMail(ctx.services.config, event, sampleOf(ctx), form);
  await ctx.writeAsAdmin('runEvents', async (write) => write.mail({ ...mail, subject: `[Test] ${mail.subject}` }));
  return { email };
}

export const publishMessage = ({ publish }: Write, id: string) =>
  publish({ topic: 'event-message.changed', id, customerId: null });
