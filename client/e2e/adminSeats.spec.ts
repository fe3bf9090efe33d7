import type { Page } from '@playwright/test';
import { createLicense } from '../testing/browser/companyObjects.ts';
import { countOperation, refuseOperationOnce } from '../testing/browser/interceptOperations.ts';
import type { LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { agents, createSeatCompany, readNow } from '../testing/browser/seatCompany.ts';
import { createAdminToken, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsIn } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP } from '../testing/browser/viewports.ts';

const PATH = '/admin/seats';
const SUBSCRIPTION = 'useAdminSeatChangesSubscription';

const table = (page: Page) => page.getByRole('table', { name: 'Licenser i brug' });
const rows = (page: Page) => rowsIn(table(page));
const rowOf = (page: Page, { subdomain }: LicenseCompany) => rows(page).filter({ hasText: `${subdomain} ApS` });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg virksomhed eller subdomæne' });
const choose = (page: Page, { name, subdomain }: LicenseCompany, action: string) =>
  chooseRowAction(page, `${name}, ${subdomain}`, action);

test.beforeEach(async ({ page, request }) => signInWithToken(page, await createAdminToken(request)));

test('a user who is no admin is redirected, and no data is requested', async ({ page, request }) => {
  await signInThroughApi(page, request);
  const requestCount = countOperation(page, 'AdminSeatsScreenQuery');
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  expect(requestCount()).toBe(0);
});

test('installations with too many seats in use come first, with their figures and faults', async ({
  page,
  request,
}) => {
  const over = await createSeatCompany(request, {
    bought: 2,
    agents: [...agents(7), { isSuspended: true }, { signedInDaysAgo: 120 }, { kind: 'LIGHT_AGENT' }],
  });
  const free = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  const withoutKey = await createSeatCompany(request, { bought: 3 });
  await page.setViewportSize(DESKTOP);
  await page.goto(PATH);
  await expect(rowOf(page, over)).toContainText('7 for mange');
  await expect(rows(page).first()).toContainText('for mange');
  await expect(page.getByRole('link', { name: over.name })).toHaveAttribute('href', `/admin/companies/${over.id}`);
  const cells = rowOf(page, over).getByRole('cell');
  expect((await cells.allInnerTexts()).slice(0, 8).map((text) => text.trim())).toEqual([
    `${over.name}\n${over.subdomain}`,
    '2',
    '9',
    '7 for mange',
    '–',
    '1',
    '1',
    expect.stringMatching(/^I dag kl\. /),
  ]);
  for (const visit of [1, 2]) {
    await search(page).fill(free.subdomain);
    await expect(rows(page)).toHaveCount(1);
    await expect(rowOf(page, free)).toContainText('1 ledig');
    await search(page).fill(withoutKey.name.toUpperCase());
    await expect(rowOf(page, withoutKey)).toContainText('Ikke forbundet');
    await expect(rowOf(page, withoutKey)).toContainText('Aldrig');
    await search(page).fill('findes-ikke-%');
    await expect(page.getByText('Ingen installationer passer'), `visit ${visit}`).toBeVisible();
    await page.getByRole('link', { name: 'Ryd filtre' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(rows(page).nth(1)).toBeVisible();
  }
});

test('states are in the address, and Back returns to the one before', async ({ page, request }) => {
  const over = await createSeatCompany(request, { bought: 2, agents: agents(4) });
  const withoutKey = await createSeatCompany(request, { bought: 3 });
  await page.goto(PATH);
  for (const visit of [1, 2]) {
    await tab(page, 'For mange i brug').click();
    await expect(page).toHaveURL(/\?status=OVER$/);
    await expect(rowOf(page, over), `visit ${visit}`).toBeVisible();
    await expect(rowOf(page, withoutKey)).toHaveCount(0);
    await tab(page, 'Ikke forbundet').click();
    await expect(page).toHaveURL(/\?status=WITHOUT_KEY$/);
    await expect(rowOf(page, over)).toHaveCount(0);
    await search(page).fill(withoutKey.subdomain);
    await expect(page).toHaveURL(/status=WITHOUT_KEY&q=frisk-|q=frisk-.*&status=WITHOUT_KEY/);
    await expect(rows(page)).toHaveCount(1);
    await tab(page, 'Ledige licenser').click();
    await expect(page).toHaveURL(/status=FREE&q=frisk-/);
    await expect(page.getByText('Ingen installationer passer')).toBeVisible();
    await page.goBack();
    await expect(tab(page, 'Ikke forbundet')).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, withoutKey)).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('');
    await expect(tab(page, 'Ikke forbundet')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'For mange i brug')).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, over)).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await page.goBack();
    await expect(tab(page, 'Alle')).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page).nth(1)).toBeVisible();
  }
  await page.goto(`${PATH}?status=ukendt`);
  await expect(tab(page, 'Alle')).toHaveAttribute('aria-selected', 'true');
});

test('a new reading is shown at once, also in the lists of states and their numbers', async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  await openSubscribed(page, `${PATH}?status=OVER`, SUBSCRIPTION);
  await expect(rows(page).first()).toBeVisible();
  await expect(rowOf(page, company)).toHaveCount(0);
  const before = Number(/\d+/.exec(await tab(page, 'For mange i brug').innerText())![0]);
  for (const count of [30, 31]) {
    await company.zendesk('setAgents', company.subdomain, agents(count));
    await company.saveKey();
    await readNow(company);
    await expect(rowOf(page, company)).toContainText(`${count - 5} for mange`, { timeout: 90_000 });
    await expect(tab(page, 'For mange i brug')).toContainText(String(before + 1));
  }
  await company.zendesk('setAgents', company.subdomain, agents(5));
  await company.saveKey();
  await readNow(company);
  await expect(rowOf(page, company)).toHaveCount(0, { timeout: 90_000 });
  await expect(tab(page, 'For mange i brug')).toContainText(String(before));
});

test('an admin reads a help desk again, and is told why not', async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  const withoutKey = await createSeatCompany(request, { bought: 5 });
  await openSubscribed(page, `${PATH}?q=${company.subdomain}`, SUBSCRIPTION);
  await choose(page, company, 'Læs igen');
  await expect(toasts(page)).toContainText('Licenserne er læst for et øjeblik siden. Prøv igen om et par minutter.');
  await company.zendesk('setAgents', company.subdomain, agents(2));
  // The portal may begin the reading by itself, before the admin asks for it.
  await expect(async () => {
    await company.saveKey();
    await choose(page, company, 'Læs igen');
    await expect(toasts(page)).toContainText(`${company.subdomain} læses igen`, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(rowOf(page, company)).toContainText('3 ledige', { timeout: 90_000 });
  await expect(rowOf(page, company)).not.toContainText('Læses nu');
  await search(page).fill(withoutKey.subdomain);
  await choose(page, withoutKey, 'Læs igen');
  await expect(toasts(page)).toContainText('Forbind Zendesk, før licenserne kan læses.');
});

test('a key that Zendesk rejects is shown with the reason, and the last figures stay', async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  await openSubscribed(page, `${PATH}?q=${company.subdomain}`, SUBSCRIPTION);
  for (const [fault, reason] of [
    ['rejected', 'Zendesk-nøglen afvises'],
    ['gone', 'Ingen Zendesk på subdomænet'],
  ] as const) {
    await company.zendesk('setFault', company.subdomain, fault);
    await company.saveKey();
    await readNow(company);
    await expect(rowOf(page, company)).toContainText(reason, { timeout: 90_000 });
    await expect(rowOf(page, company)).toContainText('1 ledig');
  }
  await tab(page, 'Kan ikke læses').click();
  await expect(rowOf(page, company)).toBeVisible();
  await page.goto('/dashboard');
  const figure = page.getByRole('link', { name: 'Vis dem, der ikke kan læses' });
  await figure.click();
  await expect(page).toHaveURL(/\/admin\/seats\?status=FAULTY$/);
  await search(page).fill(company.subdomain);
  await expect(rowOf(page, company)).toContainText('Ingen Zendesk på subdomænet');
  await company.zendesk('setFault', company.subdomain, null);
  await company.saveKey();
  await readNow(company);
  await expect(rowOf(page, company)).toHaveCount(0, { timeout: 90_000 });
});

test('a failed load shows an error, and can be tried again', async ({ page }) => {
  await refuseOperationOnce(page, 'AdminSeatsScreenQuery', 'INTERNAL', 'Fejl');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente licenser i brug' })).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test("a renewal and the company's page say how many seats are in use", async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 3, agents: agents(5) });
  await page.goto(`/admin/companies/${company.id}/oplysninger`);
  await expect(page.getByText('5 af 3 i brug')).toBeVisible();
  await expect(page.getByText('2 for mange')).toBeVisible();
  const renewed = await createSeatCompany(request, { bought: 0, agents: agents(4) });
  const soon = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10);
  await createLicense(renewed, { quantity: 2, validUntil: soon });
  await page.goto('/admin/renewals');
  await expect(page.getByRole('row').filter({ hasText: renewed.subdomain })).toContainText(
    '4 af 2 i brug: Bestil 2 licenser',
  );
});
