import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { createAdmin, createManagedCompany, createUser } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { impersonateUser } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const PATH = '/admin/audit-log';
const rows = (page: Page) => rowsOf(page, 'Revisionslog');
const search = (page: Page) => page.getByLabel('Søg navn, e-mail eller adresse');

test('a company reads and saves its own log, and an admin the log of all, with acts under impersonation', async ({
  page,
  request,
}) => {
  const company = await createManagedCompany(request);
  const admin = await createAdmin(request, company);
  const karla = await createUser(company, 'Karla Kunde');
  const own = page.getByRole('table', { name: 'Sikkerhedslog' });
  await signInWithToken(page, company.token);
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile/sikkerhed');
  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(viewport);
    await page.getByRole('link', { name: 'Åbn loggen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sikkerhedslog' })).toBeVisible();
    await expect(own.getByText('Logget ind').first()).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Eksportér JSON' }).click();
    const lines = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as Record<string, unknown>[];
    expect(lines.map(({ Handling }) => Handling)).toContain('Logget ind');
    expect(lines.some((line) => line['E-mail'] === company.email)).toBe(true);
    await search(page).fill('findes ikke');
    await expect(page.getByText('Ingen linjer passer')).toBeVisible();
    await page.getByRole('link', { name: 'Ryd filtre' }).click();
    await expect(own.getByText('Logget ind').first()).toBeVisible();
    await page.goto('/profile/sikkerhed');
  }

  // The admin acts as a customer first.
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInWithToken(page, admin.token);
  await page.goto(company.tabPath('brugere'));
  await impersonateUser(page, karla.name);
  await page.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(page).toHaveURL(company.tabPath('brugere'));
  await page.goto(PATH);
  for (const round of [1, 2]) {
    await search(page).fill(company.email);
    await expect(rows(page).filter({ hasText: 'Logget ind' }).first()).toContainText(company.email);
    await page.getByLabel('Handling', { exact: true }).selectOption('Virksomhed oprettet');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(company.name);
    await search(page).fill(`findes-ikke-${round}`);
    await expect(page.getByText('Ingen linjer passer')).toBeVisible();
    await page.getByRole('link', { name: 'Ryd filtre' }).click();
    await expect(page).toHaveURL(PATH);
    await expect(rows(page).first()).toBeVisible();
  }
  await search(page).fill(karla.email);
  await expect(page).toHaveURL(`${PATH}?person=${encodeURIComponent(karla.email)}`);
  const stopped = rows(page).filter({ hasText: 'Stoppet med at være logget ind som en anden' });
  await expect(stopped).toHaveCount(1);
  await expect(stopped).toContainText('Adam Admin');
  await expect(stopped).toContainText('logget ind som');
  await page.reload();
  await expect(stopped).toContainText('Adam Admin');
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^revisionslog-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe(
    '\uFEFFId;Tidspunkt;Handling;Detaljer;Hvem;E-mail;Id på hvem;' +
      'Logget ind som;Gælder;Gælder e-mail;Gælder id;Virksomhed;Adresse',
  );
  expect(lines.length).toBeGreaterThan(1);
  // Under impersonation, a line names only the customer, and the e-mail is the admin's.
  for (const line of lines.slice(1))
    expect([line.includes(karla.name), line.includes(company.name)], line).toEqual([true, true]);
  // The export is logged itself.
  await page.goto(`${PATH}?handling=EXPORTED`);
  await expect(rows(page).first()).toContainText('Revisionslog');
});
