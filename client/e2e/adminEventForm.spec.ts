import { ADMIN_EVENTS_PATH, eventRow, openNewEventDialog } from '../testing/browser/distantEvent.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await sharedAdminToken(request)));

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
  await dialog.getByLabel('Mødelink (valgfri)').fill('zoom.us/j/123');
  await dialog.getByRole('button', { name: 'Opret' }).click();
  await expect(dialog.getByLabel('Mødelink (valgfri)')).toBeFocused();
  await expect(dialog.getByLabel('Mødelink (valgfri)')).toHaveAccessibleDescription(/Mødelinket skal begynde med http/);
  await online.uncheck();
  await dialog.getByLabel('Lokation').fill('Musikhuset');
  await dialog.getByRole('button', { name: 'Opret' }).click();
  await expect(toasts(page)).toContainText('Event oprettet');
  await expect(eventRow(page, title)).toContainText('Musikhuset');
  await chooseRowAction(page, title, 'Rediger');
  const edit = page.getByRole('dialog', { name: 'Rediger Event' });
  await edit.getByRole('checkbox', { name: 'Online event' }).check();
  await expect(edit.getByLabel('Mødelink (valgfri)')).toHaveValue('');
});

test('an event can be created once its required fields are filled, and the list shows all of its details', async ({
  page,
}) => {
  const title = `Makroer ${uniqueName('event')}`;
  const dialog = await openNewEventDialog(page);
  await expect(page.getByText('Opret og administrer events')).toBeVisible();
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
  await dialog.getByLabel('Mødelink (valgfri)').fill('mødet');
  await dialog.getByLabel('Kapacitet (valgfri)').fill('0');
  await dialog.getByLabel('Pris i DKK (valgfri)').fill('-1');
  await save.click();
  await expect(dialog.getByLabel('Sluttidspunkt')).toHaveAccessibleDescription(
    /Sluttidspunkt skal være efter starttidspunkt/,
  );
  await expect(dialog.getByLabel('Kapacitet (valgfri)')).toHaveAccessibleDescription(
    /Kapacitet skal være et helt tal fra 1/,
  );
  await expect(dialog.getByLabel('Pris i DKK (valgfri)')).toHaveAccessibleDescription(/Pris kan ikke være under 0/);
  await expect(dialog.getByLabel('Mødelink (valgfri)')).toHaveAccessibleDescription(/Mødelinket skal begynde med http/);
  await dialog.getByLabel('Sluttidspunkt').fill('14:30');
  await dialog.getByLabel('Kapacitet (valgfri)').fill('24');
  await dialog.getByLabel('Pris i DKK (valgfri)').fill('1249,95');
  await dialog.getByLabel('Mødelink (valgfri)').fill('https://meet.example/makroer');
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
  await expect(edit.getByLabel('Pris i DKK (valgfri)')).toHaveValue('1249,95');
  await edit.getByRole('checkbox', { name: 'Online event' }).uncheck();
  await edit.getByLabel('Lokation').fill('Musikhuset, Aarhus');
  await edit.getByLabel('Pris i DKK (valgfri)').fill('');
  await edit.getByLabel('Kapacitet (valgfri)').fill('');
  await edit.getByRole('checkbox', { name: /^Offentlig event/ }).uncheck();
  await edit.getByRole('button', { name: 'Opdater' }).click();
  await expect(toasts(page)).toContainText('Event opdateret');
  for (const text of ['Musikhuset, Aarhus', 'Gratis', 'Nej']) await expect(eventRow(page, title)).toContainText(text);
  await expect(eventRow(page, title)).not.toContainText('/ 24');
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
    const publishAnyway = dialog.getByRole('checkbox', { name: 'Udgiv det alligevel' });
    await expect(publishAnyway).toHaveCount(0);
    await dialog.getByLabel('Status').selectOption('Aktiv');
    await expect(dialog).toContainText('Eventet er allerede slut på den valgte dato.');
    await expect(publishAnyway).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(publishAnyway).toHaveAccessibleDescription(/Eventet er allerede slut/);
    await expect(publishAnyway).toBeFocused();
    await dialog.getByLabel('Dato').fill('2090-05-05');
    await expect(publishAnyway).toHaveCount(0);
    await dialog.getByLabel('Dato').fill('2020-05-05');
    await expect(publishAnyway).not.toHaveAccessibleDescription(/Eventet er allerede slut/);
    await publishAnyway.check();
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
