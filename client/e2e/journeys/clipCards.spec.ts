import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import { termsVersionOn } from '../../../domain/sales/termsVersions.ts';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { clipCardTexts, hour, tenHours } from '../../../domain/testing/prices.ts';
import { createClipCardCompany, readStoredClipCards } from '../../testing/browser/clipCardCompany.ts';
import { agreePrice, createDepartment } from '../../testing/browser/companyObjects.ts';
import { countOperation } from '../../testing/browser/interceptOperations.ts';
import { bankDialog, payByCard } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Køb klippekort' });
const department = (page: Page) => dialog(page).getByLabel('Afdeling');
const hours = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal timer' });
const slider = (page: Page) => dialog(page).getByRole('slider', { name: 'Antal timer' });
const price = (page: Page) => dialog(page).getByLabel('Pris', { exact: true });
const terms = (page: Page) => dialog(page).getByRole('checkbox', { name: /klippekortbetingelserne/ });
const send = (page: Page) => dialog(page).getByRole('button', { name: /^(Køb|Betal (?!med))/ });
const alert = (page: Page) => dialog(page).getByRole('alert');
const tickets = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });
const ticket = (page: Page, id: string) =>
  page.getByRole('article', { name: new RegExp(`^Klippekort ${id.slice(-6)}`) });
const ledger = (page: Page) => rowsOf(page, 'Timeregnskab');
const openDialog = (page: Page) => page.getByRole('button', { name: 'Køb klippekort' }).click();
const expectBought = (page: Page, count: number) =>
  expect(toasts(page)).toContainText(`Klippekort med ${count} timer er købt`);

test('a clip card is bought by invoice at the price that was shown, and another one in the same tab', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  await createDepartment(company, 'Lager');
  const sent = countOperation(page, 'useBuyClipCardMutation');
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Klippekort' }).click();
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();

  // The dialog is in the address.
  await openDialog(page);
  await expect(page).toHaveURL(/buy=1/);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/clip-cards$/);

  // Wrong input is named on its field, and is kept.
  await openDialog(page);
  await hours(page).fill('0');
  await send(page).click();
  for (const text of [
    'Vælg en afdeling.',
    'Vælg et gyldigt antal timer.',
    'Du skal acceptere klippekort betingelserne for at fortsætte.',
  ])
    await expect(alert(page)).toContainText(text);
  await expect(hours(page)).toHaveAccessibleDescription(/Vælg et gyldigt antal timer\./);
  await expect(hours(page)).toHaveValue('0');
  await expect(department(page)).toHaveAccessibleDescription('Vælg en afdeling.');
  await department(page).selectOption('Lager');
  await expect(dialog(page)).toContainText('Lager har ingen betalingsmetode');
  await expect(send(page)).toBeDisabled();
  await department(page).selectOption('Kundeservice');
  await expect(dialog(page)).toContainText(`Betales med faktura til ${company.email}`);

  // The price for an hour falls with the hours.
  for (const [count, texts] of [
    [9, [`9 timer × ${hour.netText}`, `I alt ekskl. moms${tenHours.netText}`, `inkl. moms${tenHours.grossText}`]],
    [25, [`Mængderabat 15 %−${clipCardTexts[25].saving}`, `I alt ekskl. moms${clipCardTexts[25].net}`]],
    [100, [`I alt ekskl. moms${clipCardTexts[100].net}`]],
  ] as const) {
    await slider(page).fill(String(count));
    await expect(hours(page)).toHaveValue(String(count));
    for (const text of texts) await expect(price(page)).toContainText(text);
  }
  await hours(page).fill('9');
  await expect(dialog(page)).toContainText('10 timer koster det samme som 9 timer.');
  await hours(page).fill('24');
  await expect(dialog(page)).toContainText(`25 timer koster ${clipCardTexts[25].net} og er billigere end 24 timer.`);
  await dialog(page).getByRole('button', { name: 'Vælg 25 timer' }).click();
  await expect(hours(page)).toHaveValue('25');
  await hours(page).fill('10');
  await expect(send(page)).toHaveText(`Køb for ${tenHours.netText}`);
  await expect(terms(page).locator('..').getByRole('link')).toHaveAttribute(
    'href',
    `/terms/clip-card/${termsVersionOn('CLIP_CARD', dateOf())}`,
  );

  // A price that has changed meanwhile is shown before anything is bought.
  await terms(page).check();
  await agreePrice(company, 200_000);
  await send(page).click();
  await expect(alert(page)).toContainText('Prisen er ændret');
  await expect(price(page)).toContainText('18.000 kr');
  await expect(hours(page)).toHaveValue('10');
  expect((await readStoredClipCards(company)).cards).toEqual([]);
  await send(page).dblclick();
  await expectBought(page, 10);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/clip-cards\?card=clip_/);
  for (const text of ['Kundeservice', 'Aktiv', '10 timer tilbage af 10', '18.000 kr'])
    await expect(tickets(page)).toContainText(text);
  await expect(ledger(page)).toContainText('Klippekort købt');
  expect(await readStoredClipCards(company)).toEqual({
    cards: [{ status: 'ACTIVE', hours: 10, hoursUsed: 0, discount: 10, price: 18_000_00 }],
    entries: [{ status: 'PENDING', gross: 22_500_00 }],
  });
  expect(sent()).toBe(2);

  // The second purchase in this tab starts anew. The answer to it is lost, and it is bought once all the same.
  await openDialog(page);
  await expect(terms(page)).not.toBeChecked();
  await expect(hours(page)).toHaveValue('10');
  await department(page).selectOption('Kundeservice');
  await hours(page).fill('20');
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
  await expect(department(page)).toBeDisabled();
  await send(page).click();
  await expectBought(page, 20);
  await expect(tickets(page)).toHaveCount(2);
  await page.reload();
  await expect(tickets(page)).toHaveCount(2);
  await expect(dialog(page)).toHaveCount(0);
  expect((await readStoredClipCards(company)).cards.map(({ hours: count }) => count).sort()).toEqual([10, 20]);

  await page.setViewportSize(PHONE);
  await openDialog(page);
  await expect(send(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('a clip card is paid by card when the bank approves it, after a declined card and after a closed page', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request, { hasPaymentMethod: false });
  await payByCard(company, request, company.departmentId, cardNumbers.declinedWhenCharged);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/clip-cards?buy=1', 'useDepartmentChangesSubscription');
  await slider(page).fill('25');
  await expect(price(page)).toContainText(`Trækkes på kortet inkl. moms${clipCardTexts[25].gross}`);
  await terms(page).check();
  await send(page).click();
  await expect(alert(page)).toContainText('Kortet blev afvist');
  await expect(alert(page).getByRole('link', { name: /Skift kort/ })).toHaveAttribute('href', '/departments');
  await expect(hours(page)).toHaveValue('25');
  await expect(terms(page)).toBeChecked();
  await expect(tickets(page)).toHaveCount(0);

  // A colleague saves another card, and the dialog shows it.
  await payByCard(company, request, company.departmentId, cardNumbers.confirmedAtEachCharge);
  await expect(dialog(page)).toContainText('Visa •••• 3184');
  await send(page).click();
  await expect(bankDialog(page)).toContainText(clipCardTexts[25].gross);
  await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
  await expect(alert(page)).toContainText('Vi kunne ikke bekræfte betalingen hos banken.');
  await dialog(page)
    .getByRole('button', { name: `Betal ${clipCardTexts[25].gross}` })
    .click();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expectBought(page, 25);
  await expect(tickets(page)).toHaveCount(1);
  await expect(tickets(page)).toContainText('Aktiv');
  const first = await readStoredClipCards(company);
  expect([first.cards.map(({ status }) => status), first.entries.map(({ status }) => status)]).toEqual([
    ['ACTIVE'],
    ['PAID', 'FAILED', 'FAILED'],
  ]);

  // The second purchase is left while the bank asks, and continues on the page of payments.
  await openDialog(page);
  await expect(terms(page)).not.toBeChecked();
  await expect(hours(page)).toHaveValue('10');
  await terms(page).check();
  await send(page).click();
  await expect(bankDialog(page)).toBeVisible();
  await page.goto('/clip-cards');
  const waiting = tickets(page).filter({ hasText: 'Afventer betaling eller aktivering.' });
  await waiting.getByRole('link', { name: 'Se betalinger' }).click();
  const row = page.getByRole('row', { name: /Klippekort, 10 timer/ });
  const goOn = row.getByRole('button', { name: 'Fortsæt betaling: Klippekort, 10 timer' });
  await expect(row).toContainText('Betalingen er ikke afsluttet.');
  await goOn.dblclick();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(toasts(page)).toContainText('Betalingen er gennemført');
  await expect(row).toContainText('Betalt');
  await expect(goOn).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  const { cards, entries } = await readStoredClipCards(company);
  expect(cards.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
  expect(entries[0]).toEqual({ status: 'PAID', gross: tenHours.gross });
});

test('a clip card shows its hours live, warns when they run low, and is bought again twice', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/clip-cards', 'ClipCardListSubscription');
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
  const id = await company.buyClipCard();
  await expect(ticket(page, id)).toContainText('10 timer tilbage af 10');
  await expect(ticket(page, id)).not.toContainText('Få timer tilbage');
  await expect(ledger(page)).toHaveCount(1);

  await company.logHours(id, 90, 'Ny trigger til returvarer', 'Aftalt på telefon');
  await expect(ticket(page, id)).toContainText('8,5 timer tilbage af 10');
  for (const text of [
    'Ny trigger til returvarer',
    'Årsag: Aftalt på telefon',
    '20. nov. 2026',
    'Sofie Brandt',
    '−1,50',
    '8,50',
  ])
    await expect(ledger(page).first()).toContainText(text);
  await company.logHours(id, -30, 'For meget registreret', 'Tastefejl');
  await expect(ledger(page)).toHaveCount(3);
  for (const text of ['For meget registreret', 'Tastefejl', '+0,50', '9,00'])
    await expect(ledger(page).first()).toContainText(text);
  await expect(ledger(page).last()).toContainText(/Klippekort købt.*Freja Lund.*\+10,00.*10,00/);
  await expect(page.getByText('1 time brugt · 9 tilbage')).toBeVisible();

  await company.logHours(id, 8 * 60 + 15, 'Opsætning');
  await expect(ticket(page, id)).toContainText('Få timer tilbage');
  await expect(ticket(page, id)).toContainText('0,8 timer tilbage af 10');
  await page.getByRole('button', { name: 'Køb flere timer til Kundeservice' }).click();
  await expect(page).toHaveURL(new RegExp(`buy=1&department=${company.departmentId}`));
  await expect(department(page)).toHaveValue(company.departmentId);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await company.logHours(id, 60, 'Lidt mere');
  await expect(ticket(page, id)).toContainText('Brugt');
  await expect(ticket(page, id)).toContainText('0,25 timer er brugt ud over kortet');
  await expect(ledger(page).first()).toContainText('−0,25');

  for (const bought of [1, 2]) {
    await page.getByRole('button', { name: 'Køb igen til Kundeservice' }).click();
    await expect(page).toHaveURL(new RegExp(`buy=1&department=${company.departmentId}&hours=10$`));
    await expect(department(page)).toHaveValue(company.departmentId);
    await expect(hours(page)).toHaveValue('10');
    await expect(terms(page)).not.toBeChecked();
    if (bought === 1) {
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await page.goForward();
      await expect(hours(page)).toHaveValue('10');
    }
    await terms(page).check();
    await send(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/buy|department|hours/);
    await expect(tickets(page)).toHaveCount(bought + 1);
  }

  // The clip card whose hours are shown is in the address.
  await ticket(page, id)
    .getByRole('button', { name: /^Vis timeregnskab/ })
    .click();
  await expect(ticket(page, id)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Timeregnskab' })).toBeFocused();
  await expect(ledger(page)).toHaveCount(5);
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(ticket(page, id)).toHaveAttribute('aria-current', 'true');
  await expect(ledger(page)).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(ticket(page, id)).not.toHaveAttribute('aria-current', 'true');
  await expect(ledger(page)).toHaveCount(1);
});
