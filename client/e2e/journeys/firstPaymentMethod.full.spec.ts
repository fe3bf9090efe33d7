import type { Locator, Page } from '@playwright/test';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { goToReview, orderButton, orderedHeading } from '../../testing/browser/agreementWizard.ts';
import { createDepartment, createInstallation } from '../../testing/browser/companyObjects.ts';
import { typeCard } from '../../testing/browser/failedPayment.ts';
import { answerTo } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany, licenseRequestRows } from '../../testing/browser/licenseCompany.ts';
import { payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';

const order = (page: Page) => page.getByRole('dialog', { name: 'Bestil licens' });
const purchase = (page: Page) => page.getByRole('dialog', { name: 'Køb klippekort' });
const cardDialog = (page: Page) => page.getByRole('dialog', { name: /^Betalingsmetode for/ });
const payInvoice = (within: Locator) => within.getByRole('button', { name: 'Betal med faktura' }).click();

async function saveCard(page: Page, within: Locator): Promise<void> {
  await within.getByRole('button', { name: 'Betal med kort' }).click();
  await expect(cardDialog(page).getByRole('radio', { name: /Kreditkort/ })).toBeChecked();
  await typeCard(page, cardNumbers.visa);
  await cardDialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(cardDialog(page)).toHaveCount(0);
}

test('each kind of order goes on with what was typed after a payment method was chosen in it', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { hasPaymentMethod: false });
  const departmentId = await createDepartment(company, 'Lager');
  await createInstallation({ ...company, departmentId }, { subdomain: `${company.subdomain}-lager` });
  for (const name of ['Salg', 'Butik']) await createDepartment(company, name);
  await signInWithToken(page, company.token);

  await page.goto('/licenses');
  await page.getByRole('button', { name: 'Bestil licens' }).first().click();
  await order(page).getByLabel('Afdeling').selectOption('Lager');
  await order(page).getByRole('spinbutton').fill('7');
  await order(page).getByRole('checkbox').check();
  await expect(order(page)).toContainText('Lager har ingen betalingsmetode');
  await saveCard(page, order(page));
  await expect(order(page)).not.toContainText('har ingen betalingsmetode');
  await expect(order(page).getByLabel('Afdeling')).toHaveAccessibleDescription('Betales med kort, Visa •••• 4242');
  await expect(order(page).getByRole('spinbutton')).toHaveValue('7');
  await expect(order(page).getByRole('checkbox')).toBeChecked();
  await order(page).getByRole('button', { name: 'Send bestilling' }).click();
  await expect(order(page)).toHaveCount(0);
  await expect(licenseRequestRows(page)).toHaveCount(1);

  // Two departments buy clip cards, and the third automatic ones.
  await page.goto('/clip-cards');
  for (const [name, label] of [
    ['Salg', /^Køb for/],
    ['Kundeservice', /^Betal \d/],
  ] as const) {
    await page.getByRole('button', { name: 'Køb klippekort' }).click();
    await purchase(page).getByLabel('Afdeling').selectOption(name);
    await purchase(page).getByRole('spinbutton').fill('25');
    await purchase(page).getByRole('checkbox').check();
    if (name === 'Salg') await payInvoice(purchase(page));
    else await saveCard(page, purchase(page));
    await expect(purchase(page)).not.toContainText('har ingen betalingsmetode');
    await expect(purchase(page).getByRole('spinbutton')).toHaveValue('25');
    await purchase(page).getByRole('button', { name: label }).click();
    await expect(purchase(page)).toHaveCount(0);
  }
  await expect(page.getByRole('article', { name: /^Klippekort/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Slå til, Butik' }).click();
  const topUp = page.getByRole('dialog', { name: 'Automatisk køb for Butik' });
  await topUp.getByRole('spinbutton', { name: 'Antal timer' }).fill('24');
  await topUp.getByRole('button', { name: 'Vælg 25 timer' }).click();
  await topUp.getByRole('checkbox').check();
  await expect(topUp.getByRole('button', { name: 'Slå til' })).toBeDisabled();
  await saveCard(page, topUp);
  await expect(topUp).not.toContainText('har ingen betalingsmetode');
  await expect(topUp.getByRole('spinbutton', { name: 'Antal timer' })).toHaveValue('25');
  await topUp.getByRole('button', { name: 'Slå til' }).click();
  await expect(topUp).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ændr, Butik' })).toBeVisible();

  // A service agreement, in the first step of its wizard.
  await createDepartment(company, 'Støtte');
  await page.goto('/service-agreement/purchase');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Støtte/ }).check();
  await expect(main).toContainText('Støtte har ingen betalingsmetode');
  await payInvoice(main);
  await expect(main).not.toContainText('Støtte har ingen betalingsmetode');
  await goToReview(page);
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
});

test('a buyer reads who can choose a payment method, and new departments have the one that the company chose', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { hasPaymentMethod: false });
  const email = `${uniqueName('kollega')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }', {
    input: { name: 'Bo Indkøber', email, password: TEST_PASSWORD, companyRole: 'BUYER' },
  });

  // New departments pay by invoice from the choice on, and order at once. The department from before does not.
  await signInWithToken(page, company.token);
  await page.goto('/company');
  const rule = page.getByRole('switch', { name: 'Betal med faktura fra start' });
  await expect(rule).not.toBeChecked();
  // The switch shows the choice before it is stored.
  await Promise.all([answerTo(page, 'DefaultPaymentMethodMutation'), rule.check()]);
  await page.reload();
  await expect(rule).toBeChecked();
  await page.goto('/departments');
  await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
  const adding = page.getByRole('dialog', { name: 'Tilføj afdeling' });
  await adding.getByLabel('Navn').fill('Salg');
  await adding.getByLabel('Kontaktperson').fill('Ida Skov');
  await adding.getByRole('button', { name: 'Tilføj afdeling' }).click();
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Salg')).toContainText('Faktura');
  await expect(card('Kundeservice')).toContainText('Ikke valgt');
  await page.goto('/clip-cards?buy=1');
  await purchase(page).getByLabel('Afdeling').selectOption('Salg');
  await purchase(page).getByRole('checkbox').check();
  await purchase(page)
    .getByRole('button', { name: /^Køb for/ })
    .click();
  await expect(purchase(page)).toHaveCount(0);
  await page.goto('/company');
  await Promise.all([answerTo(page, 'DefaultPaymentMethodRemoveMutation'), rule.uncheck()]);
  await page.reload();
  await expect(rule).not.toBeChecked();

  await signInWithToken(page, await createToken(request, email, TEST_PASSWORD));
  await openSubscribed(page, '/licenses?bestil=1', 'useDepartmentChangesSubscription');
  await order(page).getByLabel('Afdeling').selectOption('Kundeservice');
  await expect(order(page)).toContainText('Bed en kontoadministrator hos jer om at vælge en.');
  await expect(order(page).getByRole('button', { name: /^Betal med/ })).toHaveCount(0);
  await order(page).getByRole('checkbox').check();
  await payByInvoice(company, company.departmentId);
  await expect(order(page).getByRole('button', { name: 'Send bestilling' })).toBeEnabled();
});
