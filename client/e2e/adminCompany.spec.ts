import type { Page } from '@playwright/test';
import { toasts } from './freshCompany.ts';
import { licenseCompany } from './licenseCompany.ts';
import { ADMIN, arriveSignedIn, expect, expectAccessible, test } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('an admin comes from an order to its company, and makes, changes and deletes a licence and an agreement there', async ({ page, request }) => {
  const company = await licenseCompany(request);
  await company.order(3);
  await arriveSignedIn(page, request, ADMIN);
  await page.goto('/admin/license-requests');
  await page.getByRole('link', { name: company.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expectAccessible(page);

  await section(page, 'Licenser').getByRole('button', { name: 'Opret licens' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Opret licens' }).click();
  await expect(dialog.getByText('Vælg en Zendesk installation').first()).toBeVisible();
  await dialog.getByLabel('Zendesk installation').selectOption({ index: 1 });
  await dialog.getByRole('spinbutton', { name: 'Antal licenser' }).fill('9');
  await dialog.getByRole('button', { name: 'Opret licens' }).click();
  await expect(toasts(page)).toContainText('Licens oprettet');
  const license = rows(page, 'Licenser').filter({ hasText: 'Afventer' });
  await expect(license).toContainText('9');

  await section(page, 'Serviceaftaler').getByRole('button', { name: 'Opret serviceaftale' }).first().click();
  await dialog.getByLabel('Afdeling').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Opret serviceaftale' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale oprettet');
  await expect(rows(page, 'Serviceaftaler')).toContainText('12 måneder');
  await page.reload();
  await expect(license).toContainText('9');
  await expect(rows(page, 'Serviceaftaler')).toHaveCount(1);
});

test('a company that does not exist is told, and a customer is led away', async ({ page, request }) => {
  await arriveSignedIn(page, request, ADMIN);
  await page.goto('/admin/companies/cust_findes_ikke');
  await expect(page.getByRole('heading', { name: 'Virksomhed ikke fundet' }).first()).toBeVisible();
  await arriveSignedIn(page, request);
  await page.goto('/admin/companies/cust_findes_ikke');
  await expect(page).toHaveURL(/\/dashboard$/);
});
