import type { Page } from '@playwright/test';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { clipCardTexts, hour, tenHours } from '../../domain/testing/prices.ts';
import {
  type ClipCardCompany,
  createClipCardCompany,
  readStoredClipCards,
} from '../testing/browser/clipCardCompany.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { bankDialog, hidePaidStatus, payByCard, payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';

const BUY = '/clip-cards?buy=1';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Køb klippekort' });
const hours = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal timer' });
const slider = (page: Page) => dialog(page).getByRole('slider', { name: 'Antal timer' });
const price = (page: Page) => dialog(page).getByLabel('Pris', { exact: true });
const terms = (page: Page) => dialog(page).getByRole('checkbox', { name: /klippekortbetingelserne/ });
const send = (page: Page) => dialog(page).getByRole('button', { name: /^(Køb|Betal (?!med))/ });
const tickets = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });
const expectBought = (page: Page, count = 10) =>
  expect(toasts(page)).toContainText(`Klippekort med ${count} timer er købt`);

let company: ClipCardCompany;
let departmentId: string;

test.beforeEach(async ({ page, request }) => {
  company = await createClipCardCompany(request, { hasPaymentMethod: false });
  ({ departmentId } = company);
  await signInWithToken(page, company.token);
});

test.describe('a purchase by invoice', () => {
  test.beforeEach(() => payByInvoice(company, departmentId));

  test('shows how the price for an hour falls with the hours, by slider and by number', async ({ page }) => {
    await page.goto(BUY);
    const steps: [number, string[]][] = [
      // Nine hours cost as much as ten, which have a discount of 10 %.
      [
        9,
        [
          `9 timer × ${hour.netText}`,
          `I alt ekskl. moms${tenHours.netText}`,
          `Moms 25 %${tenHours.vatText}`,
          `inkl. moms${tenHours.grossText}`,
        ],
      ],
      [10, [`Mængderabat 10 %−${clipCardTexts[10].saving}`, `I alt ekskl. moms${clipCardTexts[10].net}`]],
      [25, [`Mængderabat 15 %−${clipCardTexts[25].saving}`, `I alt ekskl. moms${clipCardTexts[25].net}`]],
      [50, [`Mængderabat 20 %−${clipCardTexts[50].saving}`, `I alt ekskl. moms${clipCardTexts[50].net}`]],
      [75, ['Mængderabat 25 %', `I alt ekskl. moms${clipCardTexts[75].net}`]],
      [100, [`I alt ekskl. moms${clipCardTexts[100].net}`]],
      [1, [`1 time × ${hour.netText}`, `I alt ekskl. moms${clipCardTexts[1].net}`]],
    ];
    for (const [count, texts] of steps) {
      await slider(page).fill(String(count));
      await expect(hours(page)).toHaveValue(String(count));
      for (const text of texts) await expect(price(page)).toContainText(text);
    }
    await hours(page).fill('30');
    await expect(slider(page)).toHaveValue('30');
    await expect(send(page)).toHaveText(`Køb for ${clipCardTexts[30].net}`);
    await expect(dialog(page)).toContainText('Fra 50 timer stiger rabatten til 20 %.');
    await expect(dialog(page).getByRole('list', { name: 'Antal timer' }).locator('[aria-current]')).toContainText(
      '15 %',
    );
    await expect(dialog(page)).toContainText(`I sparer ${clipCardTexts[30].saving}`);
    await slider(page).press('ArrowRight');
    await expect(hours(page)).toHaveValue('31');
    await terms(page).check();
    await send(page).click();
    await expectBought(page, 31);
    expect((await readStoredClipCards(company)).cards).toMatchObject([{ hours: 31, discount: 15 }]);
  });

  test('leads back to the previous page if its address was opened directly', async ({ page }) => {
    await page.goto('/departments');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/clipcard/purchase');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/departments$/);
  });

  test('shows in the dialog that its departments cannot be loaded, and retries there', async ({ page }) => {
    const restore = await abortOperation(page, 'BuyDialogQuery');
    await page.goto(BUY);
    await expect(dialog(page).getByRole('heading', { name: 'Kunne ikke hente afdelinger' })).toBeVisible();
    await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
    await restore();
    await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
    await expect(dialog(page).getByLabel('Afdeling')).toHaveValue(departmentId);
  });
});

test('without a payment method nothing can be bought until the department has one', async ({ page }) => {
  await openSubscribed(page, BUY, 'useDepartmentChangesSubscription');
  const warning = dialog(page).getByText('Kundeservice har ingen betalingsmetode');
  await expect(warning).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await payByInvoice(company, departmentId);
  await expect(warning).toHaveCount(0);
  await terms(page).check();
  await send(page).click();
  await expectBought(page);
});

test.describe('a purchase by card', () => {
  test('is paid in full at once', async ({ page, request }) => {
    await payByCard(company, request, departmentId, cardNumbers.visa);
    await page.goto(BUY);
    await expect(dialog(page)).toContainText('Betales med kort, Visa •••• 4242');
    await expect(price(page)).toContainText(`Trækkes på kortet inkl. moms${tenHours.grossText}`);
    await terms(page).check();
    await dialog(page)
      .getByRole('button', { name: `Betal ${tenHours.grossText}` })
      .click();
    await expectBought(page);
    await expect(tickets(page)).toContainText('Aktiv');
    expect(await readStoredClipCards(company)).toMatchObject({
      cards: [{ status: 'ACTIVE' }],
      entries: [{ status: 'PAID', gross: tenHours.gross }],
    });
  });

  test('shows the reason and buys nothing if it is continued and the bank refuses it', async ({ page, request }) => {
    await payByCard(company, request, departmentId, cardNumbers.confirmedAtEachCharge);
    await page.goto(BUY);
    await terms(page).check();
    await send(page).click();
    await expect(bankDialog(page)).toBeVisible();
    await page.goto('/payments');
    await page.getByRole('button', { name: /^Fortsæt betaling/ }).click();
    await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
    await expect(toasts(page)).toContainText('Vi kunne ikke bekræfte betalingen hos banken.');
    await expect(page.getByRole('row', { name: /Klippekort, 10 timer/ })).toContainText('Fejlet');
    expect(await readStoredClipCards(company)).toMatchObject({ cards: [], entries: [{ status: 'FAILED' }] });
  });

  test('is shown as pending while its outcome is unknown, can be checked again, and buys once', async ({
    page,
    request,
  }) => {
    await payByCard(company, request, departmentId, cardNumbers.visa);
    const restore = await hidePaidStatus(page);
    await page.goto(BUY);
    await terms(page).check();
    await send(page).click();
    const open = page.getByRole('dialog', { name: 'Betalingen behandles' });
    await expect(open).toContainText('I betaler kun én gang');
    await restore();
    await open.getByRole('button', { name: 'Tjek igen' }).click();
    await expectBought(page);
    expect((await readStoredClipCards(company)).cards).toHaveLength(1);
  });

  test('shows the clip card live once its pending payment succeeds', async ({ page, request }) => {
    await payByCard(company, request, departmentId, cardNumbers.visa);
    const restore = await hidePaidStatus(page);
    await page.goto(BUY);
    await terms(page).check();
    await send(page).click();
    await expect(page.getByRole('dialog', { name: 'Betalingen behandles' })).toBeVisible();
    await restore();
    // Any change in the ledger publishes all of its entries again.
    await company.buyClipCard(1);
    await expectBought(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
