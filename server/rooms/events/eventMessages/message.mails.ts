import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { formatEventLocation, formatEventTime, isOver } from '../../../../domain/events/events.ts';
import type { EventMessageValues } from '../../../../domain/events/validation/eventMessages.ts';
import type { Config } from '../../../platform/config.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';
import { commonParts, type MailedEvent, type MailedRegistration } from '../events/event.mails.ts';

/** A message of an admin to one person of an event, with the time and place of the event below the text. */
export function messageMail(
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  { subject, body }: Pick<EventMessageValues, 'subject' | 'body'>,
): MailMessage {
  // The price of the place was told when the person signed up.
  const { action, secondAction, ...parts } = commonParts(config, event, { ...to, price: null });
  return {
    ...parts,
    // The links lead to the meeting and to the registration, which cannot be changed after the event.
    ...(!isOver(event) && { ...(action && { action }), secondAction }),
    kind: 'event-message',
    subject,
    paragraphs: [],
    body: readRichText(body),
    facts: [
      ['Event', event.title],
      ['Tid', formatEventTime(event)],
      ['Sted', formatEventLocation(event)],
    ],
  };
}
