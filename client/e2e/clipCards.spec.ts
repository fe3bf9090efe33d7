import type { Page } from '@playwright/test';
import { type ClipCardCompany, createClipCardCompany } from '../testing/browser/clipCardCompany.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const tickets = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });
const ticket = (page: Page, id: string) =>
  page.getByRole('article', { name: new RegExp(`^Klippekort ${id.slice(-6)}`) });
const rows = (page: Page) => rowsOf(page, 'Timeregnskab');

let company: ClipCardCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createClipCardCompany(request);
  await signInWithToken(page, company.token);
});

test('logged hours and their correction appear live in the ledger', async ({ page }) => {
  await openSubscribed(page, '/clip-cards', 'ClipCardListSubscription');
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
  const id = await company.buyClipCard();
  await expect(ticket(page, id)).toContainText('10 timer tilbage af 10');
  await expect(rows(page)).toHaveCount(1);

  await company.logHours(id, 90, 'Ny trigger til returvarer', 'Aftalt på telefon');
  await expect(ticket(page, id)).toContainText('8,5 timer tilbage af 10');
  const [first] = await rows(page).all();
  for (const text of [
    'Ny trigger til returvarer',
    'Årsag: Aftalt på telefon',
    '20. nov. 2026',
    'Sofie Brandt',
    '−1,50',
    '8,50',
  ])
    await expect(first!).toContainText(text);
  await company.logHours(id, -30, 'For meget registreret', 'Tastefejl');
  await expect(rows(page)).toHaveCount(3);
  for (const text of ['For meget registreret', 'Tastefejl', '+0,50', '9,00'])
    await expect(rows(page).first()).toContainText(text);
  await expect(rows(page).last()).toContainText(/Klippekort købt.*Freja Lund.*\+10,00.*10,00/);
  await expect(page.getByText('1 time brugt · 9 tilbage')).toBeVisible();
});

test('the ledger loads twenty entries at a time, and new entries appear at the top', async ({ page }) => {
  const id = await company.buyClipCard();
  for (let index = 1; index <= 22; index += 1) await company.logHours(id, 5, `Opgave ${index}`);
  await openSubscribed(page, `/clip-cards?card=${id}`, 'ClipCardListSubscription');
  await expect(page.getByText('20 af 22')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows(page)).toHaveCount(23);
  await company.logHours(id, 5, 'Opgave 23');
  await expect(rows(page)).toHaveCount(24);
  await expect(rows(page).first()).toContainText('Opgave 23');
  await expect(rows(page).last()).toContainText('Klippekort købt');
});

test('a clip card that runs low shows a notice, whose link buys hours for its department', async ({ page }) => {
  const id = await company.buyClipCard();
  await openSubscribed(page, '/clip-cards', 'ClipCardListSubscription');
  await expect(ticket(page, id)).not.toContainText('Få timer tilbage');
  await company.logHours(id, 9 * 60 + 15, 'Opsætning');
  await expect(ticket(page, id)).toContainText('Få timer tilbage');
  await expect(ticket(page, id)).toContainText('0,8 timer tilbage af 10');
  await page.getByRole('button', { name: 'Køb flere timer til Kundeservice' }).click();
  await expect(page).toHaveURL(new RegExp(`buy=1&department=${company.departmentId}`));
  await expect(page.getByRole('dialog', { name: 'Køb klippekort' }).getByLabel('Afdeling')).toHaveValue(
    company.departmentId,
  );
  await page.keyboard.press('Escape');

  await company.logHours(id, 60, 'Lidt mere');
  await expect(ticket(page, id)).toContainText('Brugt');
  await expect(ticket(page, id)).toContainText('0,25 timer er brugt ud over kortet');
  await expect(rows(page).first()).toContainText('−0,25');
});

test('a used clip card is bought again with one click, its department and hours filled in', async ({ page }) => {
  const id = await company.buyClipCard(25);
  await company.logHours(id, 25 * 60, 'Opsætning');
  await page.goto('/clip-cards');
  const dialog = page.getByRole('dialog', { name: 'Køb klippekort' });
  for (const bought of [1, 2]) {
    await page.getByRole('button', { name: 'Køb igen til Kundeservice' }).click();
    await expect(page).toHaveURL(new RegExp(`buy=1&department=${company.departmentId}&hours=25$`));
    await expect(dialog.getByLabel('Afdeling')).toHaveValue(company.departmentId);
    await expect(dialog.getByRole('spinbutton')).toHaveValue('25');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    if (bought === 1) {
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await page.goForward();
      await expect(dialog.getByRole('spinbutton')).toHaveValue('25');
    }
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Køb for/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/buy|department|hours/);
    await expect(page.getByRole('article', { name: /^Klippekort/ })).toHaveCount(bought + 1);
  }
});

test('hours in the address that cannot be bought are ignored', async ({ page }) => {
  for (const hours of ['0', '101', '-5', '2.5', '1e1', 'abc', '']) {
    await page.goto(`/clip-cards?buy=1&department=${company.departmentId}&hours=${hours}`);
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('10');
  }
});

test('the overview names the clip cards that run low and links to more hours', async ({ page }) => {
  await openSubscribed(page, '/dashboard', 'DashboardScreenSubscription');
  await expect(page.getByRole('heading', { name: 'Få timer tilbage' })).toHaveCount(0);
  const id = await company.buyClipCard();
  await company.logHours(id, 9 * 60, 'Opsætning');
  await expect(page.getByRole('heading', { name: 'Få timer tilbage' })).toBeVisible();
  await expect(page.getByText('1 time tilbage af 10')).toBeVisible();
  await page.getByRole('link', { name: 'Køb flere timer til Kundeservice' }).click();
  await expect(page.getByRole('dialog', { name: 'Køb klippekort' }).getByLabel('Afdeling')).toHaveValue(
    company.departmentId,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL(/\/clip-cards$/);
});

test('the clip card with open hours is in the address, and a deleted card closes its hours', async ({ page }) => {
  const one = await company.buyClipCard(10);
  const two = await company.buyClipCard(25);
  await openSubscribed(page, '/clip-cards', 'ClipCardListSubscription');
  await expect(ticket(page, two)).toHaveAttribute('aria-current', 'true');
  await ticket(page, one)
    .getByRole('button', { name: /^Vis timeregnskab/ })
    .click();
  await expect(ticket(page, one)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Timeregnskab' })).toBeFocused();
  await expect(rows(page).last()).toContainText('+10,00');
  await page.reload();
  await expect(ticket(page, one)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(ticket(page, two)).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).last()).toContainText('+25,00');
  await page.waitForTimeout(300);
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteClipCard(id: $id) { deletedId } }', { id: two });
  await expect(tickets(page)).toHaveCount(1);
  await expect(ticket(page, one)).toHaveAttribute('aria-current', 'true');
  await expect(rows(page).last()).toContainText('+10,00');
});

test("another company's clip card shows nothing", async ({ page, request }) => {
  const stranger = await createClipCardCompany(request);
  const id = await stranger.buyClipCard();
  await page.goto(`/clip-cards?card=${id}`);
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('pending and cancelled clip cards explain their status', async ({ page }) => {
  const createClipCard = (status: string) =>
    company.queryApiAsAdmin('mutation ($input: ClipCardInput!) { createClipCard(input: $input) { deletedId } }', {
      input: { departmentId: company.departmentId, hours: 5, hoursUsed: 0, discount: 0, status },
    });
  await createClipCard('PENDING');
  await createClipCard('CANCELLED');
  await page.goto('/clip-cards');
  await expect(tickets(page).filter({ hasText: 'Timerne kan bruges, så snart kortet er aktivt.' })).toContainText(
    'Afventer',
  );
  await expect(tickets(page).filter({ hasText: 'Kortet er annulleret, og timerne kan ikke bruges.' })).toContainText(
    'Annulleret',
  );
});

test('clip cards load twelve at a time', async ({ page }) => {
  for (let index = 0; index < 13; index += 1) await company.buyClipCard(1);
  await page.goto('/clip-cards');
  await expect(page.getByText('12 af 13')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(tickets(page)).toHaveCount(13);
  await expect(page.getByText('13 i alt')).toBeFocused();
});

test('clip cards that cannot be loaded show an error and can be retried', async ({ page }) => {
  const restore = await abortOperation(page, 'ClipCardsScreenQuery');
  await page.goto('/clip-cards');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente klippekort' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`clip cards and their hours fit a phone, ${colorScheme}`, async ({ page }) => {
    const id = await company.buyClipCard();
    await company.logHours(id, 500, 'Opsætning af et flersproget hjælpecenter', 'Telefonmøde');
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    await page.goto('/clip-cards');
    await expect(rows(page)).toHaveCount(2);
    await expectNoSidewaysScroll(page);
  });
}
