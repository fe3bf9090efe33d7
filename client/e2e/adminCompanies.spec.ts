import type { Page } from '@playwright/test';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApi } from '../testing/browser/queryApi.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE, TABLET } from '../testing/browser/viewports.ts';

const PATH = '/admin/companies';

const rows = (page: Page) => rowsOf(page, 'Virksomheder');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg navn, kontaktperson eller e-mail' });
const names = (page: Page) => rows(page).getByRole('link').allTextContents();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a company is found by name, contact person or e-mail, shows what its setup lacks, and links to its page', async ({
  page,
  request,
}) => {
  const company = await createCompany(request, { licenses: 7 });
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Admin' }).click();
  // A new company has no point of contact yet.
  await page.getByRole('menuitem', { name: /^Virksomheder \d+ afventer$/ }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('button', { name: 'Vis flere' })).toBeVisible();
  await search(page).fill(company.email);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(company.email)}`);
  for (const text of [
    company.name,
    'Freja Lund',
    company.email,
    '86 00 12 40',
    '12 34 56 74',
    '7',
    'Dinero',
    'ClickUp',
    'Kontakt',
  ])
    await expect(rows(page)).toContainText(text);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await search(page).fill('findes slet ikke');
  await expect(page.getByText('Ingen virksomheder passer')).toBeVisible();
  await page.getByRole('link', { name: 'Ryd søgning' }).click();
  await search(page).fill(company.subdomain);
  await expect(page).toHaveURL(/q=frisk/);
  await rows(page).getByRole('link', { name: company.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(company.subdomain);
});

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

test('a company that registers appears in the open list at once', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, `${PATH}?sort=NEWEST`, 'CompanyTableSubscription');
  const { name } = await createCompany(request);
  await expect(rows(page).filter({ hasText: name })).toBeVisible();
});

test('the export contains all companies that match the search', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await expect(rows(page)).toHaveCount(1);
  const [titles, line, ...rest] = (await exportCsv(page)).lines;
  expect(titles).toBe(
    '\uFEFFId;Navn;Kontaktperson;E-mail;Telefon;CVR-nummer;Brugere;Afdelinger;Licenser;Oprettet;Mangler',
  );
  expect(line).toContain(`${company.name};Freja Lund;${company.email};86 00 12 40;12345674;1;1;0;`);
  expect(line).toContain('Dinero kontakt, ClickUp mappe, Point of contact');
  expect(rest).toEqual([]);
});

test('a list that cannot be loaded shows an error', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await abortOperation(page, 'AdminCompaniesScreenQuery');
  await page.goto(PATH);
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente virksomheder');
  await expect(page.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
});

test('an admin registers a company within the admin screens, lands on its page, and stays an admin', async ({
  page,
  request,
}) => {
  const token = await signInThroughApi(page, request, DEMO_ADMIN);
  const subdomain = uniqueName('guidet');
  const name = `${subdomain} A/S`;
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Opret virksomhed' }).click();
  await expect(page).toHaveURL(/\/admin\/companies\?opret=1&trin=virksomhed$/);
  for (const [label, value] of [
    ['Firmanavn', name],
    ['CVR-nummer', '12 34 56 74'],
    ['Gade', 'Lyngbakken 14'],
    ['Postnummer', '8270'],
    ['By', 'Højbjerg'],
    ['Kontaktperson', 'Mette Kjærgaard'],
    ['Telefonnummer', '86 00 12 40'],
    ['Fakturerings-e-mail', `${subdomain}@kunde.example`],
  ] as const)
    await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Næste' }).click();
  await field(page, 'Afdeling').fill('Kundeservice');
  await page.getByRole('button', { name: 'Kopier fra virksomhed' }).click();
  await page.getByRole('button', { name: 'Næste' }).click();
  await page.getByLabel('Zendesk subdomæne').fill(subdomain);
  await page.reload();
  await expect(page.getByLabel('Zendesk subdomæne')).toHaveValue(subdomain);
  await page.getByRole('button', { name: 'Næste' }).click();
  await expect(step(page, 'Bruger')).toBeVisible();
  await field(page, 'Navn').fill('Mette Kjærgaard');
  await field(page, 'E-mail').fill(`${subdomain}@kunde.example`);
  await field(page, 'Adgangskode').fill(TEST_PASSWORD);
  await page.getByRole('checkbox', { name: /Kunden har accepteret/ }).check();
  await page.getByRole('button', { name: 'Næste' }).click();
  await page.getByRole('button', { name: 'Opret virksomhed' }).click();

  await expect(page).toHaveURL(/\/admin\/companies\/cust_\w+$/);
  await expect(toasts(page)).toContainText('Virksomhed oprettet succesfuldt');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBe(token);
  const { viewer } = await queryApi(request, '{ viewer { user { email } } }', {}, token);
  expect(viewer.user.email).toBe(DEMO_ADMIN);
  // The wizard's steps are no longer in the history, so the Back button cannot register the company a second time.
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Virksomheder' })).toBeVisible();
});

test('the wizard warns an admin of a known CVR number and of an e-mail that has an account', async ({
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
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/E-mailen har allerede en konto/);
  await expect(page.getByRole('main')).not.toContainText('Log ind');
});

test('an admin registers two companies one after the other in the same tab', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  const next = () => page.getByRole('button', { name: 'Næste' }).click();
  for (const subdomain of [uniqueName('foerst'), uniqueName('dernaest')]) {
    await page.getByRole('link', { name: 'Opret virksomhed' }).click();
    for (const [label, value] of [
      ['Firmanavn', `${subdomain} A/S`],
      ['CVR-nummer', '12 34 56 74'],
      ['Gade', 'Lyngbakken 14'],
      ['Postnummer', '8270'],
      ['By', 'Højbjerg'],
      ['Kontaktperson', 'Mette Kjærgaard'],
      ['Telefonnummer', '86 00 12 40'],
      ['Fakturerings-e-mail', `${subdomain}@kunde.example`],
    ] as const) {
      // The postcode has filled in its city.
      await expect(field(page, label)).toHaveValue(label === 'By' ? value : '');
      await field(page, label).fill(value);
    }
    await next();
    await field(page, 'Afdeling').fill('Kundeservice');
    await page.getByRole('button', { name: 'Kopier fra virksomhed' }).click();
    await next();
    await page.getByLabel('Zendesk subdomæne').fill(subdomain);
    await next();
    await expect(page.getByRole('checkbox', { name: /Kunden har accepteret/ })).not.toBeChecked();
    await field(page, 'Navn').fill('Mette Kjærgaard');
    await field(page, 'E-mail').fill(`${subdomain}@kunde.example`);
    await field(page, 'Adgangskode').fill('frisk-adgangskode');
    await page.getByRole('checkbox', { name: /Kunden har accepteret/ }).check();
    await next();
    await page.getByRole('button', { name: 'Opret virksomhed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${subdomain} A/S` })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Virksomheder' })).toBeVisible();
  }
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
