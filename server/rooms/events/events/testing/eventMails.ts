import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import type { DiskMailer } from '../../../../providers/mail/Mailer.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import { waitFor } from '../../../../testing/waitUntil.ts';

export interface EventMail {
  subject: string;
  text: string;
  /** Undefined when no calendar file is attached. */
  calendar: CalendarFile | undefined;
}

export type CalendarFile = ReturnType<typeof readCalendar>;

/** Waits until `count` mails have been sent to an address and returns them, oldest first. */
export async function waitForEventMails(app: TestApp, email: string, count = 1): Promise<EventMail[]> {
  const mailer = app.portal.services.mailer as DiskMailer;
  const mails = await waitFor(
    async () => (await mailer.list()).filter(({ to }) => to === email).reverse(),
    ({ length }) => length >= count,
  );
  return Promise.all(mails.map(({ subject, text, source }) => parseMail(subject, text, source)));
}

async function parseMail(subject: string, text: string, source: string): Promise<EventMail> {
  const { attachments } = await simpleParser(source);
  const file = attachments.find(({ filename }) => filename === 'event.ics');
  return { subject, text, calendar: file && readCalendar(file.content.toString('utf8')) };
}

/** Parses a calendar file as a calendar program does. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entries = calendar.getAllSubcomponents('vevent');
  const [entry] = entries;
  const event = new ICAL.Event(entry);
  const valueOf = (name: string) => entry!.getFirstPropertyValue(name);
  return {
    count: entries.length,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: Number(valueOf('sequence')),
    status: valueOf('status'),
    summary: event.summary,
    description: event.description,
    location: event.location,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    attendee: valueOf('attendee'),
  };
}
