import type { Locator, Page } from '@playwright/test';
import { countClicks } from '../../testing/browser/countClicks.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { ADMIN_EVENTS_PATH, createDistantEvent, eventRow } from '../../testing/browser/distantEvent.ts';
import { addRegistration } from '../../testing/browser/events.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApiAsAdmin } from '../../testing/browser/queryApi.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { createCompany, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const SUBSCRIPTION = 'useAdminEventChangesSubscription';
const description = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Beskrivelse' });

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

async function openNewEvent(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Opret Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret Event' });
  await expect(description(dialog)).toBeVisible();
  return dialog;
}

test('an admin creates, publishes, edits, copies and deletes events, and a failed save keeps what was typed', async ({
  page,
  request,
}) => {
  await openSubscribed(page, ADMIN_EVENTS_PATH, SUBSCRIPTION);
  const name = uniqueName('event');
  for (const round of [1, 2]) {
    const title = `Makroer ${round} ${name}`;
    const dialog = await openNewEvent(page);
    const save = dialog.getByRole('button', { name: 'Opret' });
    const publishAnyway = dialog.getByRole('checkbox', { name: 'Udgiv det alligevel' });
    await expect(dialog.getByLabel('Status')).toHaveValue('DRAFT');
    await dialog.getByLabel('Titel').fill(title);
    await dialog.getByLabel('Dato').fill('2020-12-03');
    await dialog.getByLabel('Starttidspunkt').fill('12:00');
    await dialog.getByLabel('Sluttidspunkt').fill('09:00');
    await expect(save).toBeDisabled();
    await description(dialog).click();
    await page.keyboard.type('Færre klik');
    await dialog.getByRole('checkbox', { name: 'Online event' }).check();
    await dialog.getByLabel('Mødelink (valgfri)').fill('mødet');
    await dialog.getByLabel('Kapacitet (valgfri)').fill('0');
    await dialog.getByLabel('Pris i DKK (valgfri)').fill('-1');
    await dialog.getByLabel('Status').selectOption('Aktiv');
    await expect(dialog).toContainText('Eventet er allerede slut på den valgte dato.');
    await save.click();
    for (const [label, message] of [
      ['Sluttidspunkt', /Sluttidspunkt skal være efter starttidspunkt/],
      ['Kapacitet (valgfri)', /Kapacitet skal være et helt tal fra 1/],
      ['Pris i DKK (valgfri)', /Pris kan ikke være under 0/],
      ['Mødelink (valgfri)', /Mødelinket skal begynde med http/],
    ] as const)
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
    await dialog.getByLabel('Sluttidspunkt').fill('14:30');
    await dialog.getByLabel('Kapacitet (valgfri)').fill('24');
    await dialog.getByLabel('Pris i DKK (valgfri)').fill('1249,95');
    await dialog.getByLabel('Mødelink (valgfri)').fill('https://meet.example/makroer');
    await save.click();
    await expect(publishAnyway).toHaveAccessibleDescription(/Eventet er allerede slut/);
    await expect(publishAnyway).toBeFocused();
    await dialog.getByLabel('Dato').fill('2090-12-03');
    await expect(publishAnyway).toHaveCount(0);
    const restore = await abortOperation(page, 'CreateEventDialogMutation');
    await save.click();
    const failure = page.getByRole('alert').filter({ hasText: 'Der opstod en fejl' });
    await expect(failure).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: 'Events' })).toBeHidden();
    await restore();
    await failure.getByRole('button', { name: 'Luk' }).click();
    await expect(dialog.getByLabel('Titel')).toHaveValue(title);
    await expect(description(dialog)).toHaveText('Færre klik');
    await save.click();
    await expect(toasts(page)).toContainText('Event oprettet');
    for (const text of [
      'https://meet.example/makroer',
      '3. december 2090',
      'Aktiv',
      'Workshop',
      '1.249,95 kr',
      '0 / 24',
    ])
      await expect(eventRow(page, title)).toContainText(text);
  }

  // Of two admins who edit, the slower one reads about it and loses no text.
  const event = await createDistantEvent(request, { title: `Flow ${name}`, capacity: 10, isPublic: true });
  for (const person of ['Ida Skov', 'Per Holm']) await addRegistration(request, event.id, { name: person });
  await expect(eventRow(page, event.title)).toContainText('2 / 10');
  await chooseRowAction(page, event.title, 'Rediger');
  const edit = page.getByRole('dialog', { name: 'Rediger Event' });
  await edit.getByLabel('Lokation').fill('Musikhuset');
  await queryApiAsAdmin(
    request,
    'mutation ($id: ID!, $input: EventInput!) { updateEvent(id: $id, input: $input) { deletedId } }',
    { id: event.id, input: { ...event.input, description: '<h1>Nyt program</h1>', price: 89500 } },
  );
  await expect(edit.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await edit.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(description(edit)).toHaveText('Nyt program');
  await expect(edit.getByLabel('Pris i DKK (valgfri)')).toHaveValue('895');
  await expect(edit.getByLabel('Lokation')).toHaveValue('Musikhuset');
  await edit.getByLabel('Kapacitet (valgfri)').fill('1');
  await edit.getByRole('checkbox', { name: 'Vis på listen over offentlige events' }).check();
  await edit.getByRole('button', { name: 'Opdater' }).click();
  await expect(edit.getByLabel('Kapacitet (valgfri)')).toHaveAccessibleDescription(
    /Kapaciteten kan ikke være mindre end antallet af tilmeldte \(2\)/,
  );
  await edit.getByLabel('Kapacitet (valgfri)').fill('2');
  await edit.getByRole('button', { name: 'Opdater' }).click();
  for (const text of ['2 / 2', 'Musikhuset', 'På listen'])
    await expect(eventRow(page, event.title)).toContainText(text);

  // A draft is published and cancelled from its row.
  const draft = await createDistantEvent(request, { title: `Udkast ${name}`, status: 'DRAFT' });
  await expect(eventRow(page, draft.title)).toContainText('Kladde');
  const clicks = await countClicks(page);
  await chooseRowAction(page, draft.title, 'Udgiv');
  await expect(eventRow(page, draft.title)).toContainText('Aktiv');
  expect(await clicks()).toBe(2);
  await chooseRowAction(page, draft.title, 'Aflys');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aflys event' }).click();
  await expect(eventRow(page, draft.title)).toContainText('Aflyst');

  // Words of the title find it, in the address too, on a phone as well.
  await page.getByRole('searchbox', { name: 'Søg titel eller sted' }).fill(`${name} flow`);
  await expect(rowsOf(page, 'Events')).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]q=/);
  await chooseRowAction(page, event.title, 'Kopiér');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Kopiér event' }).click();
  await expect(toasts(page)).toContainText('Kladden er oprettet');
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(rowsOf(page, 'Events')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  const copy = rowsOf(page, 'Events').filter({ hasText: 'Kladde' });
  await expect(copy).toHaveCount(1);
  const deleteCopy = async () => {
    await copy.getByRole('button', { name: /^Handlinger for/ }).click();
    await page.getByRole('menuitem', { name: 'Slet' }).click();
    await expect(question).toContainText(`Er du sikker på, at du vil slette eventet "${event.title}`);
    await question.getByRole('button', { name: 'Slet event' }).click();
  };
  const restoreDelete = await abortOperation(page, 'DeleteEventDialogMutation');
  await deleteCopy();
  const banner = page.getByRole('alert').filter({ hasText: 'Der opstod en fejl ved sletning af event' });
  await banner.getByRole('button', { name: 'Luk besked' }).click();
  await expect(banner).toHaveCount(0);
  await restoreDelete();
  await deleteCopy();
  await expect(toasts(page)).toContainText('Event slettet');
  await expect(rowsOf(page, 'Events')).toHaveCount(1);
  await queryApiAsAdmin(request, 'mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { id: event.id });
  await expect(page.getByText('Ingen events passer')).toBeVisible();
});

test('an admin reads, adds and changes registrations within the capacity, live, and exports them', async ({
  page,
  request,
}) => {
  const event = await createDistantEvent(request, { capacity: 2 });
  await page.goto(`${ADMIN_EVENTS_PATH}?q=${encodeURIComponent(event.title)}`);
  const restore = await abortOperation(page, 'RegistrationsDialogQuery');
  const subscribed = waitForSubscription(page, 'useRegistrationChangesSubscription');
  await page.getByRole('button', { name: `Se tilmeldinger til ${event.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Tilmeldinger - ${event.title}` });
  await expect(dialog.getByText('Der opstod en fejl ved hentning af tilmeldinger')).toBeVisible();
  await restore();
  await dialog.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(dialog.getByText('Ingen tilmeldinger endnu')).toBeVisible();
  const row = (name: string) => rowsOf(dialog, 'Tilmeldinger').filter({ hasText: name });
  for (const name of ['Ida Skov', 'Bo Berg']) {
    await dialog.getByRole('button', { name: 'Tilføj tilmelding' }).click();
    const add = page.getByRole('dialog', { name: 'Tilføj tilmelding' });
    await expect(add.getByRole('button', { name: 'Tilføj' })).toBeDisabled();
    await add.getByLabel('Navn').fill(name);
    await add.getByLabel('Email').fill('ida@');
    await add.getByRole('button', { name: 'Tilføj' }).click();
    await expect(add.getByLabel('Email')).toHaveAccessibleDescription(/Ugyldig e-mail/);
    await expect(add.getByLabel('Navn')).toHaveValue(name);
    await add.getByLabel('Email').fill(`${uniqueName('gaest')}@kunde.example`);
    await add.getByLabel('Kostkrav').fill('Vegetar');
    await add.getByLabel('Status').selectOption('Afmeldt');
    await add.getByRole('button', { name: 'Tilføj' }).click();
    await expect(add).toBeHidden();
    await expect(row(name)).toContainText('Afmeldt');
    await expect(row(name)).toContainText('Vegetar');
  }
  await expect(dialog.getByText('0 / 2 tilmeldte')).toBeVisible();
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

  // Others register while the dialog is open.
  await subscribed;
  await addRegistration(request, event.id, { name: 'Per Holm', company: '=Holm & Co' });
  const company = await createCompany(request);
  await company.queryApi(
    'mutation ($id: ID!, $input: EventRegistrationInput!) { registerForEvent(eventId: $id, input: $input) { id } }',
    { id: event.id, input: { name: 'Freja Lund', email: company.email } },
  );
  await expect(row('Freja Lund')).toBeVisible();
  await expect(dialog.getByText('2 / 2 tilmeldte')).toBeVisible();
  await addRegistration(request, event.id, { name: 'Mia Lund', status: 'WAITLISTED' });
  await expect(dialog).toContainText('2 / 2 tilmeldte, 1 på ventelisten');

  const question = page.getByRole('alertdialog');
  const move = async (name: string, status: string) => {
    await page.getByRole('button', { name: `Skift status for ${name}` }).click();
    await page.getByRole('menuitem', { name: status }).click();
  };
  const confirm = () => page.getByRole('button', { name: 'Skift status', exact: true }).click();
  await move('Ida Skov', 'Bekræftet');
  await confirm();
  await expect(toasts(page)).toContainText(/fuldt booket/);
  await expect(row('Ida Skov')).toContainText('Afmeldt');
  await move('Per Holm', 'Afmeldt');
  await expect(question).toContainText('Pladsen tilbydes den første på ventelisten.');
  await confirm();
  await expect(row('Per Holm')).toContainText('Afmeldt');
  await expect(row('Mia Lund')).toContainText('Tilbudt plads');
  const { fileName, lines } = await exportCsv(page, dialog);
  expect(fileName).toMatch(/^tilmeldinger-workshop-event-.*\.csv$/);
  expect(lines[0]).toBe('\uFEFFNavn;Email;Status;Firma;Telefon;Kostkrav;Særlige ønsker;Tilmeldt');
  expect(lines.find((line) => line.startsWith('Per Holm'))).toContain(';Afmeldt;"\'=Holm & Co";');
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(eventRow(page, event.title)).toContainText('2 / 2');

  // On a phone, the number of registrations is in a part of the row that opens.
  await page.setViewportSize(PHONE);
  await eventRow(page, event.title)
    .getByRole('button', { name: /^Vis detaljer:/ })
    .click();
  await page.getByRole('button', { name: `Se tilmeldinger til ${event.title}` }).click();
  await expect(row('Freja Lund')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await page.setViewportSize(LAPTOP);
  await chooseRowAction(page, event.title, 'Slet');
  await expect(question).toContainText(/\d tilmeldinger.* slettes med det og kan ikke hentes tilbage\./);
});
