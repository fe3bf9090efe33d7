import type { Page } from '@playwright/test';
import { type ClipCardCompany, createClipCardCompany } from '../testing/browser/clipCardCompany.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';

const tickets = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });
const ticket = (page: Page, id: string) =>
  page.getByRole('article', { name: new RegExp(`^Klippekort ${id.slice(-6)}`) });
const rows = (page: Page) => rowsOf(page, 'Timeregnskab');

let company: ClipCardCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createClipCardCompany(request);
  await signInWithToken(page, company.token);
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
