import type { Page } from '@playwright/test';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { clipCardTexts } from '../../../domain/testing/prices.ts';
import { createClipCardCompany, readStoredClipCards } from '../../testing/browser/clipCardCompany.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { bankDialog, hidePaidStatus, payByCard } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Køb klippekort' });
const hours = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal timer' });
const slider = (page: Page) => dialog(page).getByRole('slider', { name: 'Antal timer' });
const tickets = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });
const ticket = (page: Page, id: string) =>
  page.getByRole('article', { name: new RegExp(`^Klippekort ${id.slice(-6)}`) });
const expectBought = (page: Page, count: number) =>
  expect(toasts(page)).toContainText(`Klippekort med ${count} timer er købt`);

async function acceptAndSend(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('checkbox', { name: /klippekortbetingelserne/ })
    .check();
  await dialog(page)
    .getByRole('button', { name: /^(Køb|Betal (?!med))/ })
    .click();
}

test('a clip card is bought once while its payment is unknown, and not at all when the bank refuses it', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  await signInWithToken(page, company.token);

  // The old address of the dialog. Its departments cannot be loaded at first, and Back leads to the page before.
  await page.goto('/departments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const restoreQuery = await abortOperation(page, 'BuyDialogQuery');
  await page.goto('/clipcard/purchase');
  await expect(dialog(page).getByRole('heading', { name: 'Kunne ikke hente afdelinger' })).toBeVisible();
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
  await restoreQuery();
  await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(dialog(page).getByLabel('Afdeling')).toHaveValue(company.departmentId);
  await page.goBack();
  await expect(page).toHaveURL(/\/departments$/);

  // The number moves the slider, and the keys of the slider change the number.
  await page.goto('/clip-cards?buy=1');
  await hours(page).fill('30');
  await expect(slider(page)).toHaveValue('30');
  for (const text of ['Fra 50 timer stiger rabatten til 20 %.', `I sparer ${clipCardTexts[30].saving}`])
    await expect(dialog(page)).toContainText(text);
  await expect(dialog(page).getByRole('list', { name: 'Antal timer' }).locator('[aria-current]')).toContainText('15 %');
  await slider(page).press('ArrowRight');
  await expect(hours(page)).toHaveValue('31');
  await acceptAndSend(page);
  await expectBought(page, 31);

  // The outcome is unknown until it is asked for again.
  await payByCard(company, request, company.departmentId, cardNumbers.visa);
  const settling = page.getByRole('dialog', { name: 'Betalingen behandles' });
  const restore = await hidePaidStatus(page);
  await page.goto('/clip-cards?buy=1');
  await acceptAndSend(page);
  await expect(settling).toContainText('I betaler kun én gang');
  await restore();
  await settling.getByRole('button', { name: 'Tjek igen' }).click();
  await expectBought(page, 10);

  // The outcome arrives live. Any change in the ledger publishes all of its entries again.
  const restoreLive = await hidePaidStatus(page);
  await page.goto('/clip-cards?buy=1');
  await acceptAndSend(page);
  await expect(settling).toBeVisible();
  await restoreLive();
  await company.buyClipCard(1);
  await expectBought(page, 10);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A purchase that was left while the bank asked is refused when it is continued.
  await payByCard(company, request, company.departmentId, cardNumbers.confirmedAtEachCharge);
  await page.goto('/clip-cards?buy=1');
  await acceptAndSend(page);
  await expect(bankDialog(page)).toBeVisible();
  await page.goto('/payments');
  await page.getByRole('button', { name: /^Fortsæt betaling/ }).click();
  await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
  await expect(toasts(page)).toContainText('Vi kunne ikke bekræfte betalingen hos banken.');
  await expect(rowsOf(page, 'Betalingshistorik').first()).toContainText('Fejlet');
  const { cards, entries } = await readStoredClipCards(company);
  expect(cards.map((card) => card.hours).sort((a, b) => a - b)).toEqual([1, 10, 10, 31]);
  expect(entries.map(({ status }) => status)).toEqual(['FAILED', 'PAID', 'PAID', 'PAID', 'PENDING']);
});

test('clip cards and their hours come page by page and live, and those of others are not found', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  const stranger = await createClipCardCompany(request);
  await signInWithToken(page, company.token);
  await page.goto(`/clip-cards?card=${await stranger.buyClipCard()}`);
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  // The overview names a card that runs low, and leads to more hours.
  await openSubscribed(page, '/dashboard', 'DashboardScreenSubscription');
  await expect(page.getByRole('heading', { name: 'Få timer tilbage' })).toHaveCount(0);
  const low = await company.buyClipCard();
  await company.logHours(low, 9 * 60, 'Opsætning');
  await expect(page.getByRole('heading', { name: 'Få timer tilbage' })).toBeVisible();
  await expect(page.getByText('1 time tilbage af 10')).toBeVisible();
  await page.getByRole('link', { name: 'Køb flere timer til Kundeservice' }).click();
  await expect(dialog(page).getByLabel('Afdeling')).toHaveValue(company.departmentId);
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL(/\/clip-cards$/);

  // The hours of the newest card are shown, and those of the other one when it is deleted.
  const rows = rowsOf(page, 'Timeregnskab');
  const large = await company.buyClipCard(25);
  for (let index = 1; index <= 21; index += 1) await company.logHours(large, 5, `Opgave ${index}`);
  await openSubscribed(page, '/clip-cards', 'ClipCardListSubscription');
  await expect(page.getByText('20 af 21')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Vis flere' }).click();
  // The purchase is the last row.
  await expect(rows).toHaveCount(22);
  await company.logHours(large, 5, 'Opgave 22');
  await expect(rows).toHaveCount(23);
  await expect(rows.first()).toContainText('Opgave 22');
  await expect(rows.last()).toContainText(/Klippekort købt.*\+25,00/);
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteClipCard(id: $id) { deletedId } }', { id: large });
  await expect(tickets(page)).toHaveCount(1);
  await expect(ticket(page, low)).toHaveAttribute('aria-current', 'true');
  await expect(rows.last()).toContainText('+10,00');

  await company.queryApiAsAdmin('mutation ($input: ClipCardInput!) { createClipCard(input: $input) { deletedId } }', {
    input: { departmentId: company.departmentId, hours: 5, hoursUsed: 0, discount: 0, status: 'CANCELLED' },
  });
  await expect(tickets(page).filter({ hasText: 'Kortet er annulleret, og timerne kan ikke bruges.' })).toContainText(
    'Annulleret',
  );
  for (let count = 2; count < 13; count += 1) await company.buyClipCard(1);
  await page.goto('/clip-cards');
  await expect(page.getByText('12 af 13')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(tickets(page)).toHaveCount(13);
  await expect(page.getByText('13 i alt')).toBeFocused();
});
