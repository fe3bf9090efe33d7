import type { Locator, Page } from '@playwright/test';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { goToReview, orderButton, orderedHeading } from '../testing/browser/agreementWizard.ts';
import { createDepartment, createInstallation } from '../testing/browser/companyObjects.ts';
import { abortOperation, answerTo } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany, type LicenseCompany, licenseRequestRows } from '../testing/browser/licenseCompany.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

const order = (page: Page) => page.getByRole('dialog', { name: 'Bestil licens' });
const purchase = (page: Page) => page.getByRole('dialog', { name: 'Køb klippekort' });
const cardDialog = (page: Page) => page.getByRole('dialog', { name: /^Betalingsmetode for/ });
const invoice = (within: Locator) => within.getByRole('button', { name: 'Betal med faktura' });

async function saveCard(page: Page, within: Locator): Promise<void> {
  await within.getByRole('button', { name: 'Betal med kort' }).click();
  await expect(cardDialog(page).getByRole('radio', { name: /Kreditkort/ })).toBeChecked();
  await cardDialog(page).getByLabel('Kortnummer').fill(cardNumbers.visa);
  await cardDialog(page).getByLabel('Udløb (MM/ÅÅ)').fill('12/34');
  await cardDialog(page).getByLabel('CVC').fill('123');
  await cardDialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(cardDialog(page)).toHaveCount(0);
}

let company: LicenseCompany;
test.beforeEach(async ({ page, request }) => {
  company = await createLicenseCompany(request, { hasPaymentMethod: false });
  await signInWithToken(page, company.token);
});

test('licences are ordered after an invoice or a card was chosen in the dialog, which keeps what is typed', async ({
  page,
}) => {
  const departmentId = await createDepartment(company, 'Lager');
  await createInstallation({ ...company, departmentId }, { subdomain: `${company.subdomain}-lager` });
  await page.goto('/licenses');
  for (const [name, requests] of [
    ['Kundeservice', 1],
    ['Lager', 2],
  ] as const) {
    await page.getByRole('button', { name: 'Bestil licens' }).first().click();
    await order(page).getByLabel('Afdeling').selectOption(name);
    await order(page).getByRole('spinbutton').fill('7');
    await order(page).getByRole('checkbox').check();
    await expect(order(page)).toContainText(`${name} har ingen betalingsmetode`);
    if (name === 'Lager') await saveCard(page, order(page));
    else {
      const restore = await abortOperation(page, 'PaymentMissingMutation');
      await invoice(order(page)).click();
      await expect(toasts(page)).toContainText('Kunne ikke opdatere betalingsmetode');
      await restore();
      await invoice(order(page)).dblclick();
    }
    await expect(order(page)).not.toContainText('har ingen betalingsmetode');
    await expect(order(page).getByLabel('Afdeling')).toHaveAccessibleDescription(
      name === 'Lager' ? 'Betales med kort, Visa •••• 4242' : `Betales med faktura til ${company.email}`,
    );
    await expect(order(page).getByRole('spinbutton')).toHaveValue('7');
    await expect(order(page).getByRole('checkbox')).toBeChecked();
    await order(page).getByRole('button', { name: 'Send bestilling' }).click();
    await expect(order(page)).toHaveCount(0);
    await expect(licenseRequestRows(page)).toHaveCount(requests);
  }
});

test('a clip card is bought after an invoice or a card was chosen in the dialog', async ({ page }) => {
  await createDepartment(company, 'Lager');
  await page.goto('/clip-cards');
  for (const name of ['Kundeservice', 'Lager']) {
    await page.getByRole('button', { name: 'Køb klippekort' }).click();
    await purchase(page).getByLabel('Afdeling').selectOption(name);
    await purchase(page).getByRole('spinbutton').fill('25');
    await purchase(page).getByRole('checkbox').check();
    if (name === 'Lager') await saveCard(page, purchase(page));
    else await invoice(purchase(page)).click();
    await expect(purchase(page)).not.toContainText('har ingen betalingsmetode');
    await expect(purchase(page).getByRole('spinbutton')).toHaveValue('25');
    await purchase(page)
      .getByRole('button', { name: name === 'Lager' ? /^Betal / : /^Køb for/ })
      .click();
    await expect(purchase(page)).toHaveCount(0);
  }
  await expect(page.getByRole('article', { name: /^Klippekort/ })).toHaveCount(2);
});

test('automatic purchases are set up after an invoice or a card was chosen in the dialog', async ({ page }) => {
  await createDepartment(company, 'Lager');
  await page.goto('/clip-cards');
  for (const name of ['Kundeservice', 'Lager']) {
    await page.getByRole('button', { name: `Slå til, ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Automatisk køb for ${name}` });
    await dialog.getByRole('spinbutton', { name: 'Antal timer' }).fill('24');
    await dialog.getByRole('button', { name: 'Vælg 25 timer' }).click();
    await dialog.getByRole('checkbox').check();
    await expect(dialog.getByRole('button', { name: 'Slå til' })).toBeDisabled();
    if (name === 'Lager') await saveCard(page, dialog);
    else await invoice(dialog).click();
    await expect(dialog).not.toContainText('har ingen betalingsmetode');
    await expect(dialog.getByRole('spinbutton', { name: 'Antal timer' })).toHaveValue('25');
    await dialog.getByRole('button', { name: 'Slå til' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Ændr, ${name}` })).toBeVisible();
  }
});

test('a service agreement is ordered after an invoice was chosen in the wizard, on the first or the last step', async ({
  page,
}) => {
  await createDepartment(company, 'Lager');
  await page.goto('/service-agreement/purchase');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Lager/ }).check();
  await expect(main).toContainText('Lager har ingen betalingsmetode');
  await invoice(main).click();
  await expect(main).not.toContainText('Lager har ingen betalingsmetode');
  await goToReview(page);
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();

  await page.goto('/service-agreement/purchase');
  await main.getByRole('radio', { name: /Kundeservice/ }).check();
  await goToReview(page);
  await expect(orderButton(page)).toBeDisabled();
  await saveCard(page, main);
  await expect(main.getByRole('checkbox')).toBeChecked();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
});

test('a buyer reads who can choose a payment method, and sees it once it is chosen', async ({ page, request }) => {
  const email = `${uniqueName('kollega')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }', {
    input: { name: 'Bo Indkøber', email, password: TEST_PASSWORD, companyRole: 'BUYER' },
  });
  await signInWithToken(page, await createToken(request, email, TEST_PASSWORD));
  await openSubscribed(page, '/licenses?bestil=1', 'useDepartmentChangesSubscription');
  await expect(order(page)).toContainText('Bed en kontoadministrator hos jer om at vælge en.');
  await expect(order(page).getByRole('button', { name: /^Betal med/ })).toHaveCount(0);
  await order(page).getByRole('checkbox').check();
  await payByInvoice(company, company.departmentId);
  await expect(order(page).getByRole('button', { name: 'Send bestilling' })).toBeEnabled();
});

test('new departments pay by invoice once the company chose that, and order at once', async ({ page }) => {
  for (const [visit, name] of ['Salg', 'Support'].entries()) {
    await page.goto('/company');
    const rule = page.getByRole('switch', { name: 'Betal med faktura fra start' });
    if (visit === 0) {
      await expect(rule).not.toBeChecked();
      // The switch shows the choice before it is stored.
      await Promise.all([answerTo(page, 'DefaultPaymentMethodMutation'), rule.check()]);
      await page.reload();
    }
    await expect(rule).toBeChecked();
    await page.goto('/departments');
    await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tilføj afdeling' });
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByLabel('Kontaktperson').fill('Ida Skov');
    await dialog.getByRole('button', { name: 'Tilføj afdeling' }).click();
    const card = (department: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: department }) });
    await expect(card(name)).toContainText('Faktura');
    await expect(card('Kundeservice')).toContainText('Ikke valgt');
    await page.goto('/clip-cards?buy=1');
    await purchase(page).getByLabel('Afdeling').selectOption(name);
    await purchase(page).getByRole('checkbox').check();
    await purchase(page)
      .getByRole('button', { name: /^Køb for/ })
      .click();
    await expect(purchase(page)).toHaveCount(0);
  }
  await page.goto('/company');
  const rule = page.getByRole('switch', { name: 'Betal med faktura fra start' });
  await Promise.all([answerTo(page, 'DefaultPaymentMethodRemoveMutation'), rule.uncheck()]);
  await page.reload();
  await expect(rule).not.toBeChecked();
});
