import type { Page } from '@playwright/test';
import { dateOf, formatLongDate, lastDayOfTerm } from '../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { agreementTexts, perLicenseTexts } from '../../../domain/testing/prices.ts';
import { createAgreementCompany, readStoredAgreements } from '../../testing/browser/agreementCompany.ts';
import {
  errorMessage,
  goToNextStep,
  orderButton,
  orderedHeading,
  PURCHASE_PATH,
  termsCheckbox,
  wizardStep,
} from '../../testing/browser/agreementWizard.ts';
import { buyServiceAgreement, createDepartment, deleteDepartment } from '../../testing/browser/companyObjects.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { bankDialog, hidePaidStatus, payByCard, payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';

const departmentChoice = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) });
const additionalCheckbox = (page: Page, department: string) =>
  page.getByRole('checkbox', { name: `Bestil en serviceaftale mere til ${department}` });
const nextSteps = async (page: Page) => {
  for (let steps = 0; steps < 3; steps += 1) await goToNextStep(page);
};

test('an order is left, cancelled, lost and overtaken by a colleague in one tab, and nothing is bought twice', async ({
  page,
  request,
}) => {
  const company = await createAgreementCompany(request);
  await payByInvoice(company, company.departmentId);
  await payByInvoice(company, await createDepartment(company, 'Lager'));
  const salesId = await createDepartment(company, 'Salg');
  await payByInvoice(company, salesId);
  const stranger = await createAgreementCompany(request);
  await payByInvoice(stranger, stranger.departmentId);
  await signInWithToken(page, company.token);

  // A reload, Back and Forward keep the choices and the accepted terms. Cancelling discards them.
  await page.goto(PURCHASE_PATH);
  await departmentChoice(page, 'Kundeservice').check();
  await goToNextStep(page);
  await page.getByRole('radio', { name: /^1 år/ }).check();
  await goToNextStep(page);
  await page.getByRole('radio', { name: /^Årlig/ }).check();
  await goToNextStep(page);
  await termsCheckbox(page).check();
  await page.reload();
  await expect(wizardStep(page, 'Gennemse')).toBeVisible();
  await expect(termsCheckbox(page)).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Årlig/ })).toBeChecked();
  await page.goForward();
  await expect(wizardStep(page, 'Gennemse')).toBeVisible();
  await page.getByRole('button', { name: 'Ret Betaling' }).click();
  await expect(wizardStep(page, 'Betaling')).toBeVisible();
  await page.goto(`${PURCHASE_PATH}?trin=afdeling`);
  await page.getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL(/\/service-agreement$/);
  await page.getByRole('main').getByRole('link', { name: 'Bestil serviceaftale' }).first().click();
  await expect(departmentChoice(page, 'Kundeservice')).not.toBeChecked();
  await departmentChoice(page, 'Kundeservice').check();
  await goToNextStep(page);
  await expect(page.getByRole('radio', { name: /^3 år/ })).toBeChecked();
  await goToNextStep(page);
  await goToNextStep(page);
  await expect(termsCheckbox(page)).not.toBeChecked();

  // A colleague orders for the department meanwhile.
  await openSubscribed(page, `${PURCHASE_PATH}?trin=gennemse`, 'useOpenAgreementSubscription');
  await company.buyServiceAgreement();
  await expect(wizardStep(page, 'Afdeling')).toBeVisible();
  await expect(additionalCheckbox(page, 'Kundeservice')).not.toBeChecked();

  // The answer to an order without licences is lost. It is sent again after a reload, and bought once.
  await departmentChoice(page, 'Lager').check();
  await expect(page.getByText('Lager har ingen aktive licenser endnu')).toContainText(
    `${perLicenseTexts.upTo10} om måneden pr. licens`,
  );
  await nextSteps(page);
  await termsCheckbox(page).check();
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('usePurchaseMutation')) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await orderButton(page).click();
  await expect(errorMessage(page)).toContainText('Serviceaftalen kunne ikke bestilles.');
  await page.reload();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
  const lastDay = formatLongDate(lastDayOfTerm(dateOf(), 36));
  await expect(page.getByText(`Aftalen for Lager løber i 3 år, til og med ${lastDay}.`)).toBeVisible();
  const stored = await readStoredAgreements(company);
  expect(stored.agreements.map(({ licenseCount }) => licenseCount)).toEqual([0, 25]);
  expect(stored.entries).toHaveLength(1);

  // Only what this company has just ordered is confirmed.
  for (const id of ['x', await stranger.buyServiceAgreement()]) {
    await page.goto(`${PURCHASE_PATH}?bestilt=${id}`);
    await expect(wizardStep(page, 'Afdeling')).toBeVisible();
    await expect(page).not.toHaveURL(/bestilt/);
    await expect(orderedHeading(page)).toHaveCount(0);
  }

  // The list of all agreements shows a customer those of the company, live and without actions.
  const rows = rowsOf(page, 'Serviceaftaler');
  await openSubscribed(page, '/admin/service-agreements', 'useAgreementChangesSubscription');
  await expect(rows).toHaveCount(2);
  const monthly = `${agreementTexts.month} om måneden`;
  for (const text of [
    company.name,
    'Afventer',
    '12 måneder',
    'Månedlig',
    monthly,
    `25 licenser × ${perLicenseTexts.upTo50}`,
  ])
    await expect(rows.filter({ hasText: 'Kundeservice' })).toContainText(text);
  await expect(page.getByRole('columnheader', { name: 'Handlinger' })).toHaveCount(0);
  // The headers sort the list, and nothing else can be pressed.
  await expect(page.getByRole('main').getByRole('button').and(page.locator('button:not(th button)'))).toHaveCount(0);
  await company.buyServiceAgreement();
  await expect(rows).toHaveCount(3);
  await page.goto('/admin/service-agreements?q=fjordlyst');
  await expect(page.getByText('Ingen serviceaftaler passer')).toBeVisible();

  // The server refuses an order because of an agreement that this browser has not heard of.
  await page.routeWebSocket('**/graphql', () => undefined);
  await page.goto(PURCHASE_PATH);
  await departmentChoice(page, 'Salg').check();
  await nextSteps(page);
  await termsCheckbox(page).check();
  await buyServiceAgreement({ ...company, departmentId: salesId });
  await orderButton(page).click();
  await expect(wizardStep(page, 'Afdeling')).toBeVisible();
  await expect(errorMessage(page)).toContainText('Afdelingen har allerede en serviceaftale');
  await additionalCheckbox(page, 'Salg').check();
  await nextSteps(page);
  await termsCheckbox(page).check();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
  expect((await readStoredAgreements(company)).agreements).toHaveLength(5);

  for (let count = 5; count < 21; count += 1) await company.buyServiceAgreement();
  await page.goto('/service-agreement');
  await expect(page.getByText('20 af 21')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(page.getByRole('article', { name: /^Serviceaftale for/ })).toHaveCount(21);
});

test('a card payment without a script or an answer keeps the order, and pays once, three times in one tab', async ({
  page,
  request,
}) => {
  const company = await createAgreementCompany(request);
  await payByCard(company, request, company.departmentId, cardNumbers.confirmedAtEachCharge);
  await signInWithToken(page, company.token);
  const order = async (isAdditional: boolean) => {
    await page.goto(PURCHASE_PATH);
    await departmentChoice(page, 'Kundeservice').check();
    if (isAdditional) await additionalCheckbox(page, 'Kundeservice').check();
    await nextSteps(page);
    await termsCheckbox(page).check();
    await orderButton(page).click();
  };
  await page.route('**/stripe/v3/', (route) => route.abort());
  await order(false);
  await expect(errorMessage(page)).toContainText('Kunne ikke indlæse betalingssystem');
  await page.unroute('**/stripe/v3/');
  await orderButton(page).click();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(orderedHeading(page)).toBeVisible();

  // The outcome is unknown until it is asked for again.
  await payByCard(company, request, company.departmentId, cardNumbers.visa);
  const restore = await hidePaidStatus(page);
  await order(true);
  await expect(wizardStep(page, 'Betalingen behandles')).toBeFocused();
  await expect(page.getByText('I betaler kun én gang')).toBeVisible();
  await page.getByRole('button', { name: 'Tjek igen' }).click();
  await expect(page.getByRole('button', { name: 'Tjek igen' })).toBeEnabled();
  await expect(wizardStep(page, 'Betalingen behandles')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Tjek igen' }).click();
  await expect(orderedHeading(page)).toBeVisible();

  // The outcome arrives live. Any change in the ledger publishes all of its entries again.
  const restoreLive = await hidePaidStatus(page);
  await order(true);
  await expect(wizardStep(page, 'Betalingen behandles')).toBeVisible();
  await restoreLive();
  await company.buyServiceAgreement();
  await expect(orderedHeading(page)).toBeVisible();
  const { agreements, entries } = await readStoredAgreements(company);
  expect([agreements.length, entries.map(({ status }) => status)]).toEqual([4, ['PAID', 'PAID', 'PAID', 'PAID']]);

  // A company without departments is shown where to create one.
  const empty = await createLicenseCompany(request, { hasPaymentMethod: false });
  await deleteDepartment(empty, empty.departmentId);
  await signInWithToken(page, empty.token);
  await page.goto(PURCHASE_PATH);
  await expect(page.getByText('I har ingen afdelinger endnu')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute(
    'href',
    '/departments',
  );
});
