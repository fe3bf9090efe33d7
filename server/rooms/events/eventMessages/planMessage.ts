import { createHash } from 'node:crypto';
import { statusesOf } from '../../../../domain/events/eventMessages.ts';
import {
  BODY_MISSING,
  eventMessageForm,
  type EventMessageValues,
} from '../../../../domain/events/validation/eventMessages.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { eventById } from '../events/event.reads.ts';
import { eventNotFound } from '../events/eventErrors.types.ts';
import { isEmptyRichText, sanitizeRichText } from '../events/richText.service.ts';
import { messageMail } from './message.mails.ts';
import { messageRecipients } from './message.reads.ts';
import type { EventMessageInput } from './message.types.ts';

/** Stands in for the secret in the link of a guest's mail, which only the guest may see. */
const HIDDEN_KEY = 'hemmelig';

/** Sanitizes a message. Throws BAD_USER_INPUT when a part is missing or too long. */
export function parseMessage(input: EventMessageInput): EventMessageValues {
  const form = parseInput(eventMessageForm, input);
  if (isEmptyRichText(form.body)) throw badInput({ body: BODY_MISSING }, 'REQUIRED');
  return { ...form, body: sanitizeRichText(form.body) };
}

/** The event that a message is about. Throws for an event that nobody but admins knows of. */
export async function messagedEvent(ctx: Context, eventId: string) {
  const event = await eventById(ctx.admin, eventId);
  if (!event) throw eventNotFound();
  if (event.status === 'DRAFT') throw conflict('Eventet er en kladde. Udgiv det, før du skriver til deltagerne.');
  return event;
}

/** Finds the recipients of a message, and renders the mail as the first of them gets it. Nothing is stored. */
export async function planMessage(ctx: Context, eventId: string, input: EventMessageInput) {
  const form = parseMessage(input);
  const event = await messagedEvent(ctx, eventId);
  const recipients = await ctx.admin.read(messageRecipients(eventId, statusesOf(form.groups)));
  const [first] = recipients;
  const sample = first ? { ...first, ...WITHOUT_SECRETS } : sampleOf(ctx);
  const mail = messageMail(ctx.services.config, event, sample, form);
  const rendered = renderMail(mail);
  const ids = recipients.map(({ id }) => id);
  return {
    form,
    ids,
    recipientCount: ids.length,
    sampleName: first?.name ?? null,
    subject: mail.subject,
    ...rendered,
    fingerprint: fingerprintOf([eventId, form, ids, rendered.html]),
  };
}

/** The viewer as a person with a place, for previews without recipients and for mails to try a message out. */
export function sampleOf(ctx: Context) {
  const { name, email, userId, customerId } = ctx.person;
  return { name, email, userId, customerId, status: 'REGISTERED' as const, ...WITHOUT_SECRETS };
}

const WITHOUT_SECRETS = { linkKey: HIDDEN_KEY, price: null, owedSince: null, waivedAt: null };

const fingerprintOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');
