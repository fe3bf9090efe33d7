import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

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
