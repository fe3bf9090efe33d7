import type { Page } from '@playwright/test';
import { dateOf } from '../../domain/dates.ts';
import { clipCardTexts, fiftyHours, tenHours } from '../../domain/testing/prices.ts';
import {
  type ClipCardCompany,
  createClipCardCompany,
  readStoredClipCards,
} from '../testing/browser/clipCardCompany.ts';
import { createLicense } from '../testing/browser/companyObjects.ts';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { holdScripts } from '../testing/browser/holdScripts.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { chooseByKeyboard, createManyDepartments, searchableChoice } from '../testing/browser/manyDepartments.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, openSecondBrowser, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE, TABLET } from '../testing/browser/viewports.ts';

const PATH = '/admin/clip-cards';

const rows = (page: Page, name = 'Klippekort') => rowsOf(page, name);
const rowOf = (page: Page, { name }: ClipCardCompany) => rows(page).filter({ hasText: name });
const ticket = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });
const number = (page: Page, name: string) => page.getByRole('dialog').getByRole('spinbutton', { name, exact: true });
const used = (page: Page) => page.getByRole('dialog').getByLabel('Brugte timer');
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

test('an admin creates a discounted clip card for a searched company, and the customer sees the card', async ({
  page,
  browser,
}) => {
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/clip-cards', 'ClipCardListSubscription');
  await openSubscribed(page, PATH, 'useAdminClipCardChangesSubscription');
  await page.getByRole('button', { name: 'Opret klippekort' }).click();
  const picker = page.getByRole('combobox', { name: 'Virksomhed' });
  await expect(picker).toBeFocused();
  await picker.fill('findes slet ikke');
  await expect(page.getByText('Ingen passer til »findes slet ikke«')).toBeVisible();
  await picker.fill(company.subdomain);
  await expect(page.getByRole('option', { name: company.name })).toBeVisible();
  await picker.press('ArrowDown');
  await picker.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Opret klippekort' });
  await expect(dialog).toContainText(`Til ${company.name}.`);
  await expect(number(page, 'Timer')).toHaveValue('10');
  await expect(price(page)).toHaveValue(tenHours.netText);
  await expect(dialog.getByLabel('Status')).toHaveValue('PENDING');
  await dialog.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(dialog.getByLabel('Afdeling')).toHaveAccessibleDescription('Vælg en afdeling.');
  await dialog.getByLabel('Afdeling').selectOption('Kundeservice');
  await dialog.getByLabel('Køber').selectOption('Freja Lund');
  await number(page, 'Timer').fill('50');
  await expect(number(page, 'Rabat i procent')).toHaveValue('20');
  await expect(price(page)).toHaveValue(clipCardTexts[50].net);
  await number(page, 'Rabat i procent').fill('30');
  await expect(price(page)).toHaveValue(fiftyHours.with30PercentOffText);
  await dialog.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(toasts(page)).toContainText('Klippekort oprettet');
  const row = rowOf(page, company);
  for (const text of ['Kundeservice', company.email, '50', fiftyHours.with30PercentOffText, '30 % rabat', 'Afventer'])
    await expect(row).toContainText(text);
  await expect(row.getByRole('link', { name: company.name })).toHaveAttribute('href', /\/admin\/companies\/cust_/);
  await expect(ticket(customer)).toContainText('Afventer');
  expect(await readStoredClipCards(company)).toMatchObject({
    cards: [{ hours: 50, discount: 30, price: fiftyHours.with30PercentOff, status: 'PENDING' }],
    entries: [],
  });
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

test('an edit keeps a clip card within its limits and records changed hours as a correction in the ledger', async ({
  page,
}) => {
  await company.buyClipCard();
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await choose(page, 'Rediger');
  const dialog = page.getByRole('dialog', { name: /^Rediger klippekort/ });
  await number(page, 'Timer').fill('500');
  await used(page).fill('-3');
  await number(page, 'Rabat i procent').fill('80');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  const problems = ['Højst 100 timer', 'Brugte timer kan ikke være under 0', 'Rabat i procent: højst 50'];
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(problems);
  await expect(number(page, 'Timer')).toHaveValue('500');
  await number(page, 'Timer').fill('25');
  await expect(number(page, 'Rabat i procent')).toHaveValue('15');
  await used(page).fill('4,5');
  const restore = await abortOperation(page, 'EditClipCardDialogMutation');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af klippekort');
  await restore();
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Klippekort opdateret');
  for (const text of ['25', '4,5', '20,5', clipCardTexts[25].net, '15 % rabat'])
    await expect(rowOf(page, company)).toContainText(text);
  await choose(page, 'Timeregnskab');
  await expect(rows(page, 'Timeregnskab').first()).toContainText(/Rettelse af brugte timer.*−4,50/);
  expect((await readStoredClipCards(company)).cards).toMatchObject([
    { hours: 25, hoursUsed: 4.5, discount: 15, status: 'ACTIVE' },
  ]);
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
  // An invalid discount has no price.
  await number(page, 'Rabat i procent').fill('7,5');
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

test("an edit does not overwrite a colleague's newer change unnoticed", async ({ page }) => {
  const id = await company.buyClipCard();
  await openSubscribed(page, `${PATH}?q=${company.subdomain}`, 'useAdminClipCardChangesSubscription');
  await choose(page, 'Rediger');
  const dialog = page.getByRole('dialog', { name: /^Rediger klippekort/ });
  await number(page, 'Timer').fill('20');
  await company.logHours(id, 60, 'Opsætning');
  await expect(dialog).toContainText('En anden har gemt ændringer imens');
  await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(used(page)).toHaveValue('1');
  await expect(number(page, 'Timer')).toHaveValue('20');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Klippekort opdateret');
  expect((await readStoredClipCards(company)).cards).toMatchObject([{ hours: 20, hoursUsed: 1 }]);
});

test('logged and returned hours appear at the customer at once', async ({ page, browser }) => {
  await company.buyClipCard();
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/clip-cards', 'ClipCardListSubscription');
  await openSubscribed(page, `${PATH}?q=${company.subdomain}`, 'useAdminClipCardChangesSubscription');
  await choose(page, 'Registrér timer');
  const dialog = page.getByRole('dialog', { name: 'Registrér timer' });
  await expect(dialog.getByLabel('Dato')).toHaveValue(dateOf());
  await number(page, 'Timer').fill('0');
  await dialog.getByRole('button', { name: 'Registrér' }).click();
  await expect(number(page, 'Minutter')).toHaveAccessibleDescription(/Skriv, hvor lang tid der er brugt/);
  await expect(dialog.getByLabel('Beskrivelse')).toHaveAccessibleDescription(/Beskrivelse er påkrævet/);
  await number(page, 'Timer').fill('2');
  await number(page, 'Minutter').fill('30');
  await dialog.getByLabel('Beskrivelse').fill('Ny triage af henvendelser');
  await dialog.getByLabel('Årsag').fill('Aftalt på et møde');
  await dialog.getByRole('button', { name: 'Registrér' }).click();
  await expect(toasts(page)).toContainText('Timer registreret');
  await expect(rowOf(page, company)).toContainText('7,5');
  const ledger = rows(customer, 'Timeregnskab').first();
  for (const text of ['Ny triage af henvendelser', 'Årsag: Aftalt på et møde', '−2,50', '7,50'])
    await expect(ledger).toContainText(text);

  await choose(page, 'Registrér timer');
  await dialog.getByRole('radio', { name: /^Giv timer tilbage/ }).check();
  await number(page, 'Timer').fill('5');
  await dialog.getByLabel('Beskrivelse').fill('Rettelse');
  await dialog.getByRole('button', { name: 'Registrér' }).click();
  await expect(number(page, 'Minutter')).toHaveAccessibleDescription(
    /Der kan ikke gives flere timer tilbage, end der er brugt/,
  );
  await number(page, 'Timer').fill('1');
  await dialog.getByRole('button', { name: 'Registrér' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ledger).toContainText('+1,00');
  await expect(ticket(customer)).toContainText('8,5 timer tilbage');
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

test("deleting asks for a confirmation, and also removes the clip card from the customer's page", async ({
  page,
  browser,
}) => {
  await company.buyClipCard();
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/clip-cards', 'ClipCardListSubscription');
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await choose(page, 'Slet');
  const question = page.getByRole('alertdialog', { name: /^Slet klippekort/ });
  await expect(question).toContainText(company.name);
  const restore = await abortOperation(page, 'DeleteClipCardDialogMutation');
  await question.getByRole('button', { name: 'Slet klippekortet' }).click();
  await expect(question).toContainText('Der opstod en fejl ved sletning af klippekort');
  await restore();
  await question.getByRole('button', { name: 'Slet klippekortet' }).click();
  await expect(toasts(page)).toContainText('Klippekort slettet');
  await expect(page.getByText('Ingen klippekort passer')).toBeVisible();
  await expect(customer.getByText('Ingen klippekort endnu')).toBeVisible();
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

test('filters survive a reload, and the export contains the filtered clip cards', async ({ page }) => {
  await company.buyClipCard();
  await page.goto(PATH);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('searchbox').fill(company.email);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktiv');
  await expect(page).toHaveURL(/status=ACTIVE/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(company.email);
  await expect(rows(page)).toHaveCount(1);
  const text = (await exportCsv(page)).lines.join('\n');
  expect(text).toContain('Id;Virksomhed;Afdeling;Køber;Timer;Brugt;Tilbage');
  expect(text).toContain(`${company.name};Kundeservice;${company.email};10;0;10;10;`);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Annulleret');
  await expect(page.getByText('Ingen klippekort passer')).toBeVisible();
});

test('a customer is redirected from the list of clip cards', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list fits a phone and is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(PATH);
      await expect(rows(page).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await company.buyClipCard();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(`${PATH}?q=${company.subdomain}`);
      await expect(rows(page)).toHaveCount(1);
    }
    await choose(page, 'Rediger');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Gem' })).toBeInViewport();
  });
}
