import type { Page } from '@playwright/test';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { bankDialog } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, type TestCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const CONFIRM = '**/stripe/v1/setup_intents/*/confirm';
const SCRIPT = '**/stripe/v3/';

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kundeservice' }) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Betalingsmetode for Kundeservice' });
const save = (page: Page) => dialog(page).getByRole('button', { name: /^Gem/ });
const alert = (page: Page) => dialog(page).getByRole('alert');

async function openDialog(page: Page): Promise<void> {
  await card(page)
    .getByRole('button', { name: /betalingsmetode for Kundeservice/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

async function openCardForm(page: Page): Promise<void> {
  await openDialog(page);
  await dialog(page)
    .getByRole('radio', { name: /Kreditkort/ })
    .check();
  await expect(dialog(page).getByLabel('Kortnummer')).toBeVisible();
}

async function typeCard(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Kortnummer').fill(number);
  await dialog(page).getByLabel('Udløb (MM/ÅÅ)').fill('12/34');
  await dialog(page).getByLabel('CVC').fill('123');
}

async function changeScript(page: Page, change: (script: string) => string): Promise<void> {
  await page.route(SCRIPT, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    expect(change(script)).not.toBe(script);
    await route.fulfill({ response: answer, body: change(script) });
  });
}

const countConfirmations = (page: Page) => {
  let count = 0;
  page.on('request', (request) => (count += request.method() === 'POST' && request.url().endsWith('/confirm') ? 1 : 0));
  return () => count;
};

let company: TestCompany;
test.beforeEach(async ({ page, request }) => {
  company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/departments');
});

test('a click chooses invoice, and the message is visible for three seconds', async ({ page }) => {
  await openDialog(page);
  await expect(save(page)).toBeDisabled();
  await dialog(page)
    .getByRole('radio', { name: /Faktura/ })
    .check();
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Betalingsmetode opdateret');
  await expect(card(page)).toContainText('Faktura');
  await page.mouse.move(5, 5);
  await expect(toasts(page)).toBeEmpty();
});

test('a card is saved, and nothing is loaded from Stripe before the form opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openDialog(page);
  await dialog(page)
    .getByRole('radio', { name: /Faktura/ })
    .check();
  expect(fetched.filter((url) => /stripe|CardForm/i.test(url))).toEqual([]);
  await dialog(page)
    .getByRole('radio', { name: /Kreditkort/ })
    .check();
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(toasts(page)).toContainText('Betalingsmetode opdateret');
  await expect(card(page)).toContainText('Visa •••• 4242');
  await expect(card(page)).toContainText('udløber 12/2034');
  await page.reload();
  await expect(card(page)).toContainText('Visa •••• 4242');
});

test('a saved card can be chosen again without typing, or replaced', async ({ page }) => {
  await openCardForm(page);
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');
  await openDialog(page);
  await dialog(page)
    .getByRole('radio', { name: /Faktura/ })
    .check();
  await save(page).click();
  await expect(card(page)).toContainText('Faktura');

  await openDialog(page);
  await dialog(page)
    .getByRole('radio', { name: /Kreditkort/ })
    .check();
  await expect(dialog(page)).toContainText('Visa •••• 4242');
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');

  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Brug et andet kort' }).click();
  await typeCard(page, cardNumbers.mastercard);
  await save(page).click();
  await expect(card(page)).toContainText('Mastercard •••• 4444');
});

test('a declined card shows the reason, and another one can be tried at once', async ({ page }) => {
  await openCardForm(page);
  for (const [number, words] of [
    [cardNumbers.declinedWhenSaved, 'Dit kort blev afvist.'],
    [cardNumbers.insufficientFunds, 'Der er ikke dækning på kortet.'],
    [cardNumbers.expired, 'Dit kort er udløbet.'],
    [cardNumbers.wrongSecurityCode, 'Kortets sikkerhedskode er forkert.'],
  ] as const) {
    await typeCard(page, number);
    await save(page).click();
    await expect(alert(page)).toContainText(words);
  }
  await expect(card(page)).toContainText('Ikke valgt');
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');
});

test("a Stripe error without a message for people shows the portal's own message", async ({ page }) => {
  await openCardForm(page);
  await page.route(CONFIRM, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { type: 'api_error', message: 'Something broke' } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(alert(page)).toContainText('Der opstod en fejl ved behandling af kortet');
  await page.unroute(CONFIRM);
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');
});

test('an incomplete card is refused on its field, and nothing is sent', async ({ page }) => {
  const confirmations = countConfirmations(page);
  await openCardForm(page);
  await dialog(page).getByLabel('Kortnummer').fill('4242');
  await save(page).click();
  await expect(dialog(page).getByText('Dit kortnummer er ufuldstændigt.').first()).toBeVisible();
  expect(confirmations()).toBe(0);
});

test("approving the bank's confirmation saves the card", async ({ page }) => {
  await openCardForm(page);
  await typeCard(page, cardNumbers.confirmedWhenSaved);
  await save(page).click();
  await expect(bankDialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(card(page)).toContainText('Visa •••• 3155');
});

test("refusing the bank's confirmation shows an error, and another card can be tried", async ({ page }) => {
  await openCardForm(page);
  await typeCard(page, cardNumbers.confirmedWhenSaved);
  await save(page).click();
  await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
  await expect(alert(page)).toContainText('Vi kunne ikke bekræfte dit kort hos banken.');
  await expect(card(page)).toContainText('Ikke valgt');
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');
});

test('a card that was confirmed but not saved is saved without another confirmation', async ({ page }) => {
  const confirmations = countConfirmations(page);
  await openCardForm(page);
  const restore = await abortOperation(page, 'PaymentMethodDialogAttachMutation');
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(alert(page)).toContainText('Der opstod en fejl ved gem af kortet');
  await expect(save(page)).toHaveText('Gem igen');
  await save(page).click();
  await expect(alert(page)).toContainText('Der opstod en fejl ved gem af kortet');
  await restore();
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');
  expect(confirmations()).toBe(1);
});

test('a double click confirms and saves once', async ({ page }) => {
  const confirmations = countConfirmations(page);
  const saves = countOperation(page, 'PaymentMethodDialogAttachMutation');
  await openCardForm(page);
  await typeCard(page, cardNumbers.visa);
  await save(page).dblclick();
  await expect(card(page)).toContainText('Visa •••• 4242');
  expect([confirmations(), saves()]).toEqual([1, 1]);
});

test('if the setup of a card fails, the form shows an error and can be retried', async ({ page }) => {
  const restore = await abortOperation(page, 'useCardSetupMutation');
  await openDialog(page);
  await dialog(page)
    .getByRole('radio', { name: /Kreditkort/ })
    .check();
  await expect(dialog(page).getByText('Kunne ikke indlæse kortformular')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await restore();
  await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(dialog(page).getByLabel('Kortnummer')).toBeVisible();
});

test("without Stripe's script the form shows an error, and invoice can still be chosen", async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await openDialog(page);
  await dialog(page)
    .getByRole('radio', { name: /Kreditkort/ })
    .check();
  await expect(dialog(page).getByText('Kunne ikke indlæse betalingssystem')).toBeVisible();
  await page.unroute(SCRIPT);
  await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(dialog(page).getByLabel('Kortnummer')).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /Faktura/ })
    .check();
  await save(page).click();
  await expect(card(page)).toContainText('Faktura');
});

test("the bank's window is usable although it is outside of the portal's dialogs", async ({ page }) => {
  await changeScript(page, (script) => script.replace(`, 'data-react-aria-top-layer': 'true'`, ''));
  await openCardForm(page);
  await typeCard(page, cardNumbers.confirmedWhenSaved);
  await save(page).click();
  await expect(page.locator('.SandboxBank')).not.toHaveJSProperty('inert', true);
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(card(page)).toContainText('Visa •••• 3155');
});

test('a form whose card field has been removed shows an error', async ({ page }) => {
  const withoutElement = `;{ const real = window.Stripe; window.Stripe = (...args) => {
    const stripe = real(...args);
    return { ...stripe, elements: (...rest) => ({ ...stripe.elements(...rest), getElement: () => null }) };
  }; }`;
  await changeScript(page, (script) => script + withoutElement);
  await openCardForm(page);
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(alert(page)).toContainText('Kortformular ikke fundet');
});

test('a choice that cannot be saved shows an error and stays', async ({ page }) => {
  const restore = await abortOperation(page, 'PaymentMethodDialogMutation');
  await openDialog(page);
  await dialog(page)
    .getByRole('radio', { name: /Faktura/ })
    .check();
  await save(page).click();
  await expect(alert(page)).toContainText('Kunne ikke opdatere betalingsmetode');
  await restore();
  await save(page).click();
  await expect(card(page)).toContainText('Faktura');
});

test('a cancelled dialog changes nothing, and asks before it discards a card', async ({ page }) => {
  await openCardForm(page);
  await typeCard(page, cardNumbers.visa);
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
  await expect(dialog(page).getByLabel('Kortnummer')).toHaveValue('4242 4242 4242 4242');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page)).toContainText('Ikke valgt');
  await openCardForm(page);
  await expect(dialog(page).getByLabel('Kortnummer')).toHaveValue('');
});

test('the card form fits a phone, light and dark, and follows a change of theme', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const colors: string[] = [];
  await openCardForm(page);
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
});

test('a card that one user saves appears to the other at once', async ({ page, browser }) => {
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/departments', 'DepartmentListSubscription');
  await expect(card(other)).toContainText('Ikke valgt');
  await openCardForm(page);
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(card(page)).toContainText('Visa •••• 4242');
  await expect(card(other)).toContainText('Visa •••• 4242');
});
