import type { Page } from '@playwright/test';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const PATH = '/admin/audit-log';
const rows = (page: Page) => rowsOf(page, 'Revisionslog');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg navn, e-mail eller adresse' });

test('an admin searches sign-ins with their address, twice in the same tab, and clears the search', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
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
});

test('an act under impersonation names both people', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?person=${encodeURIComponent(company.email)}`);
  await rows(page).first().getByRole('link', { name: company.name }).click();
  await page.getByRole('link', { name: 'Brugere' }).click();
  await page
    .getByRole('button', { name: /Handlinger for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Log ind som/ }).click();
  await expect(page.getByRole('button', { name: /Stop/ })).toBeVisible();
  await page.getByRole('button', { name: /Stop/ }).click();
  await expect(page).not.toHaveURL(/dashboard/, { timeout: 15_000 });
  await page.goto(`${PATH}?person=${encodeURIComponent(company.email)}`);
  const stopped = rows(page).filter({ hasText: 'Stoppet med at være logget ind som en anden' });
  await expect(stopped).toContainText(DEMO_ADMIN);
  await expect(stopped).toContainText('logget ind som');
});

test('the log is exported with its filters, and the export is logged itself', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?handling=SIGNED_IN`);
  await expect(rows(page).first()).toContainText('Logget ind');
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^revisionslog-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe(
    '\uFEFFId;Tidspunkt;Handling;Detaljer;Hvem;E-mail;Id på hvem;' +
      'Logget ind som;Gælder;Gælder e-mail;Gælder id;Virksomhed;Adresse',
  );
  for (const line of lines.slice(1)) expect(line).toMatch(/^audit_\w+;\d{4}-[^;]+Z;Logget ind;/);
  await page.goto(`${PATH}?handling=EXPORTED`);
  await expect(rows(page).first()).toContainText('Revisionslog');
});

test('a user who is no admin is redirected', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a log that cannot be loaded shows an error and can be retried', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  const restore = await abortOperation(page, 'AuditScreenQuery');
  await page.goto(PATH);
  await expect(page.getByText('Kunne ikke hente revisionsloggen')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('on a phone every line is a card, and the page does not scroll sideways', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await expect(rows(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
