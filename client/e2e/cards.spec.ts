import type { Page } from '@playwright/test';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { bankDialog } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createCompany, type TestCompany } from '../testing/browser/testCompany.ts';

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

let company: TestCompany;
test.beforeEach(async ({ page, request }) => {
  company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/departments');
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
