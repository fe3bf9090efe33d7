import type { APIRequestContext, Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { addRegistration, createEvent } from './events.ts';
import { findInMails, readMails } from './mails.ts';
import { expect } from './portalTest.ts';
import { queryApiAsAdmin } from './queryApi.ts';
import { uniqueName } from './testCompany.ts';

export interface UpcomingEvent {
  id: string;
  title: string;
  publicLink: string;
  /** Edits the event as an admin. */
  updateEvent: (details: object) => Promise<void>;
  /** Adds a guest's registration as an admin; by default with a place. */
  addRegistration: (email?: string, status?: string) => Promise<void>;
}

const createdEventIds: string[] = [];

/**
 * Deletes the events that `createUpcomingEvent` has created. All customers see all events, so the events of one test
 * would push those of the next test off the first page.
 */
export async function deleteCreatedEvents(request: APIRequestContext): Promise<void> {
  for (const id of createdEventIds.splice(0))
    await queryApiAsAdmin(request, 'mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { id });
}

export const dateOfTomorrow = () => addDays(dateOf(), 1);

/** Creates a public event as an admin. It is so early tomorrow that it is among the first in the list. */
export async function createUpcomingEvent(request: APIRequestContext, details: object = {}): Promise<UpcomingEvent> {
  const { id, title, publicLink, input } = await createEvent(request, {
    title: uniqueName('Makroer'),
    description: '<h1>Program</h1><p>Vi <strong>rydder op</strong> sammen.</p>',
    date: dateOfTomorrow(),
    startTime: '00:01',
    endTime: '02:30',
    isPublic: true,
    ...details,
  });
  createdEventIds.push(id);
  return {
    id,
    publicLink: publicLink!,
    title,
    updateEvent: async (changed) => {
      await queryApiAsAdmin(
        request,
        'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }',
        { id, input: { ...input, ...changed } },
      );
    },
    addRegistration: async (email, status) => {
      await addRegistration(request, id, { name: 'Gitte Gæst', ...(email && { email }), ...(status && { status }) });
    },
  };
}

export const publicEventPath = ({ publicLink }: UpcomingEvent) => `/events/public/${publicLink}`;

export const eventCard = (page: Page, { title }: UpcomingEvent) => page.getByRole('article', { name: title });

/** Waits for a mail about the event, and returns its link to the recipient's registration. */
export const mailedRegistrationLink = (
  request: APIRequestContext,
  { title }: UpcomingEvent,
  email: string,
): Promise<string> =>
  findInMails(request, email, ({ text }) =>
    text.includes(title) ? /\/events\/registration\?key=[\w-]+/.exec(text)?.[0] : undefined,
  );

/** Waits until exactly one mail about the event was sent to this e-mail. */
export const expectMailAbout = (request: APIRequestContext, { title }: UpcomingEvent, email: string) =>
  expect(async () => {
    const mails = await readMails(request);
    expect(mails.filter(({ to, text }) => to === email && text.includes(title))).toHaveLength(1);
  }).toPass({ timeout: 60_000, intervals: [100, 200] });

/** Downloads a calendar file and returns the data of its event. */
export async function readCalendarEvent(
  request: APIRequestContext,
  url: string,
): Promise<{ summary: string; location: string; start: string; end: string }> {
  const answer = await request.get(url);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const { summary, location, startDate, endDate } = new ICAL.Event(
    new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]).getFirstSubcomponent('vevent')!,
  );
  return { summary, location, start: startDate.toJSDate().toISOString(), end: endDate.toJSDate().toISOString() };
}

/** The subscription of the members' list of events. */
export const EVENT_LIST_SUBSCRIPTION = 'EventListSubscription';

/** The message about what the member has just done. */
export const notice = (page: Page) => page.getByRole('main').getByRole('status');

export const signUpButton = (page: Page, event: UpcomingEvent) =>
  eventCard(page, event).getByRole('button', { name: `Tilmeld ${event.title}` });

/** The button that sends the dialog of a sign-up. */
export const sendSignUpButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Tilmeld', exact: true });

export const leaveButton = (page: Page, event: UpcomingEvent) =>
  eventCard(page, event).getByRole('button', { name: `Afmeld ${event.title}` });

/** Opens the admin's list with this event alone. */
export const openAdminList = (page: Page, { title }: UpcomingEvent) =>
  page.goto(`/admin/events?q=${encodeURIComponent(title)}`);
