import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a department is added, edited and deleted', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/departments');
  await expect(card(page, 'Kundeservice')).toContainText('Freja Lund');
  await expect(card(page, 'Kundeservice')).toContainText('8270 Højbjerg');
  await expect(card(page, 'Kundeservice')).toContainText('1 installation');
  await expect(card(page, 'Kundeservice')).toContainText('Ikke valgt');

  await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj afdeling' });
  await dialog.getByRole('button', { name: 'Tilføj afdeling' }).click();
  await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription(/Navn er påkrævet/);
  await expect(dialog.getByLabel('Kontaktperson')).toHaveAccessibleDescription(/Kontaktperson er påkrævet/);
  await dialog.getByLabel('Navn').fill('B2B-salg');
  await dialog.getByLabel('Kontaktperson').fill('Lise-Lotte Bøgh');
  await dialog.getByRole('button', { name: 'Tilføj afdeling' }).click();
  await expect(toasts(page)).toContainText('Afdeling oprettet');
  await expect(card(page, 'B2B-salg')).toContainText('Lise-Lotte Bøgh');
  await expect(card(page, 'B2B-salg')).toContainText('0 installationer');

  await chooseRowAction(page, 'B2B-salg', 'Rediger');
  const edit = page.getByRole('dialog', { name: 'Rediger B2B-salg' });
  await expect(edit.getByLabel('Kontaktperson')).toHaveValue('Lise-Lotte Bøgh');
  await edit.getByLabel('Navn').fill('Erhvervssalg');
  await edit.getByLabel('Gade').fill('Algade 7');
  await edit.getByRole('button', { name: 'Gem' }).click();
  await expect(card(page, 'Erhvervssalg')).toContainText('Algade 7');
  await page.reload();

  await chooseRowAction(page, 'Erhvervssalg', 'Slet');
  const question = page.getByRole('alertdialog', { name: 'Slet Erhvervssalg?' });
  await question.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(toasts(page)).toContainText('Afdeling slettet');
  await expect(card(page, 'Erhvervssalg')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('a department with licences cannot be deleted, and the dialog names the reason', async ({ page, request }) => {
  const company = await createCompany(request, { licenses: 5 });
  await signInWithToken(page, company.token);
  await page.goto('/departments');
  await chooseRowAction(page, 'Kundeservice', 'Slet');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(question.getByRole('alert')).toContainText('Afdelingen kan ikke slettes, fordi den har');
  await question.getByRole('button', { name: 'Annuller' }).click();
  await expect(card(page, 'Kundeservice')).toBeVisible();
});

test('without departments the page explains why there should be one', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/departments');
  await chooseRowAction(page, 'Kundeservice', 'Slet');
  await page.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(page.getByText('Ingen afdelinger endnu')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ingen afdelinger endnu')).toBeVisible();
});

test('departments that one user adds, changes and deletes change at once for the other', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/departments', 'DepartmentListSubscription');
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/departments', 'DepartmentListSubscription');
  await expect(card(other, 'Kundeservice')).toBeVisible();

  await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
  await page.getByLabel('Navn').fill('Lager');
  await page.getByLabel('Kontaktperson').fill('Niels Aagaard');
  await page.getByRole('dialog').getByRole('button', { name: 'Tilføj afdeling' }).click();
  await expect(card(page, 'Lager')).toBeVisible();
  await expect(card(other, 'Lager')).toHaveCount(1);
  await expect(card(page, 'Lager')).toHaveCount(1);

  await chooseRowAction(other, 'Lager', 'Rediger');
  await other.getByLabel('Kontaktperson').fill('Signe Hald');
  await other.getByRole('button', { name: 'Gem' }).click();
  await expect(card(other, 'Lager')).toContainText('Signe Hald');
  await expect(card(page, 'Lager')).toContainText('Signe Hald');

  await chooseRowAction(page, 'Lager', 'Slet');
  await page.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(card(page, 'Lager')).toHaveCount(0);
  await expect(card(other, 'Lager')).toHaveCount(0);
});

test('an edit of an outdated version shows a conflict and keeps the typed text', async ({ page, browser, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/departments');
  await chooseRowAction(page, 'Kundeservice', 'Rediger');
  await page.getByLabel('Kontaktperson').fill('Mikkel Thorup');

  const other = await openSecondBrowser(browser, company);
  await other.goto('/departments');
  await chooseRowAction(other, 'Kundeservice', 'Rediger');
  await other.getByLabel('Telefon').fill('70 11 22 33');
  await other.getByRole('button', { name: 'Gem' }).click();
  await expect(card(other, 'Kundeservice')).toContainText('70 11 22 33');

  const stale = page.getByRole('alert').filter({ hasText: 'En anden har gemt ændringer imens' });
  await expect(stale).toBeVisible();
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(stale).toBeVisible();
  await expect(page.getByLabel('Kontaktperson')).toHaveValue('Mikkel Thorup');
  await page.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(page.getByLabel('Telefon')).toHaveValue('70 11 22 33');
  await expect(page.getByLabel('Kontaktperson')).toHaveValue('Mikkel Thorup');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(card(page, 'Kundeservice')).toContainText('Mikkel Thorup');
  await expect(card(page, 'Kundeservice')).toContainText('70 11 22 33');
});

test('an edit of a department that somebody else deletes is not lost silently', async ({ page, browser, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/departments');
  await chooseRowAction(page, 'Kundeservice', 'Rediger');
  await page.getByRole('dialog').getByLabel('Navn').fill('Kundeservice og salg');
  const other = await openSecondBrowser(browser, company);
  await other.goto('/departments');
  await chooseRowAction(other, 'Kundeservice', 'Slet');
  await other.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(toasts(page)).toContainText(
    'Det, du var ved at rette, er her ikke længere. Det, du havde skrevet, er ikke gemt.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without an answer each step shows an error, and no typed text is lost', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  let restore = await abortOperation(page, 'DepartmentsScreenQuery');
  await page.goto('/departments');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente afdelinger' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(card(page, 'Kundeservice')).toBeVisible();

  restore = await abortOperation(page, 'CreateDepartmentDialogMutation');
  await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Navn').fill('Butikker');
  await dialog.getByLabel('Kontaktperson').fill('Ida Skov');
  await dialog.getByRole('button', { name: 'Tilføj afdeling' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kunne ikke gemme afdeling');
  await expect(dialog.getByLabel('Navn')).toHaveValue('Butikker');
  await restore();
  await dialog.getByRole('button', { name: 'Tilføj afdeling' }).click();
  await expect(card(page, 'Butikker')).toBeVisible();

  restore = await abortOperation(page, 'EditDepartmentDialogMutation');
  await chooseRowAction(page, 'Butikker', 'Rediger');
  await dialog.getByLabel('Telefon').fill('12 34 56 78');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kunne ikke opdatere afdeling');
  await dialog.getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('button', { name: 'Luk uden at gemme' }).click();
  await restore();

  restore = await abortOperation(page, 'DeleteDepartmentDialogMutation');
  await chooseRowAction(page, 'Butikker', 'Slet');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(question.getByRole('alert')).toContainText('Kunne ikke slette afdeling');
  await restore();
  await question.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(card(page, 'Butikker')).toHaveCount(0);
});

test('on a phone cards are stacked and dialogs are sheets, light and dark', async ({ page, request }) => {
  const company = await createCompany(request);
  await page.setViewportSize(PHONE);
  await signInWithToken(page, company.token);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/departments');
    await expect(card(page, 'Kundeservice')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await chooseRowAction(page, 'Kundeservice', 'Rediger');
    const save = page.getByRole('button', { name: 'Gem' });
    await expect(save).toBeInViewport();
    expect((await save.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});
