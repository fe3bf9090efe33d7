import { eventPlace, formatEventTime, PAID_EVENT_NOTE } from '../../domain/events.ts';
import type { Config } from '../config.ts';
import type { MailMessage } from '../mail/outgoing.ts';
import { invitation, type Attendee, type CalendarEvent } from './calendar.ts';

export interface MailedEvent extends CalendarEvent {
  price: number | null;
  isPublic: boolean;
  publicLink: string | null;
}

/** Whoever has a seat: with the entry for their calendar. */
export function registeredMail(config: Config, event: MailedEvent, to: Attendee): MailMessage {
  return {
    ...about(config, event, to), kind: 'event-registered', subject: `Du er tilmeldt: ${event.title}`,
    paragraphs: [`Du er nu tilmeldt ${event.title}.`, ...facts(event), 'Læg det i din kalender med den vedhæftede fil.'],
    calendar: invitation(config, event, to),
  };
}

export function confirmedMail(config: Config, event: MailedEvent, to: Attendee): MailMessage {
  return {
    ...about(config, event, to), kind: 'event-confirmed', subject: `Din plads er bekræftet: ${event.title}`,
    paragraphs: [`Din plads på ${event.title} er bekræftet.`, ...facts(event)],
    calendar: invitation(config, event, to),
  };
}

/** A seat that was given up, or taken away, leaves the calendar too. */
export function unregisteredMail(config: Config, event: MailedEvent, to: Attendee, hadSeat: boolean): MailMessage {
  return {
    ...about(config, event, to), kind: 'event-unregistered', subject: `Du er afmeldt: ${event.title}`,
    paragraphs: [`Du er nu afmeldt ${event.title}, ${formatEventTime(event)}.`],
    notes: [contact(config, 'Er det en fejl?')],
    ...(hadSeat && { calendar: invitation(config, event, to, 'CANCEL') }),
  };
}

/** Nothing for the calendar yet; who had a seat before has its entry taken back. */
export function waitlistedMail(config: Config, event: MailedEvent, to: Attendee, hadSeat: boolean): MailMessage {
  return {
    ...about(config, event, to), kind: 'event-waitlisted', subject: `Du står på ventelisten: ${event.title}`,
    paragraphs: [`Du står på ventelisten til ${event.title}. Vi skriver, når der er en plads.`, ...facts(event)],
    ...(hadSeat && { calendar: invitation(config, event, to, 'CANCEL') }),
  };
}

export function eventChangedMail(config: Config, event: MailedEvent, to: Attendee): MailMessage {
  return {
    ...about(config, event, to), kind: 'event-changed', subject: `Ændret: ${event.title}`,
    paragraphs: [`${event.title}, som du er tilmeldt, er ændret. Nu gælder:`, ...facts(event), 'Din kalender opdateres med den vedhæftede fil.'],
    calendar: invitation(config, event, to),
  };
}

export function eventCancelledMail(config: Config, event: MailedEvent, to: Attendee): MailMessage {
  const { action: _, ...rest } = about(config, event, to);
  return {
    ...rest, kind: 'event-cancelled', subject: `Aflyst: ${event.title}`,
    paragraphs: [`${event.title}, ${formatEventTime(event)}, er desværre aflyst.`],
    calendar: invitation(config, event, to, 'CANCEL'),
  };
}

function about(config: Config, event: MailedEvent, { name, email }: Attendee) {
  return {
    to: email, product: config.product, greeting: `Hej ${name}`, action: whereTo(config, event),
    notes: [...(event.price ? [PAID_EVENT_NOTE] : []), contact(config, 'Spørgsmål eller afbud?')],
  };
}

const contact = ({ legal }: Config, question: string) => `${question} Skriv til ${legal.email} eller ring på ${legal.phone}.`;

const facts = (event: MailedEvent) => [`Tid: ${formatEventTime(event)}`, `Sted: ${eventPlace(event)}`];

function whereTo({ publicUrl }: Config, { isOnline, meetingLink, isPublic, publicLink }: MailedEvent) {
  if (isOnline && meetingLink) return { label: 'Åbn mødet', url: meetingLink };
  return { label: 'Se eventet', url: isPublic && publicLink ? `${publicUrl}/events/public/${publicLink}` : `${publicUrl}/events` };
}
