import type { Page } from '@playwright/test';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { typeCard } from '../../testing/browser/failedPayment.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { bankDialog } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';

const CONFIRM = '**/stripe/v1/setup_intents/*/confirm';
const SCRIPT = '**/stripe/v3/';

/** Makes Stripe's form lose its card field. */
const WITHOUT_ELEMENT = `;{ const real = window.Stripe; window.Stripe = (...args) => {
  const stripe = real(...args);
  return { ...stripe, elements: (...rest) => ({ ...stripe.elements(...rest), getElement: () => null }) };
}; }`;

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kundeservice' }) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Betalingsmetode for Kundeservice' });
const save = (page: Page) => dialog(page).getByRole('button', { name: /^Gem/ });
const alert = (page: Page) => dialog(page).getByRole('alert');
const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Prøv igen' });

async function openDialog(page: Page): Promise<void> {
  await card(page)
    .getByRole('button', { name: /betalingsmetode for Kundeservice/ })
    .click();
  await dialog(page)
    .getByRole('radio', { name: /Kreditkort/ })
    .check();
}

/** Opens the dialog with a changed script of Stripe, and the form for another card than the stored one. */
async function openWithScript(page: Page, change: (script: string) => string): Promise<void> {
  await page.unroute(SCRIPT);
  await page.route(SCRIPT, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    expect(change(script)).not.toBe(script);
    await route.fulfill({ response: answer, body: change(script) });
  });
  await page.goto('/departments');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Brug et andet kort' }).click();
}

test('a card form without data, script or field says what is wrong, and another try saves the choice', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/departments');

  // The form cannot be loaded in two ways. The department pays by invoice instead, after a failed attempt.
  const restoreSetup = await abortOperation(page, 'useCardSetupMutation');
  await openDialog(page);
  await expect(dialog(page).getByText('Kunne ikke indlæse kortformular')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await restoreSetup();
  await page.route(SCRIPT, (route) => route.abort());
  await retry(page).click();
  await expect(dialog(page).getByText('Kunne ikke indlæse betalingssystem')).toBeVisible();
  await page.unroute(SCRIPT);
  await retry(page).click();
  await expect(dialog(page).getByLabel('Kortnummer')).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /Faktura/ })
    .check();
  const restore = await abortOperation(page, 'PaymentMethodDialogMutation');
  await save(page).click();
  await expect(alert(page)).toContainText('Kunne ikke opdatere betalingsmetode');
  await restore();
  await save(page).click();
  await expect(card(page)).toContainText('Faktura');

  // An error of Stripe without a message for people gets the portal's own.
  await openDialog(page);
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

  // The bank's window can be used although it is outside of the portal's dialogs.
  await openWithScript(page, (script) => script.replace(`, 'data-react-aria-top-layer': 'true'`, ''));
  await typeCard(page, cardNumbers.confirmedWhenSaved);
  await save(page).click();
  await expect(page.locator('.SandboxBank')).not.toHaveJSProperty('inert', true);
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(card(page)).toContainText('Visa •••• 3155');

  await openWithScript(page, (script) => script + WITHOUT_ELEMENT);
  await typeCard(page, cardNumbers.visa);
  await save(page).click();
  await expect(alert(page)).toContainText('Kortformular ikke fundet');
});
