import type { Page } from '@playwright/test';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { ADMIN_EVENTS_PATH, createDistantEvent, type DistantEvent, eventRow } from '../testing/browser/distantEvent.ts';
import { addRegistration } from '../testing/browser/events.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { waitForSubscription } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP, LAPTOP, PHONE } from '../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

async function openRegistrations(page: Page, { title }: DistantEvent) {
  await page.goto(ADMIN_EVENTS_PATH);
  const subscribed = waitForSubscription(page, 'useRegistrationChangesSubscription');
  // On a phone, the number of registrations is in a part of the row that opens.
  if (page.viewportSize()!.width === PHONE.width)
    await eventRow(page, title)
      .getByRole('button', { name: /^Vis detaljer:/ })
      .click();
  await page.getByRole('button', { name: `Se tilmeldinger til ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Tilmeldinger - ${title}` });
  return { dialog, subscribed };
}

test('the waiting list is counted in the event list, in the registrations, and before the event is deleted', async ({
  page,
  request,
}) => {
  const event = await createDistantEvent(request, { capacity: 2 });
  for (const [name, status] of [
    ['Ida', 'REGISTERED'],
    ['Bo', 'REGISTERED'],
    ['Per', 'WAITLISTED'],
    ['Mia', 'WAITLISTED'],
  ] as const)
    await addRegistration(request, event.id, { name, status });
  const { dialog } = await openRegistrations(page, event);
  await expect(dialog).toContainText('2 / 2 tilmeldte, 2 på ventelisten');
  const list = dialog.getByRole('table', { name: 'Tilmeldinger' });
  await list.getByRole('button', { name: 'Skift status for Ida' }).click();
  await page.getByRole('menuitem', { name: 'Afmeldt' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Pladsen tilbydes den første på ventelisten.');
  await page.getByRole('button', { name: 'Skift status', exact: true }).click();
  await expect(dialog).toContainText('2 / 2 tilmeldte, 1 på ventelisten');
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(eventRow(page, event.title)).toContainText('1 venter');
  await chooseRowAction(page, event.title, 'Slet');
  await expect(page.getByRole('alertdialog')).toContainText(
    '2 tilmeldinger og 1 på ventelisten slettes med det og kan ikke hentes tilbage.',
  );
});

test('an admin reads, adds and changes registrations within the capacity', async ({ page, request }) => {
  const event = await createDistantEvent(request, { capacity: 2 });
  const { dialog } = await openRegistrations(page, event);
  await expect(dialog.getByText('Ingen tilmeldinger endnu')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tilføj tilmelding' }).click();
  const add = page.getByRole('dialog', { name: 'Tilføj tilmelding' });
  await expect(add.getByRole('button', { name: 'Tilføj' })).toBeDisabled();
  await add.getByLabel('Navn').fill('Ida Skov');
  await add.getByLabel('Email').fill('ida@');
  await add.getByRole('button', { name: 'Tilføj' }).click();
  await expect(add.getByLabel('Email')).toHaveAccessibleDescription(/Ugyldig e-mail/);
  await add.getByLabel('Email').fill(`${uniqueName('ida')}@kunde.example`);
  await add.getByLabel('Kostkrav').fill('Vegetar');
  await add.getByLabel('Status').selectOption('Afmeldt');
  await add.getByRole('button', { name: 'Tilføj' }).click();
  await expect(add).toBeHidden();
  const row = (name: string) => rowsOf(dialog, 'Tilmeldinger').filter({ hasText: name });
  await expect(row('Ida Skov')).toContainText('Afmeldt');
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
  await addRegistration(request, event.id, { name: 'Per Holm', company: '=Holm & Co' });
  await addRegistration(request, event.id, { name: 'Mia Lund', status: 'CONFIRMED' });
  await expect(row('Mia Lund')).toContainText('Bekræftet');
  await expect(dialog.getByText('2 / 2 tilmeldte')).toBeVisible();
  const move = async (name: string, status: string) => {
    await page.getByRole('button', { name: `Skift status for ${name}` }).click();
    await page.getByRole('menuitem', { name: status }).click();
    await page.getByRole('button', { name: 'Skift status', exact: true }).click();
  };
  const question = page.getByRole('alertdialog');
  await move('Ida Skov', 'Bekræftet');
  await expect(toasts(page)).toContainText(/fuldt booket/);
  await expect(question).toHaveCount(0);
  await expect(row('Ida Skov')).toContainText('Afmeldt');
  await move('Per Holm', 'Afmeldt');
  await expect(row('Per Holm')).toContainText('Afmeldt');
  await move('Ida Skov', 'Bekræftet');
  await expect(row('Ida Skov')).toContainText('Bekræftet');
  await expect(question).toHaveCount(0);
  const { fileName, lines } = await exportCsv(page, dialog);
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
  await addRegistration(request, event.id, {
    name,
    status: 'WAITLISTED',
    email: `${'m7'.repeat(30)}@${'m7'.repeat(30)}.example`,
    company: name,
    phone: '7'.repeat(40),
    dietaryRestrictions: wish,
    specialRequirements: wish,
  });
  for (const viewport of [PHONE, LAPTOP, DESKTOP]) {
    await page.setViewportSize(viewport);
    const { dialog } = await openRegistrations(page, event);
    const table = dialog.getByRole('table', { name: 'Tilmeldinger' });
    const status = table.getByRole('button', { name: `Skift status for ${name}` });
    await status.scrollIntoViewIfNeeded();
    expect(await table.evaluate((element) => element.parentElement!.scrollLeft)).toBe(0);
    await expect(status).toBeInViewport({ ratio: 1 });
    const last = table.locator('time');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
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
