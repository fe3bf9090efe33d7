import { expectAccessible } from '../testing/browser/accessibility.ts';
import { exportCsv } from '../testing/browser/csvExport.ts';
import {
  ADMIN_EVENTS_PATH,
  createDistantEvent,
  type DistantEvent,
  eventRow,
  openNewEventDialog,
} from '../testing/browser/distantEvent.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApi, queryApiAsAdmin } from '../testing/browser/queryApi.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, LAPTOP, PHONE } from '../testing/browser/viewports.ts';
import type { APIRequestContext, Page } from '@playwright/test';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

const SUBSCRIPTION = 'useAdminEventChangesSubscription';

async function openRegistrations(page: Page, { title }: DistantEvent) {
  await page.goto(ADMIN_EVENTS_PATH);
  const subscribed = waitForSubscription(page, 'useRegistrationChangesSubscription');
  await page.getByRole('button', { name: `Se tilmeldinger til ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Tilmeldinger - ${title}` });
  return { dialog, subscribed };
}

const signUp = (
  request: APIRequestContext,
  { id }: DistantEvent,
  name: string,
  status = 'REGISTERED',
  more: object = {},
) =>
  queryApiAsAdmin(
    request,
    `mutation ($id: ID!, $input: EventRegistrationInput!, $status: EventRegistrationStatus!) {
      addRegistration(eventId: $id, input: $input, status: $status) { deletedId }
    }`,
    { id, status, input: { name, email: `${uniqueName('gæst').replace('æ', 'ae')}@kunde.example`, ...more } },
  );

test('a meeting link in a hidden field does not block the creation of an event, and is not stored', async ({
  page,
}) => {
  const title = `Skiftet ${uniqueName('event')}`;
  const dialog = await openNewEventDialog(page);
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Dato').fill('2090-12-03');
  await dialog.getByLabel('Starttidspunkt').fill('09:00');
  await dialog.getByLabel('Sluttidspunkt').fill('12:00');
  await dialog.getByText('Beskrivelse', { exact: true }).click();
  await page.keyboard.type('Færre klik');
  const online = dialog.getByRole('checkbox', { name: 'Online event' });
  await online.check();
  await dialog.getByLabel('Mødelink (valgfrit)').fill('zoom.us/j/123');
  await dialog.getByRole('button', { name: 'Opret' }).click();
  await expect(dialog.getByLabel('Mødelink (valgfrit)')).toBeFocused();
  await expect(dialog.getByLabel('Mødelink (valgfrit)')).toHaveAccessibleDescription(
    /Mødelinket skal begynde med http/,
  );
  await online.uncheck();
  await dialog.getByLabel('Lokation').fill('Musikhuset');
  await dialog.getByRole('button', { name: 'Opret' }).click();
  await expect(toasts(page)).toContainText('Event oprettet');
  await expect(eventRow(page, title)).toContainText('Musikhuset');
  await chooseRowAction(page, title, 'Rediger');
  const edit = page.getByRole('dialog', { name: 'Rediger Event' });
  await edit.getByRole('checkbox', { name: 'Online event' }).check();
  await expect(edit.getByLabel('Mødelink (valgfrit)')).toHaveValue('');
});

test('an event can be created once its required fields are filled, and the list shows all of its details', async ({
  page,
}) => {
  const title = `Makroer ${uniqueName('event')}`;
  const dialog = await openNewEventDialog(page);
  await expect(page.getByText('Opret og administrer events')).toBeVisible();
  await expectAccessible(page);
  const save = dialog.getByRole('button', { name: 'Opret' });
  await expect(dialog.getByLabel('Event Type')).toHaveValue('WORKSHOP');
  await expect(dialog.getByLabel('Status')).toHaveValue('DRAFT');
  await expect(dialog.getByPlaceholder('0 for gratis event')).toHaveValue('');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Dato').fill('2090-12-03');
  await dialog.getByLabel('Starttidspunkt').fill('12:00');
  await dialog.getByLabel('Sluttidspunkt').fill('09:00');
  await dialog.getByLabel('Lokation').fill('Havnegade 12, Aarhus');
  await expect(save).toBeDisabled();
  await dialog.getByText('Beskrivelse', { exact: true }).click();
  await page.keyboard.type('Færre klik');
  await expect(save).toBeEnabled();
  await dialog.getByLabel('Lokation').fill('');
  await expect(save).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Online event' }).check();
  await expect(save).toBeEnabled();
  await dialog.getByLabel('Mødelink (valgfrit)').fill('mødet');
  await dialog.getByLabel('Kapacitet (valgfrit)').fill('0');
  await dialog.getByLabel('Pris (valgfrit, DKK)').fill('-1');
  await save.click();
  await expect(dialog.getByLabel('Sluttidspunkt')).toHaveAccessibleDescription(
    /Sluttidspunkt skal være efter starttidspunkt/,
  );
  await expect(dialog.getByLabel('Kapacitet (valgfrit)')).toHaveAccessibleDescription(
    /Kapacitet skal være et helt tal fra 1/,
  );
  await expect(dialog.getByLabel('Pris (valgfrit, DKK)')).toHaveAccessibleDescription(/Pris kan ikke være under 0/);
  await expect(dialog.getByLabel('Mødelink (valgfrit)')).toHaveAccessibleDescription(
    /Mødelinket skal begynde med http/,
  );
  await expectAccessible(page);
  await dialog.getByLabel('Sluttidspunkt').fill('14:30');
  await dialog.getByLabel('Kapacitet (valgfrit)').fill('24');
  await dialog.getByLabel('Pris (valgfrit, DKK)').fill('1249,95');
  await dialog.getByLabel('Mødelink (valgfrit)').fill('https://meet.example/makroer');
  await dialog.getByRole('checkbox', { name: /^Offentlig event/ }).check();
  await dialog.getByLabel('Status').selectOption('Aktiv');
  await save.click();
  await expect(toasts(page)).toContainText('Event oprettet');
  for (const text of [
    title,
    'https://meet.example/makroer',
    '3. december 2090',
    'Aktiv',
    'Workshop',
    '1.249,95 kr',
    '0 / 24',
    'Ja',
  ]) {
    await expect(eventRow(page, title)).toContainText(text);
  }
  await page.reload();
  await chooseRowAction(page, title, 'Rediger');
  const edit = page.getByRole('dialog', { name: 'Rediger Event' });
  await expect(edit.getByLabel('Pris (valgfrit, DKK)')).toHaveValue('1249,95');
  await edit.getByRole('checkbox', { name: 'Online event' }).uncheck();
  await edit.getByLabel('Lokation').fill('Musikhuset, Aarhus');
  await edit.getByLabel('Pris (valgfrit, DKK)').fill('');
  await edit.getByLabel('Kapacitet (valgfrit)').fill('');
  await edit.getByRole('checkbox', { name: /^Offentlig event/ }).uncheck();
  await edit.getByRole('button', { name: 'Opdater' }).click();
  await expect(toasts(page)).toContainText('Event opdateret');
  for (const text of ['Musikhuset, Aarhus', 'Gratis', 'Nej']) await expect(eventRow(page, title)).toContainText(text);
  await expect(eventRow(page, title)).not.toContainText('/ 24');
});

test('a failed save shows a full-page error, and the typed values are there for another attempt', async ({ page }) => {
  const title = `Forsøg ${uniqueName('event')}`;
  const dialog = await openNewEventDialog(page);
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Dato').fill('2090-05-05');
  await dialog.getByLabel('Starttidspunkt').fill('09:00');
  await dialog.getByLabel('Sluttidspunkt').fill('10:00');
  await dialog.getByLabel('Lokation').fill('Aarhus');
  await dialog.getByRole('textbox', { name: 'Beskrivelse' }).click();
  await page.keyboard.type('Færre klik');
  const restore = await abortOperation(page, 'CreateEventDialogMutation');
  await dialog.getByRole('button', { name: 'Opret' }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Der opstod en fejl' });
  await expect(panel).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Events' })).toBeHidden();
  await expectAccessible(page);
  await restore();
  await panel.getByRole('button', { name: 'Luk' }).click();
  await expect(dialog.getByLabel('Titel')).toHaveValue(title);
  await expect(dialog.getByRole('textbox', { name: 'Beskrivelse' })).toHaveText('Færre klik');
  await dialog.getByRole('button', { name: 'Opret' }).click();
  await expect(eventRow(page, title)).toContainText('Kladde');
});

test('an edit of an outdated version shows a conflict, and a capacity below the count is refused on its field', async ({
  page,
  request,
}) => {
  const event = await createDistantEvent(request, { capacity: 10 });
  await signUp(request, event, 'Ida Skov');
  await signUp(request, event, 'Per Holm');
  await openSubscribed(page, ADMIN_EVENTS_PATH, SUBSCRIPTION);
  await chooseRowAction(page, event.title, 'Rediger');
  const dialog = page.getByRole('dialog', { name: 'Rediger Event' });
  await dialog.getByLabel('Lokation').fill('Musikhuset');
  await queryApiAsAdmin(
    request,
    'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }',
    {
      id: event.id,
      input: { ...event.input, description: '<h1>Nyt program</h1>', price: 89500 },
    },
  );
  await expect(dialog.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Beskrivelse' })).toHaveText('Nyt program');
  await expect(dialog.getByLabel('Pris (valgfrit, DKK)')).toHaveValue('895');
  await expect(dialog.getByLabel('Lokation')).toHaveValue('Musikhuset');
  await dialog.getByLabel('Kapacitet (valgfrit)').fill('1');
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(dialog.getByLabel('Kapacitet (valgfrit)')).toHaveAccessibleDescription(
    /Kapaciteten kan ikke være mindre end antallet af tilmeldte \(2\)/,
  );
  await dialog.getByLabel('Kapacitet (valgfrit)').fill('2');
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(eventRow(page, event.title)).toContainText('2 / 2');
  await expect(eventRow(page, event.title)).toContainText('Musikhuset');
});

test("deleting asks with the event's title, and a failed deletion shows a yellow banner", async ({ page, request }) => {
  const { title } = await createDistantEvent(request);
  await page.goto(ADMIN_EVENTS_PATH);
  const restore = await abortOperation(page, 'DeleteEventDialogMutation');
  await chooseRowAction(page, title, 'Slet');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Er du sikker på, at du vil slette eventet "${title}"?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Slet event' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Der opstod en fejl ved sletning af event' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Luk besked' }).click();
  await expect(banner).toHaveCount(0);
  await restore();
  await chooseRowAction(page, title, 'Slet');
  await question.getByRole('button', { name: 'Slet event' }).click();
  await expect(toasts(page)).toContainText('Event slettet');
  await expect(eventRow(page, title)).toHaveCount(0);
});

test('a past event can only be published with the checkbox, twice in the same tab', async ({ page }) => {
  await page.goto(ADMIN_EVENTS_PATH);
  for (let round = 0; round < 2; round += 1) {
    const title = `Fortid ${uniqueName('event')}`;
    await page.getByRole('button', { name: 'Opret Event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Opret Event' });
    await dialog.getByLabel('Titel').fill(title);
    await dialog.getByRole('textbox', { name: 'Beskrivelse' }).click();
    await page.keyboard.type('Færre klik');
    await dialog.getByLabel('Dato').fill('2020-05-05');
    await dialog.getByLabel('Starttidspunkt').fill('09:00');
    await dialog.getByLabel('Sluttidspunkt').fill('10:00');
    await dialog.getByLabel('Lokation').fill('Aarhus');
    const tick = dialog.getByRole('checkbox', { name: 'Udgiv det alligevel' });
    await expect(tick).toHaveCount(0);
    await dialog.getByLabel('Status').selectOption('Aktiv');
    await expect(dialog).toContainText('Eventet er allerede slut på den valgte dato.');
    await expect(tick).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(tick).toHaveAccessibleDescription(/Eventet er allerede slut/);
    await expect(tick).toBeFocused();
    await dialog.getByLabel('Dato').fill('2090-05-05');
    await expect(tick).toHaveCount(0);
    await dialog.getByLabel('Dato').fill('2020-05-05');
    await expect(tick).not.toHaveAccessibleDescription(/Eventet er allerede slut/);
    await tick.check();
    await dialog.getByRole('button', { name: 'Opret' }).click();
    // Customers see the same status.
    await expect(eventRow(page, title)).toContainText('Afsluttet');
    await chooseRowAction(page, title, 'Rediger');
    const edit = page.getByRole('dialog', { name: 'Rediger Event' });
    await expect(edit.getByLabel('Status')).toHaveValue('PUBLISHED');
    await expect(edit.getByRole('checkbox', { name: 'Udgiv det alligevel' })).toHaveCount(0);
    await edit.getByLabel('Titel').fill(`${title} med slides`);
    await edit.getByRole('button', { name: 'Opdater' }).click();
    await expect(eventRow(page, `${title} med slides`)).toBeVisible();
  }
});

test('the waiting list is counted in the event list, in the registrations, and before the event is deleted', async ({
  page,
  request,
}) => {
  const event = await createDistantEvent(request, { capacity: 5 });
  for (const [name, status] of [
    ['Ida', 'REGISTERED'],
    ['Per', 'WAITLISTED'],
    ['Mia', 'WAITLISTED'],
  ] as const)
    await signUp(request, event, name, status);
  const { dialog } = await openRegistrations(page, event);
  await expect(dialog).toContainText('1 / 5 tilmeldte, 2 på ventelisten');
  await page.getByRole('button', { name: 'Skift status for Mia' }).click();
  await page.getByRole('menuitem', { name: 'Tilmeldt' }).click();
  await expect(dialog).toContainText('2 / 5 tilmeldte, 1 på ventelisten');
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(eventRow(page, event.title)).toContainText('1 venter');
  await chooseRowAction(page, event.title, 'Slet');
  await expect(page.getByRole('alertdialog')).toContainText(
    '2 tilmeldinger og 1 på ventelisten slettes med det og kan ikke hentes tilbage.',
  );
});

test('copying a public link shows a confirmation', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title, publicLink } = await createDistantEvent(request, { isPublic: true });
  await page.goto(ADMIN_EVENTS_PATH);
  await page.getByRole('button', { name: `Kopiér link til ${title}` }).click();
  await expect(toasts(page)).toContainText('Link kopieret til udklipsholder!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${process.env.PORTAL_URL}/events/public/${publicLink}`,
  );
});

test('an admin reads, adds and changes registrations within the capacity', async ({ page, request }) => {
  const event = await createDistantEvent(request, { capacity: 2 });
  const { dialog } = await openRegistrations(page, event);
  await expect(dialog.getByText('Ingen tilmeldinger endnu')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tilføj tilmelding' }).click();
  const add = page.getByRole('dialog', { name: 'Tilføj tilmelding' });
  await expect(add.getByRole('button', { name: 'Tilføj' })).toBeDisabled();
  await add.getByLabel('Navn').fill('Ida Skov');
  await add.getByLabel('Email').fill('ida@');
  await add.getByRole('button', { name: 'Tilføj' }).click();
  await expect(add.getByLabel('Email')).toHaveAccessibleDescription(/Ugyldig e-mail/);
  await add.getByLabel('Email').fill(`${uniqueName('ida')}@kunde.example`);
  await add.getByLabel('Kostkrav').fill('Vegetar');
  await add.getByLabel('Status').selectOption('Venteliste');
  await add.getByRole('button', { name: 'Tilføj' }).click();
  await expect(add).toBeHidden();
  const row = (name: string) => rowsOf(dialog, 'Tilmeldinger').filter({ hasText: name });
  await expect(row('Ida Skov')).toContainText('Venteliste');
  await expect(row('Ida Skov')).toContainText('Vegetar');
  await expect(row('Ida Skov').getByRole('cell').nth(3)).toHaveText('-');
  await expect(dialog.getByRole('columnheader')).toHaveText([
    'Navn',
    'Email',
    'Status',
    'Firma',
    'Telefon',
    'Kostkrav',
    'Særlige ønsker',
    'Tilmeldt',
  ]);
  await expect(dialog.getByText('0 / 2 tilmeldte')).toBeVisible();
  await signUp(request, event, 'Per Holm', 'REGISTERED', { company: '=Holm & Co' });
  await signUp(request, event, 'Mia Lund', 'CONFIRMED');
  await expect(row('Mia Lund')).toContainText('Bekræftet');
  await expect(dialog.getByText('2 / 2 tilmeldte')).toBeVisible();
  const move = async (name: string, status: string) => {
    await page.getByRole('button', { name: `Skift status for ${name}` }).click();
    await page.getByRole('menuitem', { name: status }).click();
  };
  await move('Ida Skov', 'Bekræftet');
  await expect(dialog.getByRole('alert')).toContainText(/fuldt booket/);
  await expect(row('Ida Skov')).toContainText('Venteliste');
  await move('Per Holm', 'Afmeldt');
  await expect(row('Per Holm')).toContainText('Afmeldt');
  await move('Ida Skov', 'Bekræftet');
  await expect(row('Ida Skov')).toContainText('Bekræftet');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^tilmeldinger-workshop-event-.*\.csv$/);
  expect(lines[0]).toBe('\uFEFFNavn;Email;Status;Firma;Telefon;Kostkrav;Særlige ønsker;Tilmeldt');
  expect(lines.find((line) => line.startsWith('Per Holm'))).toContain(';Afmeldt;"\'=Holm & Co";');
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(eventRow(page, event.title)).toContainText('2 / 2');
});

test('a name of 200 characters without a space leaves the other columns of the registrations reachable', async ({
  page,
  request,
}) => {
  const event = await createDistantEvent(request);
  const name = 'M7'.repeat(100);
  const wish = 'Plads til kørestol ved et bord tæt på udgangen';
  await signUp(request, event, name, 'WAITLISTED', {
    email: `${'m7'.repeat(30)}@${'m7'.repeat(30)}.example`,
    company: name,
    phone: '7'.repeat(40),
    dietaryRestrictions: wish,
    specialRequirements: wish,
  });
  for (const viewport of [PHONE, LAPTOP, DESKTOP]) {
    await page.setViewportSize(viewport);
    const { dialog } = await openRegistrations(page, event);
    const status = dialog.getByRole('button', { name: `Skift status for ${name}` });
    await status.scrollIntoViewIfNeeded();
    const table = dialog.getByRole('table', { name: 'Tilmeldinger' });
    expect(await table.evaluate((element) => element.parentElement!.scrollLeft)).toBe(0);
    await expect(status).toBeInViewport({ ratio: 1 });
    const last = table.locator('time');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  }
});

test('a new registration appears live in the list and in the registrations', async ({ page, request }) => {
  const event = await createDistantEvent(request, { capacity: 5 });
  const { dialog, subscribed } = await openRegistrations(page, event);
  await subscribed;
  const company = await createCompany(request);
  await company.queryApi(
    'mutation ($id: ID!, $input: EventRegistrationInput!) { registerForEvent(eventId: $id, input: $input) { id } }',
    { id: event.id, input: { name: 'Freja Lund', email: company.email } },
  );
  await expect(dialog.getByRole('table')).toContainText('Freja Lund');
  await expect(dialog.getByText('1 / 5 tilmeldte')).toBeVisible();
});

test('registrations that cannot be loaded show an error and can be retried', async ({ page, request }) => {
  const event = await createDistantEvent(request);
  const restore = await abortOperation(page, 'RegistrationsDialogQuery');
  const { dialog } = await openRegistrations(page, event);
  await expect(dialog.getByText('Der opstod en fejl ved hentning af tilmeldinger')).toBeVisible();
  await restore();
  await dialog.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(dialog.getByText('Ingen tilmeldinger endnu')).toBeVisible();
});

test('events that another admin creates, moves or deletes change live', async ({ page, request }) => {
  await openSubscribed(page, ADMIN_EVENTS_PATH, SUBSCRIPTION);
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  const { id, title, input } = await createDistantEvent(request, { isOnline: true, location: null });
  await expect(eventRow(page, title)).toContainText('Online (ingen link)');
  await queryApiAsAdmin(
    request,
    'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }',
    { id, input: { ...input, status: 'CANCELLED' } },
  );
  await expect(eventRow(page, title)).toContainText('Aflyst');
  await queryApiAsAdmin(request, 'mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { id });
  await expect(eventRow(page, title)).toHaveCount(0);
});

test('a long list loads page by page', async ({ page, request }) => {
  const batch = uniqueName('serie');
  for (let number = 0; number < 21; number += 1)
    await createDistantEvent(request, { title: `${batch} ${number}`, date: '2040-01-01' });
  await page.goto(ADMIN_EVENTS_PATH);
  await expect(page.getByText(/^20 af \d+$/)).toBeVisible();
  const more = page.getByRole('button', { name: 'Vis flere' });
  await more.click();
  await expect(page.getByText(/^(40 af \d+|\d+ i alt)$/)).toBeVisible();
  while ((await eventRow(page, batch).count()) < 21) await more.click();
  await expect(eventRow(page, batch)).toHaveCount(21);
});

test('a user who is no admin reads that access is denied, and no data is requested', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  const requestCount = countOperation(page, 'AdminEventsScreenQuery');
  await page.goto(ADMIN_EVENTS_PATH);
  await expect(page.getByText('Du har ikke adgang til denne side')).toBeVisible();
  await expectAccessible(page);
  expect(requestCount()).toBe(0);
  await expect(queryApi(request, '{ admin { events { totalCount } } }', {}, company.token)).rejects.toThrow();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the events fit a phone, and the dialog is a sheet, ${colorScheme}`, async ({ page, request }) => {
    const { title } = await createDistantEvent(request, { isPublic: true, capacity: 24 });
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    await page.goto(ADMIN_EVENTS_PATH);
    await expect(eventRow(page, title)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await chooseRowAction(page, title, 'Rediger');
    const dialog = page.getByRole('dialog', { name: 'Rediger Event' });
    await expect(dialog.getByRole('textbox', { name: 'Beskrivelse' })).toBeVisible();
    await expectAccessible(page);
    const box = (await dialog.getByRole('toolbar').boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  });
}
