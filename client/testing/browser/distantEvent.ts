import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { createEvent } from './events.ts';
import { rowsOf } from './tables.ts';
import { uniqueName } from './testCompany.ts';

export const ADMIN_EVENTS_PATH = '/admin/events';

export interface DistantEvent {
  id: string;
  title: string;
  publicLink: string | null;
  input: Record<string, unknown>;
}

/** A date so late that the event is on the first page of the admin list, before those of the demo and other tests. */
const DISTANT_DATE = '2090-06-01';

/** Creates an event in the distant future as an admin. The admin list shows it first. */
export const createDistantEvent = (request: APIRequestContext, details: object = {}): Promise<DistantEvent> =>
  createEvent(request, {
    title: `Workshop ${uniqueName('event')}`,
    date: DISTANT_DATE,
    startTime: '09:00',
    endTime: '12:00',
    ...details,
  });

/** The row of an event in the admin list. */
export const eventRow = (page: Page, title: string) => rowsOf(page, 'Events').filter({ hasText: title });

/** Opens the dialog of a new event and waits until its editor has loaded. */
export async function openNewEventDialog(page: Page) {
  await page.goto(ADMIN_EVENTS_PATH);
  await page.getByRole('button', { name: 'Opret Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret Event' });
  await expect(dialog.getByRole('textbox', { name: 'Beskrivelse' })).toBeVisible();
  return dialog;
}
