import { ADMIN_EVENTS_PATH, eventRow, openNewEventDialog } from '../../testing/browser/distantEvent.ts';
import { countOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { createCompany, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

test('the form of an event ignores hidden fields, and empties optional ones; a customer sees nothing of it', async ({
  page,
  request,
  context,
}) => {
  await signInWithToken(page, (await createCompany(request)).token);
  const requestCount = countOperation(page, 'AdminEventsScreenQuery');
  await page.goto(ADMIN_EVENTS_PATH);
  await expect(page.getByText('Du har ikke adgang til denne side')).toBeVisible();
  expect(requestCount()).toBe(0);

  const title = `Makroer ${uniqueName('event')}`;
  await signInWithToken(page, await sharedAdminToken(request));
  const dialog = await openNewEventDialog(page);
  const save = dialog.getByRole('button', { name: 'Opret' });
  const online = dialog.getByRole('checkbox', { name: 'Online event' });
  const meetingLink = dialog.getByLabel('Mødelink (valgfri)');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Dato').fill('2090-12-03');
  await dialog.getByLabel('Starttidspunkt').fill('09:00');
  await dialog.getByLabel('Sluttidspunkt').fill('12:00');
  await dialog.getByText('Beskrivelse', { exact: true }).click();
  await page.keyboard.type('Færre klik');
  await expect(save).toBeDisabled();
  await online.check();
  await expect(save).toBeEnabled();
  await meetingLink.fill('zoom.us/j/123');
  await dialog.getByLabel('Kapacitet (valgfri)').fill('24');
  await dialog.getByLabel('Pris i DKK (valgfri)').fill('1249,95');
  await dialog.getByRole('checkbox', { name: /^Offentlig event/ }).check();
  await dialog.getByLabel('Status').selectOption('Aktiv');
  await save.click();
  await expect(meetingLink).toBeFocused();
  await expect(meetingLink).toHaveAccessibleDescription(/Mødelinket skal begynde med http/);
  // The link that is hidden now is neither checked nor stored.
  await online.uncheck();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Lokation').fill('Musikhuset');
  await save.click();
  for (const text of ['Musikhuset', '1.249,95 kr', '0 / 24', 'Ja'])
    await expect(eventRow(page, title)).toContainText(text);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `Kopiér link til ${title}` }).click();
  await expect(toasts(page)).toContainText('Link kopieret til udklipsholder!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${process.env.PORTAL_URL}/events/public/[\\w-]+$`),
  );

  await page.reload();
  const edit = page.getByRole('dialog', { name: 'Rediger Event' });
  const update = edit.getByRole('button', { name: 'Opdater' });
  const onList = edit.getByRole('checkbox', { name: 'Vis på listen over offentlige events' });
  await chooseRowAction(page, title, 'Rediger');
  await expect(edit.getByLabel('Pris i DKK (valgfri)')).toHaveValue('1249,95');
  await edit.getByRole('checkbox', { name: 'Online event' }).check();
  await expect(edit.getByLabel('Mødelink (valgfri)')).toHaveValue('');
  await edit.getByLabel('Pris i DKK (valgfri)').fill('');
  await edit.getByLabel('Kapacitet (valgfri)').fill('');
  await expect(onList).not.toBeChecked();
  await edit.getByRole('checkbox', { name: /^Offentlig event/ }).uncheck();
  await expect(onList).toHaveCount(0);
  await update.click();
  for (const text of ['Online (ingen link)', 'Gratis', 'Nej']) await expect(eventRow(page, title)).toContainText(text);
  await expect(eventRow(page, title)).not.toContainText('/ 24');

  // A past event is published if the admin says so, and an edit afterwards asks no more.
  const publishAnyway = edit.getByRole('checkbox', { name: 'Udgiv det alligevel' });
  await chooseRowAction(page, title, 'Rediger');
  await edit.getByLabel('Dato').fill('2020-05-05');
  await publishAnyway.check();
  await update.click();
  await expect(eventRow(page, title)).toContainText('Afsluttet');
  await chooseRowAction(page, title, 'Rediger');
  await expect(edit.getByLabel('Status')).toHaveValue('PUBLISHED');
  await expect(publishAnyway).toHaveCount(0);
});
