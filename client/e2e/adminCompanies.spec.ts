import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE, TABLET } from '../testing/browser/viewports.ts';

const PATH = '/admin/companies';

const rows = (page: Page) => rowsOf(page, 'Virksomheder');
const names = (page: Page) => rows(page).getByRole('link').allTextContents();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('companies are sorted by name, contact person and age, page by page', async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await expect(rows(page).nth(19)).toBeVisible();
  const first = (await names(page)).slice(0, 20);
  expect(first).toEqual(first.toSorted((a, b) => a.localeCompare(b, 'da')));
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows(page).nth(20)).toBeVisible();
  expect((await names(page)).slice(0, 20)).toEqual(first);

  await page.getByRole('columnheader', { name: 'Navn' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=NAME_DESC/);
  await expect(rows(page).nth(19)).toBeVisible();
  await expect(rows(page).first()).not.toContainText(first[0]!);
  const { name } = await createCompany(request);
  await page.getByRole('columnheader', { name: 'Oprettet' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=OLDEST/);
  // The address changes before the table does, whose order the next press turns around.
  await expect(page.getByRole('columnheader', { name: 'Oprettet' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('columnheader', { name: 'Oprettet' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=NEWEST/);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Kontaktperson' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Kontaktperson' })).toHaveAttribute('aria-sort', 'ascending');
  const people = () => rows(page).locator('td:nth-child(3)').allTextContents();
  await expect(async () =>
    expect(await people()).toEqual((await people()).toSorted((a, b) => a.localeCompare(b, 'da'))),
  ).toPass();
  await page.getByRole('columnheader', { name: 'Kontaktperson' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=CONTACT_PERSON_DESC/);
  await expect(async () =>
    expect(await people()).toEqual((await people()).toSorted((a, b) => b.localeCompare(a, 'da'))),
  ).toPass();
});

test('a list that cannot be loaded shows an error', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await abortOperation(page, 'AdminCompaniesScreenQuery');
  await page.goto(PATH);
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente virksomheder');
  await expect(page.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
});

test('the wizard warns an admin of a known CVR number, and says nothing of an e-mail that has an account', async ({
  page,
  request,
}) => {
  const known = await createCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
  const subdomain = uniqueName('dobbelt');
  await page.goto(`${PATH}?opret=1`);
  for (const [label, value] of [
    ['Firmanavn', 'Dobbelt ApS'],
    ['CVR-nummer', '12 34 56 74'],
    ['Gade', 'Lyngbakken 14'],
    ['Postnummer', '8270'],
    ['By', 'Højbjerg'],
    ['Kontaktperson', 'Mette Kjærgaard'],
    ['Telefonnummer', '86 00 12 40'],
    ['Fakturerings-e-mail', 'mette@kunde.example'],
  ] as const)
    await field(page, label).fill(value);
  await expect(page.getByText('CVR-nummeret er allerede registreret.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('bed en kollega');
  const link = page.getByRole('status').getByRole('link', { name: /^Se / });
  await expect(link).toHaveAttribute('href', /^\/admin\/companies\/cust_\w+$/);
  await page.getByRole('button', { name: 'Næste' }).click();
  await field(page, 'Afdeling').fill('Kundeservice');
  await page.getByRole('button', { name: 'Kopier fra virksomhed' }).click();
  await page.getByRole('button', { name: 'Næste' }).click();
  await page.getByLabel('Zendesk subdomæne').fill(subdomain);
  await page.getByRole('button', { name: 'Næste' }).click();
  await field(page, 'Navn').fill('Mette Kjærgaard');
  await field(page, 'E-mail').fill(known.email);
  await field(page, 'Adgangskode').fill('frisk-adgangskode');
  await page.getByRole('checkbox', { name: /Kunden har accepteret/ }).check();
  await page.getByRole('button', { name: 'Næste' }).click();
  // The address has an account, which nobody is told but its owner.
  await expect(page.getByRole('heading', { level: 2, name: 'Gennemse' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Log ind');
});

test('cancelling the registration of a company returns to the list', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?opret=1`);
  await page.getByLabel('Firmanavn').fill('Fortrudt ApS');
  await page.getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet og forlad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virksomheder' })).toBeVisible();
});

test('on a narrow screen some columns move below others, and no row is wider than the page', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await page.setViewportSize(TABLET);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?q=${encodeURIComponent(company.email)}`);
  await expect(rows(page)).toHaveCount(1);
  for (const text of ['Freja Lund', company.email, 'CVR-nummer 12 34 56 74'])
    await expect(rows(page)).toContainText(text);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Vælg',
    'Navn',
    'Kontaktperson',
    'Licenser',
    'Oprettet',
    'Mangler',
  ]);
  const table = page.getByRole('table', { name: 'Virksomheder' });
  expect(
    await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('columnheader', { name: 'CVR-nummer' })).toBeVisible();
});

test('on a phone every company is a card, and nothing is wider than the page', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await expect(rows(page).nth(19)).toBeVisible();
  await page.getByLabel('Sortér efter').selectOption('Navn, faldende');
  await expect(page).toHaveURL(/sort=NAME_DESC/);
  await expectNoSidewaysScroll(page);
});
