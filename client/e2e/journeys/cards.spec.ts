import type { Page } from '@playwright/test';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { bankDialog } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kundeservice' }) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Betalingsmetode for Kundeservice' });
const choice = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name });
const save = (page: Page) => dialog(page).getByRole('button', { name: /^Gem/ });
const alert = (page: Page) => dialog(page).getByRole('alert');

async function openDialog(page: Page, method: RegExp): Promise<void> {
  await card(page)
    .getByRole('button', { name: /betalingsmetode for Kundeservice/ })
    .click();
  await choice(page, method).check();
}

async function typeCard(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Kortnummer').fill(number);
  await dialog(page).getByLabel('Udløb (MM/ÅÅ)').fill('12/34');
  await dialog(page).getByLabel('CVC').fill('123');
}

test('a card is declined, confirmed and replaced, and a colleague follows it live', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  const urls: string[] = [];
  page.on('request', (sent) => urls.push(sent.url()));
  const confirmations = () => urls.filter((url) => url.endsWith('/confirm')).length;
  const saves = countOperation(page, 'PaymentMethodDialogAttachMutation');
  await page.goto('/departments');
  const colleague = await openSecondBrowser(browser, company);
  await openSubscribed(colleague, '/departments', 'DepartmentListSubscription');
  await expect(card(colleague)).toContainText('Ikke valgt');

  await openDialog(page, /Faktura/);
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Betalingsmetode opdateret');
  for (const screen of [page, colleague]) await expect(card(screen)).toContainText('Faktura');

  // Nothing is loaded from Stripe before the form of a card is open. A wrong card is refused on its field.
  expect(urls.filter((url) => /stripe|CardForm/i.test(url))).toEqual([]);
  await openDialog(page, /Kreditkort/);
  await dialog(page).getByLabel('Kortnummer').fill('4242');
  await save(page).click();
  await expect(dialog(page).getByText('Dit kortnummer er ufuldstændigt.').first()).toBeVisible();
  expect(confirmations()).toBe(0);
  for (const [number, words] of [
    [cardNumbers.declinedWhenSaved, 'Dit kort blev afvist.'],
    [cardNumbers.expired, 'Dit kort er udløbet.'],
  ] as const) {
    await typeCard(page, number);
    await save(page).click();
    await expect(alert(page)).toContainText(words);
  }
  await typeCard(page, cardNumbers.confirmedWhenSaved);
  await save(page).click();
  await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
  await expect(alert(page)).toContainText('Vi kunne ikke bekræfte dit kort hos banken.');
  await expect(card(page)).toContainText('Faktura');

  // A double click confirms and saves once.
  const confirmed = confirmations();
  await typeCard(page, cardNumbers.visa);
  await save(page).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  for (const screen of [page, colleague]) await expect(card(screen)).toContainText('Visa •••• 4242');
  await expect(card(page)).toContainText('udløber 12/2034');
  expect([confirmations() - confirmed, saves()]).toEqual([1, 1]);
  await page.reload();
  await expect(card(page)).toContainText('Visa •••• 4242');

  // The saved card is chosen again without typing, and replaced by another one, which the bank approves.
  await openDialog(page, /Faktura/);
  await save(page).click();
  await expect(card(page)).toContainText('Faktura');
  await openDialog(page, /Kreditkort/);
  await expect(dialog(page)).toContainText('Visa •••• 4242');
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');
  await openDialog(page, /Kreditkort/);
  await dialog(page).getByRole('button', { name: 'Brug et andet kort' }).click();
  await typeCard(page, cardNumbers.confirmedWhenSaved);
  const restore = await abortOperation(page, 'PaymentMethodDialogAttachMutation');
  await save(page).click();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(alert(page)).toContainText('Der opstod en fejl ved gem af kortet');
  await restore();
  const before = confirmations();
  await expect(save(page)).toHaveText('Gem igen');
  await save(page).click();
  for (const screen of [page, colleague]) await expect(card(screen)).toContainText('Visa •••• 3155');
  expect(confirmations()).toBe(before);

  // On a phone, the form follows the theme and asks before it discards a card.
  await openDialog(page, /Faktura/);
  await save(page).click();
  await expect(card(page)).toContainText('Faktura');
  await page.setViewportSize(PHONE);
  await openDialog(page, /Kreditkort/);
  await dialog(page).getByRole('button', { name: 'Brug et andet kort' }).click();
  const colors: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await typeCard(page, cardNumbers.visa);
    await expect(save(page)).toBeInViewport();
    colors.push(
      await dialog(page)
        .getByLabel('Kortnummer')
        .evaluate((input) => getComputedStyle(input).color),
    );
  }
  expect(colors).toEqual(['rgb(19, 32, 43)', 'rgb(233, 238, 242)']);
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
  await expect(dialog(page).getByLabel('Kortnummer')).toHaveValue('4242 4242 4242 4242');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page)).toContainText('Faktura');
});
