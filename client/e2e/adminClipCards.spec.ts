import type { Page } from '@playwright/test';
import { tenHours } from '../../domain/testing/prices.ts';
import {
  type ClipCardCompany,
  createClipCardCompany,
  readStoredClipCards,
} from '../testing/browser/clipCardCompany.ts';
import { createLicense } from '../testing/browser/companyObjects.ts';
import { holdScripts } from '../testing/browser/holdScripts.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { chooseByKeyboard, createManyDepartments, searchableChoice } from '../testing/browser/manyDepartments.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';

const PATH = '/admin/clip-cards';

const rows = (page: Page, name = 'Klippekort') => rowsOf(page, name);
const rowOf = (page: Page, { name }: ClipCardCompany) => rows(page).filter({ hasText: name });
const number = (page: Page, name: string) => page.getByRole('dialog').getByRole('spinbutton', { name, exact: true });
const price = (page: Page) => page.getByRole('dialog').getByLabel('Pris ekskl. moms');

async function choose(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Handlinger for klippekort/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

let company: ClipCardCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createClipCardCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
});

test('any of many departments can get a clip card, and the edit dialog names the department', async ({ page }) => {
  await createManyDepartments(company);
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Opret klippekort' }).click();
  await page.getByRole('combobox', { name: 'Virksomhed' }).fill(company.subdomain);
  await page.getByRole('option', { name: company.name }).click();
  const creating = page.getByRole('dialog', { name: 'Opret klippekort' });
  await creating.getByRole('button', { name: 'Opret klippekort' }).click();
  const department = searchableChoice(creating, 'Afdeling');
  await expect(department).toBeFocused();
  await expect(department).toHaveAccessibleDescription('Vælg en afdeling.');
  await department.click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(50);
  await expect(async () => {
    await list.getByRole('option').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('option', { name: 'Kundeservice' })).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await chooseByKeyboard(department, 'ling 127', 'Afdeling 127');
  await expect(department).toHaveAccessibleDescription('');
  await creating.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(toasts(page)).toContainText('Klippekort oprettet');

  const requestCount = countOperation(page, 'useDepartmentChoicesQuery');
  await page.getByRole('searchbox').fill(company.name);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, 'Rediger');
  await expect(searchableChoice(page.getByRole('dialog'), 'Afdeling')).toHaveText('Afdeling 127');
  expect(requestCount()).toBe(0);
});

test('a field keeps the focus that its error gave it when the code of its search arrives later', async ({ page }) => {
  await createManyDepartments(company);
  await page.goto(PATH);
  const release = await holdScripts(page, 'SearchSelect');
  await page.getByRole('button', { name: 'Opret klippekort' }).click();
  await page.getByRole('combobox', { name: 'Virksomhed' }).fill(company.subdomain);
  await page.getByRole('option', { name: company.name }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret klippekort' });
  await dialog.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Afdeling' })).toBeFocused();
  release();
  await expect(searchableChoice(dialog, 'Afdeling')).toBeFocused();
});

test('a failed company search shows an error and can be retried', async ({ page }) => {
  const restore = await abortOperation(page, 'useCompanySearchQuery');
  await page.goto('/admin/service-agreements');
  await page.getByRole('button', { name: 'Opret serviceaftale' }).click();
  await expect(page.getByRole('dialog').getByText('Kunne ikke hente virksomheder')).toBeVisible();
  await restore();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Kunne ikke hente virksomheder')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Virksomhed' }).fill(company.subdomain);
  await page.getByRole('option', { name: company.name }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret serviceaftale' });
  await dialog.getByLabel('Afdeling').selectOption('Kundeservice');
  await dialog.getByRole('button', { name: 'Opret serviceaftale' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale oprettet');
  await expect(rowsOf(page, 'Serviceaftaler').filter({ hasText: company.name })).toHaveCount(1);
});

test('a clip card keeps its sold price, and an edit of its hours shows the new price before it is saved', async ({
  page,
}) => {
  await company.buyClipCard();
  await page.goto(`${PATH}?q=${company.subdomain}`);
  const dialog = page.getByRole('dialog', { name: /^Rediger klippekort/ });
  const warning = dialog.getByRole('status').filter({ hasText: 'Prisen ændres' });
  for (const buyer of ['Ingen', 'Freja Lund']) {
    await choose(page, 'Rediger');
    await dialog.getByLabel('Køber').selectOption(buyer);
    await expect(price(page)).toHaveValue(tenHours.netText);
    await expect(warning).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await choose(page, 'Rediger');
  await number(page, 'Rabat i procent').fill('0');
  await expect(warning).toContainText(`Prisen ændres fra ${tenHours.netText} til ${tenHours.listText}, når du gemmer.`);
  // Without a discount there is no price.
  await number(page, 'Rabat i procent').fill('');
  await expect(warning).toHaveCount(0);
  await expect(price(page)).toHaveValue('');
  await number(page, 'Rabat i procent').fill('10');
  await expect(warning).toHaveCount(0);
  await number(page, 'Rabat i procent').fill('0');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await readStoredClipCards(company)).toMatchObject({
    cards: [{ discount: 0, price: tenHours.list }],
    entries: [{ gross: tenHours.gross }],
  });
});

test('a long hour ledger loads twenty entries at a time, and shows entries that are logged meanwhile', async ({
  page,
}) => {
  const id = await company.buyClipCard(10);
  for (let index = 1; index <= 21; index += 1) await company.logHours(id, 15, `Arbejde nr. ${index}`);
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await choose(page, 'Timeregnskab');
  const dialog = page.getByRole('dialog', { name: /^Timeregnskab/ });
  await expect(rows(page, 'Timeregnskab')).toHaveCount(20);
  await expect(dialog).toContainText('20 af 21');
  await dialog.getByRole('button', { name: 'Vis flere' }).click();
  // 21 logged entries and the purchase.
  await expect(rows(page, 'Timeregnskab')).toHaveCount(22);
  await expect(rows(page, 'Timeregnskab').last()).toContainText('Klippekort købt');
  await company.logHours(id, 30, 'Kom til imens');
  await expect(rows(page, 'Timeregnskab').first()).toContainText(/Kom til imens.*−0,50.*4,25/);
  await expect(rows(page, 'Timeregnskab')).toHaveCount(23);
});

test("a company's page shows the clip cards of that company alone, and adds new ones live", async ({
  page,
  request,
}) => {
  await company.buyClipCard();
  const opened = page.waitForEvent('websocket');
  await page.goto(`${PATH}?q=${company.subdomain}`);
  const socket = await opened;
  await rowOf(page, company).getByRole('link', { name: company.name }).click();
  const subscribed = socket.waitForEvent('framesent', ({ payload }) =>
    String(payload).includes('"useAdminClipCardChangesSubscription"'),
  );
  await page.getByRole('navigation', { name: 'Virksomhed' }).getByRole('link', { name: 'Klippekort 1' }).click();
  await expect(page.getByRole('region', { name: 'Klippekort' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await subscribed;
  const stranger = await createClipCardCompany(request);
  await stranger.buyClipCard();
  await company.buyClipCard(25);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('25');
  await page.getByRole('region', { name: 'Klippekort' }).getByRole('button', { name: 'Opret klippekort' }).click();
  await page.getByRole('dialog').getByLabel('Afdeling').selectOption('Kundeservice');
  await page.getByRole('dialog').getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(toasts(page)).toContainText('Klippekort oprettet');
  await expect(rows(page)).toHaveCount(3);
});

test("a company's lists load twenty rows at a time", async ({ page }) => {
  for (let index = 0; index < 21; index += 1) {
    await company.buyClipCard(1);
    await createLicense(company, { quantity: 1, validUntil: '2036-01-01' });
  }
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await rows(page).first().getByRole('link', { name: company.name }).click();
  for (const name of ['Klippekort', 'Licenser']) {
    await page
      .getByRole('navigation', { name: 'Virksomhed' })
      .getByRole('link', { name: `${name} 21` })
      .click();
    const section = page.getByRole('region', { name });
    await expect(rows(page, name)).toHaveCount(20);
    await expect(section.getByText('20 af 21')).toBeVisible();
    await section.getByRole('button', { name: 'Vis flere' }).click();
    await expect(rows(page, name)).toHaveCount(21);
  }
});

test('a customer is redirected from the list of clip cards', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/dashboard$/);
});
