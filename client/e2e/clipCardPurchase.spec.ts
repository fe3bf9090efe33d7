import type { Page } from '@playwright/test';
import { dateOf } from '../../domain/dates.ts';
import { termsVersionOn } from '../../domain/termsVersions.ts';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { clipCardTexts, hour, tenHours } from '../../domain/testing/prices.ts';
import {
  type ClipCardCompany,
  createClipCardCompany,
  readStoredClipCards,
} from '../testing/browser/clipCardCompany.ts';
import { agreePrice, createDepartment } from '../testing/browser/companyObjects.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { bankDialog, hidePaidStatus, payByCard, payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const BUY = '/clip-cards?buy=1';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Køb klippekort' });
const hours = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal timer' });
const slider = (page: Page) => dialog(page).getByRole('slider', { name: 'Antal timer' });
const price = (page: Page) => dialog(page).getByLabel('Pris', { exact: true });
const terms = (page: Page) => dialog(page).getByRole('checkbox', { name: /klippekortbetingelserne/ });
const send = (page: Page) => dialog(page).getByRole('button', { name: /^(Køb|Betal (?!med))/ });
const alert = (page: Page) => dialog(page).getByRole('alert');
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

  test('says when more hours cost less, and buys them instead', async ({ page }) => {
    await page.goto(BUY);
    await hours(page).fill('24');
    await expect(dialog(page)).toContainText(`25 timer koster ${clipCardTexts[25].net} og er billigere end 24 timer.`);
    await dialog(page).getByRole('button', { name: 'Vælg 25 timer' }).click();
    await expect(hours(page)).toHaveValue('25');
    await expect(dialog(page)).not.toContainText('er billigere end');
    await terms(page).check();
    await send(page).click();
    await expectBought(page, 25);
  });

  test('shows a price that has changed meanwhile, and buys nothing before it is accepted', async ({ page }) => {
    await page.goto(BUY);
    await expect(price(page)).toContainText(tenHours.netText);
    await terms(page).check();
    await agreePrice(company, 200_000);
    await send(page).click();
    await expect(alert(page)).toContainText('Prisen er ændret');
    await expect(price(page)).toContainText('18.000 kr');
    await expect(hours(page)).toHaveValue('10');
    await expect(dialog(page)).toContainText('2.000 kr pr. time');
    expect((await readStoredClipCards(company)).cards).toEqual([]);
    await send(page).click();
    await expectBought(page);
    expect((await readStoredClipCards(company)).cards).toMatchObject([{ price: 18_000_00 }]);
  });

  test('leads from the empty list through the dialog to the card, whose hours are shown', async ({ page }) => {
    await page.goto('/clip-cards');
    await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
    await page.getByRole('button', { name: 'Køb klippekort' }).click();
    await expect(page).toHaveURL(/buy=1/);
    await expect(dialog(page).getByLabel('Afdeling')).toHaveValue(departmentId);
    await expect(dialog(page)).toContainText(`Betales med faktura til ${company.email}`);
    await expect(hours(page)).toHaveValue('10');
    await expect(terms(page).locator('..').getByRole('link')).toHaveAttribute(
      'href',
      `/terms/clip-card/${termsVersionOn('CLIP_CARD', dateOf())}`,
    );
    await terms(page).check();
    await send(page).click();
    await expectBought(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/clip-cards\?card=clip_/);
    for (const text of ['Kundeservice', 'Aktiv', '10 timer tilbage af 10', tenHours.netText])
      await expect(tickets(page)).toContainText(text);
    await expect(page.getByRole('table', { name: 'Timeregnskab' })).toContainText('Klippekort købt');
    expect(await readStoredClipCards(company)).toEqual({
      cards: [{ status: 'ACTIVE', hours: 10, hoursUsed: 0, discount: 10, price: tenHours.net }],
      entries: [{ status: 'PENDING', gross: tenHours.gross }],
    });
  });

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

  test('shows what is missing, each message on its field', async ({ page }) => {
    await createDepartment(company, 'Lager');
    await page.goto(BUY);
    await hours(page).fill('0');
    await send(page).click();
    const list = dialog(page).getByRole('alert');
    for (const text of [
      'Vælg en afdeling.',
      'Vælg et gyldigt antal timer.',
      'Du skal acceptere klippekort betingelserne for at fortsætte.',
    ])
      await expect(list).toContainText(text);
    await expect(hours(page)).toHaveAccessibleDescription(/Vælg et gyldigt antal timer\./);
    await expect(dialog(page).getByLabel('Afdeling')).toHaveAccessibleDescription('Vælg en afdeling.');
    await slider(page).fill('12');
    await expect(hours(page)).toHaveValue('12');
    await dialog(page).getByLabel('Afdeling').selectOption('Lager');
    await expect(dialog(page)).toContainText('Lager har ingen betalingsmetode');
    await expect(send(page)).toBeDisabled();
    expect((await readStoredClipCards(company)).cards).toEqual([]);
  });

  test("opens from the address and closes with the browser's Back button", async ({ page }) => {
    await page.goto('/clipcard/purchase');
    await expect(page).toHaveURL(/\/clip-cards\?buy=1$/);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/clip-cards$/);
    await page.getByRole('button', { name: 'Køb klippekort' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/clip-cards$/);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Annuller' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('leads back to the previous page if its address was opened directly', async ({ page }) => {
    await page.goto('/departments');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/clipcard/purchase');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/departments$/);
  });

  test('starts anew in the same tab, with unaccepted terms, and buys another clip card', async ({ page }) => {
    await page.goto('/clip-cards');
    for (const count of [10, 10, 20]) {
      await page.getByRole('button', { name: 'Køb klippekort' }).click();
      await expect(terms(page)).not.toBeChecked();
      await expect(hours(page)).toHaveValue('10');
      await hours(page).fill(String(count));
      await terms(page).check();
      await send(page).click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await expect(tickets(page)).toHaveCount(3);
    // New clip cards do not run low.
    await expect(tickets(page).filter({ hasText: 'Få timer tilbage' })).toHaveCount(0);
    expect((await readStoredClipCards(company)).cards.map(({ hours: count }) => count).sort()).toEqual([10, 10, 20]);
  });

  test('buys once for a double click', async ({ page }) => {
    const sent = countOperation(page, 'useBuyClipCardMutation');
    await page.goto(BUY);
    await terms(page).check();
    await send(page).dblclick();
    await expectBought(page);
    await expect(tickets(page)).toHaveCount(1);
    expect([sent(), (await readStoredClipCards(company)).cards.length]).toEqual([1, 1]);
  });

  test('buys once after a lost answer, and only what was ordered', async ({ page }) => {
    await page.goto(BUY);
    await terms(page).check();
    let isLost = false;
    await page.route('**/graphql', async (route) => {
      if (isLost || !route.request().postData()?.includes('useBuyClipCardMutation')) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await send(page).click();
    await expect(alert(page)).toContainText('Kunne ikke købe klippekort');
    await expect(dialog(page)).toContainText('Det bliver kun købt og betalt én gang.');
    await expect(hours(page)).toBeDisabled();
    await expect(dialog(page).getByLabel('Afdeling')).toBeDisabled();
    await send(page).click();
    await expectBought(page);
    expect((await readStoredClipCards(company)).cards).toHaveLength(1);
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

  test('shows why a card was declined, keeps all input, and is paid by another card', async ({ page, request }) => {
    await payByCard(company, request, departmentId, cardNumbers.declinedWhenCharged);
    await openSubscribed(page, BUY, 'useDepartmentChangesSubscription');
    await slider(page).fill('25');
    await terms(page).check();
    await send(page).click();
    await expect(alert(page)).toContainText('Kortet blev afvist');
    await expect(alert(page).getByRole('link', { name: /Skift kort/ })).toHaveAttribute('href', '/departments');
    await expect(hours(page)).toHaveValue('25');
    await expect(terms(page)).toBeChecked();
    await expect(tickets(page)).toHaveCount(0);
    await payByCard(company, request, departmentId, cardNumbers.visa);
    await expect(dialog(page)).toContainText('Visa •••• 4242');
    await send(page).click();
    await expectBought(page, 25);
    const { cards, entries } = await readStoredClipCards(company);
    expect([cards.length, entries.map(({ status }) => status)]).toEqual([1, ['PAID', 'FAILED']]);
  });

  test("shows an error if the bank's confirmation is refused, and is paid once it is approved", async ({
    page,
    request,
  }) => {
    await payByCard(company, request, departmentId, cardNumbers.confirmedAtEachCharge);
    await page.goto(BUY);
    await terms(page).check();
    await send(page).click();
    await expect(bankDialog(page)).toContainText(tenHours.grossText);
    await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
    await expect(alert(page)).toContainText('Vi kunne ikke bekræfte betalingen hos banken.');
    await send(page).click();
    await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
    await expectBought(page);
    await expect(tickets(page)).toHaveCount(1);
    await expect(tickets(page)).toContainText('Aktiv');
    const { cards, entries } = await readStoredClipCards(company);
    expect([cards.map(({ status }) => status), entries.map(({ status }) => status)]).toEqual([
      ['ACTIVE'],
      ['PAID', 'FAILED'],
    ]);
  });

  test("can be continued if its page was closed during the bank's confirmation", async ({ page, request }) => {
    await payByCard(company, request, departmentId, cardNumbers.confirmedAtEachCharge);
    await page.goto(BUY);
    await terms(page).check();
    await send(page).click();
    await expect(bankDialog(page)).toBeVisible();
    await page.goto('/clip-cards');
    await expect(tickets(page)).toContainText('Afventer betaling eller aktivering.');
    await tickets(page).getByRole('link', { name: 'Se betalinger' }).click();
    const row = page.getByRole('row', { name: /Klippekort, 10 timer/ });
    const goOn = row.getByRole('button', { name: 'Fortsæt betaling: Klippekort, 10 timer' });
    await expect(row).toContainText('Betalingen er ikke afsluttet.');
    await goOn.dblclick();
    await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
    await expect(toasts(page)).toContainText('Betalingen er gennemført');
    await expect(row).toContainText('Betalt');
    await expect(goOn).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await readStoredClipCards(company)).toMatchObject({
      cards: [{ status: 'ACTIVE' }],
      entries: [{ status: 'PAID' }],
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog fits a phone, ${colorScheme}`, async ({ page }) => {
    await payByInvoice(company, departmentId);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    await page.goto(BUY);
    await expect(send(page)).toBeInViewport();
    await terms(page).check();
    await expectNoSidewaysScroll(page);
    await send(page).click();
    await expectBought(page);
  });
}
