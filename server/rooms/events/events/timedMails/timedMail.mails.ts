import { endSentence } from '../../../../../domain/basics/endSentence.ts';
import { lowerFirst } from '../../../../../domain/basics/lowerFirst.ts';
import type { GuestMailCategory } from '../../../../../domain/basics/mails.ts';
import { formatEventLocation, formatEventTime } from '../../../../../domain/events/events.ts';
import { dayWord, feedbackEnd, FEEDBACK_DAYS, type TimedMail } from '../../../../../domain/events/timedMails.ts';
import type { Config } from '../../../../platform/config.ts';
import { commonPage, otherAddress } from '../../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../../platform/mail/outgoing.ts';
import { calendarLinksOf } from '../calendar.ts';
import { contactLine, linksOf, userPage, type MailedRegistration } from '../event.mails.ts';
import type { Event } from '../Event.ts';
import { registrationKey } from './registrationKey.ts';

type Addressee = MailedRegistration & { id: string };

/** Days after an event for which the link in its mails can turn mails off. */
const CHOICE_DAYS = 180;
const DAY = 24 * 3600_000;

export const timedMail = (kind: TimedMail, ...mail: Parameters<typeof reminderMail>): MailMessage =>
  kind === 'THANKS' ? thanksMail(...mail) : reminderMail(...mail);

/** Says when and where, with the links that a person needs to take part. */
function reminderMail(config: Config, event: Event, to: Addressee, now = Date.now()): MailMessage {
  const clock = event.startTime.replace(':', '.');
  const day = dayWord(event, now);
  const [action, secondAction] = linksOf(config, event, to);
  const { google, outlook, ics } = calendarLinksOf(config, event, calendarKeyOf(event, to));
  return {
    kind: 'event-reminder',
    to: to.email,
    product: config.product,
    greeting: `Hej ${to.name}`,
    subject: `${day} kl. ${clock}: ${event.title}`,
    paragraphs: [`${event.title} begynder ${lowerFirst(day)} kl. ${clock}.`],
    facts: [
      ['Tid', formatEventTime(event)],
      ['Sted', formatEventLocation(event)],
      ...(event.isOnline && event.meetingLink ? [['Mødelink', event.meetingLink] satisfies [string, string]] : []),
    ],
    ...(action && { action }),
    secondAction,
    links: {
      label: 'Læg det i kalenderen',
      links: [
        { label: 'Google', url: otherAddress(google) },
        { label: 'Outlook', url: otherAddress(outlook) },
        { label: 'Fil til andre kalendere', url: otherAddress(ics) },
      ],
    },
    notes: [contactLine(config, 'Spørgsmål eller afbud?')],
    ...unsubscribing(config, event, to, 'EVENT_REMINDERS'),
  };
}

/** Thanks for taking part. The link to feedback is open without a sign-in. */
function thanksMail(config: Config, event: Event, to: Addressee, _now?: number): MailMessage {
  const { materialLink } = event;
  const key = registrationKey(config, 'event-feedback', to, feedbackKeyEnd(event));
  return {
    kind: 'event-thanks',
    to: to.email,
    product: config.product,
    greeting: `Hej ${to.name}`,
    subject: `Tak for denne gang: ${event.title}`,
    paragraphs: [
      endSentence(`Tak, fordi du var med til ${event.title}`),
      `Hvad syntes du? Det tager et minut at svare, og du kan rette dit svar i ${FEEDBACK_DAYS} dage. Kun vi ser det.`,
    ],
    action: { label: 'Giv feedback', url: commonPage(config.publicUrl, `/events/feedback?key=${key}`) },
    secondAction: materialLink ? { label: 'Se materialet fra eventet', url: otherAddress(materialLink) } : undefined,
    notes: [contactLine(config, 'Spørgsmål?')],
    ...unsubscribing(config, event, to, 'EVENT_FEEDBACK'),
  };
}

/** A key outlives the time for feedback, so that its page can say that the time is over. */
export const feedbackKeyEnd = (event: Pick<Event, 'date' | 'startTime' | 'endTime'>): Date =>
  new Date(feedbackEnd(event).getTime() + FEEDBACK_DAYS * DAY);

/** A guest gets the address of the public page's file; a user's also works when the event is not public. */
const calendarKeyOf = ({ isPublic, publicLink, calendarKey }: Event, { userId }: Addressee) =>
  !userId && isPublic && publicLink ? publicLink : calendarKey;

const CHOOSE = 'Vælg, hvilke mails om events du vil have';

/** Users choose their mails in the portal, and guests by a link, which mail programs offer as a button, too. */
function unsubscribing(config: Config, event: Event, to: Addressee, category: GuestMailCategory) {
  if (to.userId) return { footerLink: { label: CHOOSE, url: userPage(config, to, '/profile/notifikationer') } };
  const key = registrationKey(config, 'event-mails', to, new Date(event.endsAt.getTime() + CHOICE_DAYS * DAY));
  const url = commonPage(config.publicUrl, `/events/mails?key=${key}`);
  return {
    footerLink: { label: CHOOSE, url },
    unsubscribeUrl: `${url}&category=${category}`,
  };
}
