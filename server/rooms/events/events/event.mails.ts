import { formatTime, formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { endSentence } from '../../../../domain/basics/endSentence.ts';
import { formatKroner, withVat, type Ore } from '../../../../domain/basics/money.ts';
import type { PaymentMethod, RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import {
  cancelTerms,
  formatEventLocation,
  formatEventTime,
  isQueueStatus,
  isPlaceStatus,
  lastFreeDay,
  PAID_EVENT_NOTE,
  readAttendeeFacts,
} from '../../../../domain/events/events.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage, companyScreen, otherAddress } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';
import { calendarInvitation, type Attendee } from './calendar.ts';
import type { CalendarEvent } from './calendarEntry.ts';
import type { EventRegistration } from './EventRegistration.ts';
import { offerKey } from './offerKey.ts';

export interface MailedEvent extends CalendarEvent {
  price: number | null;
  isPublic: boolean;
  publicLink: string | null;
}

/** The registration as it is after the change that the mail is about. */
export type MailedRegistration = Attendee &
  Pick<EventRegistration, 'status' | 'userId' | 'customerId' | 'linkKey' | 'price' | 'owedSince' | 'waivedAt'>;

/** How a place is billed to a department. */
export interface PlaceBill {
  net: Ore;
  method: PaymentMethod;
  departmentName: string;
}

/** Confirms a place and carries the calendar entry. */
export function registeredMail(
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  bill?: PlaceBill | null,
): MailMessage {
  return {
    ...commonParts(config, event, to, bill),
    kind: 'event-registered',
    subject: `Du er tilmeldt: ${event.title}`,
    paragraphs: [
      endSentence(`Du er nu tilmeldt ${event.title}`),
      ...timeAndPlace(event),
      'Læg det i din kalender med den vedhæftede fil.',
    ],
    calendar: calendarInvitation(config, event, to),
  };
}

export function confirmedMail(
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  bill?: PlaceBill | null,
): MailMessage {
  return {
    ...commonParts(config, event, to, bill),
    kind: 'event-confirmed',
    subject: `Din plads er bekræftet: ${event.title}`,
    paragraphs: [`Din plads på ${event.title} er bekræftet.`, ...timeAndPlace(event)],
    calendar: calendarInvitation(config, event, to),
  };
}

/** Says that a place is kept until an admin has confirmed the registration. */
export function requestedMail(config: Config, event: MailedEvent, to: MailedRegistration): MailMessage {
  return {
    ...commonParts(config, event, to),
    kind: 'event-requested',
    subject: `Din tilmelding afventer bekræftelse: ${event.title}`,
    paragraphs: [
      `Vi har modtaget din tilmelding til ${event.title} og holder en plads til dig. Du får en mail, når vi har ` +
        'bekræftet den.',
      ...timeAndPlace(event),
    ],
  };
}

/** Tells a person that an admin has declined the registration. */
export function declinedMail(config: Config, event: MailedEvent, to: MailedRegistration): MailMessage {
  return {
    ...commonParts(config, event, to),
    kind: 'event-unregistered',
    subject: `Du har ikke fået en plads: ${event.title}`,
    paragraphs: [`Vi kan desværre ikke tilbyde dig en plads på ${event.title}, ${formatEventTime(event)}.`],
  };
}

/** The mail that answers a sign-up again, whatever the registration is by now. */
export function repeatedMail(config: Config, event: MailedEvent, to: QueuedRegistration): MailMessage {
  if (to.status === 'OFFERED') return placeOfferedMail(config, event, to);
  if (to.status === 'WAITLISTED') return waitlistedMail(config, event, to, to.status);
  return to.status === 'REQUESTED' ? requestedMail(config, event, to) : registeredMail(config, event, to);
}

type QueuedRegistration = MailedRegistration & Pick<EventRegistration, 'id' | 'offerEndsAt'>;

/** Offers a place to a person who waits. The link answers the offer without a sign-in. */
export function placeOfferedMail(config: Config, event: MailedEvent, to: QueuedRegistration): MailMessage {
  const { secondAction: _, ...rest } = commonParts(config, event, to);
  return {
    ...rest,
    kind: 'event-offered',
    subject: `Der er en plads til dig: ${event.title}`,
    paragraphs: [
      `${endSentence(`Der er blevet en plads til dig på ${event.title}`)} ` +
        `Vi holder den til ${formatWeekdayDate(to.offerEndsAt!)} kl. ${formatTime(to.offerEndsAt!)}. ` +
        'Derefter går den til den næste på ventelisten.',
      ...timeAndPlace(event),
    ],
    action: {
      label: 'Svar ja eller nej',
      url: commonPage(config.publicUrl, `/events/offer?key=${offerKey(config, to)}`),
    },
  };
}

/** Tells a person that they have not answered an offer in time. */
export function offerEndedMail(config: Config, event: MailedEvent, to: MailedRegistration): MailMessage {
  return {
    ...commonParts(config, event, to),
    kind: 'event-unregistered',
    subject: `Tilbuddet er udløbet: ${event.title}`,
    paragraphs: [
      `Vi fik ikke svar i tide på, om du ville have pladsen på ${event.title}, ${formatEventTime(event)}. ` +
        'Den er gået videre, og du står ikke længere på ventelisten.',
      'Vil du stadig gerne med, kan du skrive dig på ventelisten igen.',
    ],
  };
}

/**
 * A person who had a place gets the cancellation of its calendar entry. A person on the waiting list had no entry.
 * `consequence` says whether a place has to be paid.
 */
export function unregisteredMail(
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  { before, consequence }: { before: RegistrationStatus; consequence?: string | undefined },
): MailMessage {
  const when = formatEventTime(event);
  const hadPlace = isPlaceStatus(before);
  return {
    ...commonParts(config, event, to),
    kind: 'event-unregistered',
    subject: isQueueStatus(before)
      ? `Du står ikke længere på ventelisten: ${event.title}`
      : `Du er afmeldt: ${event.title}`,
    paragraphs: [
      isQueueStatus(before)
        ? `Du står ikke længere på ventelisten til ${event.title}, ${when}.`
        : `Du er nu afmeldt ${event.title}, ${when}.`,
      ...(before === 'OFFERED' ? ['Den plads, du var tilbudt, går videre til den næste.'] : []),
      ...(consequence ? [consequence] : []),
    ],
    notes: [contactLine(config, 'Er det en fejl?')],
    ...(hadPlace && { calendar: calendarInvitation(config, event, to, 'CANCEL') }),
  };
}

/** Tells a person that the card payment failed and the place is given back. */
export function placeNotPaidMail(
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  reason: string | null,
): MailMessage {
  return {
    ...commonParts(config, event, to),
    kind: 'event-unregistered',
    subject: `Din plads er ikke betalt: ${event.title}`,
    paragraphs: [
      `Betalingen for din plads på ${event.title} gik ikke igennem: ${reason ?? 'Betalingen blev afvist'}.`,
      'Du er derfor ikke tilmeldt. Tilmeld dig igen, når kortet er i orden.',
    ],
    calendar: calendarInvitation(config, event, to, 'CANCEL'),
  };
}

/** A person who had a place gets the cancellation of its calendar entry. Others get no calendar file. */
export function waitlistedMail(
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  before: RegistrationStatus,
): MailMessage {
  const hadPlace = isPlaceStatus(before);
  return {
    ...commonParts(config, event, to),
    kind: 'event-waitlisted',
    subject: `Du står på ventelisten: ${event.title}`,
    paragraphs: [
      ...(before === 'OFFERED' ? ['Tilbuddet om en plads er trukket tilbage.'] : []),
      `${endSentence(`Du står på ventelisten til ${event.title}`)} Vi skriver, når der er en plads.`,
      ...timeAndPlace(event),
    ],
    ...(hadPlace && { calendar: calendarInvitation(config, event, to, 'CANCEL') }),
  };
}

/** `heard` is what the person was told last, as `attendeeFacts` has written it. */
export function eventChangedMail(
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  heard: string | null = null,
): MailMessage {
  const hasPlace = isPlaceStatus(to.status);
  const attendance = hasPlace
    ? 'som du er tilmeldt'
    : isQueueStatus(to.status)
      ? 'som du står på venteliste til'
      : 'som du har bedt om en plads til';
  return {
    ...commonParts(config, event, to),
    kind: 'event-changed',
    subject: `Ændret: ${event.title}`,
    paragraphs: [
      `${event.title}, ${attendance}, er ændret. Nu gælder:`,
      ...newTimeAndPlace(event, heard),
      ...(hasPlace ? ['Din kalender opdateres med den vedhæftede fil.'] : []),
    ],
    ...(hasPlace && { calendar: calendarInvitation(config, event, to) }),
  };
}

export function eventCancelledMail(config: Config, event: MailedEvent, to: MailedRegistration): MailMessage {
  const { action: _, secondAction: __, ...rest } = commonParts(config, event, to);
  const hasPlace = isPlaceStatus(to.status);
  const waitingListLines = isQueueStatus(to.status) ? ['Du står ikke længere på venteliste.'] : [];
  const paymentLines =
    to.owedSince && !to.waivedAt
      ? ['Pladsen skal ikke betales. Er den allerede faktureret eller betalt, bliver beløbet krediteret.']
      : [];
  return {
    ...rest,
    kind: 'event-cancelled',
    subject: `Aflyst: ${event.title}`,
    notes: [contactLine(config, 'Spørgsmål?')],
    paragraphs: [
      `${event.title}, ${formatEventTime(event)}, er desværre aflyst.`,
      ...waitingListLines,
      ...paymentLines,
    ],
    ...(hasPlace && { calendar: calendarInvitation(config, event, to, 'CANCEL') }),
  };
}

/** Recipient, greeting, links and small print, which the mails about an event have in common. */
export function commonParts(config: Config, event: MailedEvent, to: MailedRegistration, bill?: PlaceBill | null) {
  const [action, secondAction] = linksOf(config, event, to);
  return {
    to: to.email,
    product: config.product,
    greeting: `Hej ${to.name}`,
    ...(action && { action }),
    secondAction,
    notes: [...priceNotes(config, event, to, bill), contactLine(config, 'Spørgsmål eller afbud?')],
  };
}

/** Says the price of a place, who pays, and until when it can be cancelled without payment. */
function priceNotes(
  config: Config,
  event: MailedEvent,
  { status, price }: MailedRegistration,
  bill?: PlaceBill | null,
) {
  if (!price || status === 'CANCELLED') return [];
  return [bill ? billLine(bill) : PAID_EVENT_NOTE, cancelTerms(lastFreeDay(event, config.eventCancelDays))];
}

const billLine = ({ net, method, departmentName }: PlaceBill) =>
  `Pladsen koster ${formatKroner(net)} ekskl. moms (${formatKroner(withVat(net))} inkl. moms). ` +
  (method === 'CREDIT_CARD'
    ? endSentence(`Den er betalt med kortet for ${departmentName}`)
    : `${departmentName} betaler den på faktura.`);

export const contactLine = ({ legal }: Config, question: string) =>
  `${question} Skriv til ${legal.email} eller ring på ${legal.phone}.`;

const timeAndPlace = (event: MailedEvent) => [`Tid: ${formatEventTime(event)}`, `Sted: ${formatEventLocation(event)}`];

/** Time and place, with the earlier ones where they have changed. */
function newTimeAndPlace(event: MailedEvent, heard: string | null): string[] {
  const lines = timeAndPlace(event);
  if (heard === null) return lines;
  const before = readAttendeeFacts(heard);
  const linesBefore = [formatEventTime(before), formatEventLocation(before)];
  const isNewLink = event.isOnline && before.isOnline && event.meetingLink !== before.meetingLink;
  return [
    ...lines.map((line, index) =>
      line.endsWith(`: ${linesBefore[index]}`) ? line : `${line} (før: ${linesBefore[index]})`,
    ),
    ...(isNewLink && event.meetingLink ? ['Mødet har fået et nyt link.'] : []),
  ];
}

/** A screen of the user who has the registration, in the company for which they have it. */
export const userPage = ({ publicUrl }: Config, { customerId }: MailedRegistration, path: string) =>
  customerId ? companyScreen(publicUrl, path, customerId) : commonPage(publicUrl, path);

/** Users manage a registration in the portal; a guest gets a secret link to the registration instead. */
export function linksOf(
  config: Config,
  { isOnline, meetingLink, isPublic, publicLink }: MailedEvent,
  to: MailedRegistration,
) {
  const { publicUrl } = config;
  const { status, userId, linkKey } = to;
  const isUser = userId !== null;
  const meeting =
    isPlaceStatus(status) && isOnline && meetingLink
      ? { label: 'Åbn mødet', url: otherAddress(meetingLink) }
      : undefined;
  const page =
    isPublic && publicLink
      ? commonPage(publicUrl, `/events/public/${publicLink}`)
      : isUser
        ? userPage(config, to, '/events')
        : undefined;
  const place =
    isUser || status === 'CANCELLED' ? undefined : commonPage(publicUrl, `/events/registration?key=${linkKey}`);
  return [
    meeting ?? (page ? { label: 'Se eventet', url: page } : undefined),
    place
      ? {
          label: isQueueStatus(status)
            ? 'Se din plads på ventelisten, eller forlad den'
            : 'Se din tilmelding, eller meld dig fra',
          url: place,
        }
      : undefined,
  ].filter((link) => link !== undefined);
}
