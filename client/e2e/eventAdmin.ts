import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { adminToken, ask, unique } from './freshCompany.ts';
import { rowsOf } from './portal.ts';

export const ADMIN_EVENTS = '/admin/events';

export interface OwnEvent {
  id: string;
  title: string;
  publicLink: string | null;
  input: Record<string, unknown>;
}

/** So far ahead that it stands on the list's first page, whatever the demo and other tests have on theirs. */
const FAR = '2090-06-01';

/** An event of a test's own. */
export async function ownEvent(request: APIRequestContext, details: object = {}): Promise<OwnEvent> {
  const input = {
    title: `Workshop ${unique('event')}`,
    description: '<p>Færre klik</p>',
    type: 'WORKSHOP',
    date: FAR,
    startTime: '09:00',
    endTime: '12:00',
    isOnline: false,
    location: 'Havnegade 12, Aarhus',
    isPublic: false,
    status: 'PUBLISHED',
    ...details,
  };
  const { createEvent } = await askAdmin<{
    createEvent: { edge: { node: { id: string; publicLink: string | null } } };
  }>(request, 'mutation ($input: EventInput!) { createEvent(input: $input) { edge { node { id publicLink } } } }', {
    input,
  });
  return { ...createEvent.edge.node, title: input.title, input };
}

export const askAdmin = async <Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> => ask<Data>(request, query, variables, await adminToken(request));

export const eventRow = (page: Page, title: string) => rowsOf(page, 'Events').filter({ hasText: title });

export async function chooseFor(page: Page, title: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Handlinger for ${title}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

/** The dialog of a new event, with its editor there to be written in. */
export async function openNewEvent(page: Page) {
  await page.goto(ADMIN_EVENTS);
  await page.getByRole('button', { name: 'Opret Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret Event' });
  await expect(dialog.getByRole('textbox', { name: 'Beskrivelse' })).toBeVisible();
  return dialog;
}
