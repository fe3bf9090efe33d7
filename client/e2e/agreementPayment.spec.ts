import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { agreement, agreementTexts } from '../../domain/testing/prices.ts';
import {
  type AgreementCompany,
  createAgreementCompany,
  readStoredAgreements,
} from '../testing/browser/agreementCompany.ts';
import {
  errorMessage,
  goToReview,
  orderButton,
  orderedHeading,
  termsCheckbox,
  wizardStep,
} from '../testing/browser/agreementWizard.ts';
import { bankDialog, hidePaidStatus, payByCard } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';

let company: AgreementCompany;
let departmentId: string;

test.beforeEach(async ({ page, request }) => {
  company = await createAgreementCompany(request);
  ({ departmentId } = company);
  await signInWithToken(page, company.token);
});

test('the first period is paid by card with the order', async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.visa);
  await goToReview(page);
  await expect(page.getByText('Første periode trækkes på Visa •••• 4242')).toBeVisible();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
  expect(await readStoredAgreements(company)).toMatchObject({
    agreements: [{ status: 'PENDING' }],
    entries: [{ status: 'PAID', gross: agreement[25].monthWithVat }],
  });
});

test('a declined card shows the reason and keeps all input, and another card pays', async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.declinedWhenCharged);
  await goToReview(page);
  await orderButton(page).click();
  await expect(errorMessage(page)).toContainText('Kortet blev afvist');
  await expect(errorMessage(page).getByRole('link', { name: /Skift kort/ })).toHaveAttribute('href', '/departments');
  await expect(termsCheckbox(page)).toBeChecked();
  await payByCard(company, request, departmentId, cardNumbers.visa);
  await expect(page.getByText('Visa •••• 4242').first()).toBeVisible();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
  const { agreements, entries } = await readStoredAgreements(company);
  expect(agreements.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
  expect(entries.map(({ status }) => status)).toEqual(['PAID', 'FAILED']);
});

test("approving the bank's confirmation pays", async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.confirmedAtEachCharge);
  await goToReview(page);
  await orderButton(page).click();
  await expect(bankDialog(page)).toContainText(agreementTexts.monthWithVat);
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(orderedHeading(page)).toBeVisible();
  expect(await readStoredAgreements(company)).toMatchObject({
    agreements: [{ status: 'PENDING' }],
    entries: [{ status: 'PAID' }],
  });
});

test("refusing the bank's confirmation shows an error, and the payment can be retried", async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.confirmedAtEachCharge);
  await goToReview(page);
  await orderButton(page).click();
  await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
  await expect(errorMessage(page)).toContainText('Vi kunne ikke bekræfte betalingen hos banken.');
  await expect(wizardStep(page, 'Gennemse')).toBeVisible();
  expect((await readStoredAgreements(company)).entries).toMatchObject([{ status: 'FAILED' }]);
  await orderButton(page).click();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(orderedHeading(page)).toBeVisible();
  expect((await readStoredAgreements(company)).entries.map(({ status }) => status)).toEqual(['PAID', 'FAILED']);
});

test("a page that is reloaded during the bank's confirmation continues where it was", async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.confirmedAtEachCharge);
  await goToReview(page);
  await orderButton(page).click();
  await expect(bankDialog(page)).toBeVisible();
  await page.reload();
  await orderButton(page).click();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(orderedHeading(page)).toBeVisible();
  const { agreements, entries } = await readStoredAgreements(company);
  expect([agreements.length, entries]).toEqual([1, [{ status: 'PAID', gross: agreement[25].monthWithVat }]]);
});

test("without Stripe's script the page shows an error and keeps all input", async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.confirmedAtEachCharge);
  await page.route('**/stripe/v3/', (route) => route.abort());
  await goToReview(page);
  await orderButton(page).click();
  await expect(errorMessage(page)).toContainText('Kunne ikke indlæse betalingssystem');
  await page.unroute('**/stripe/v3/');
  await orderButton(page).click();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(orderedHeading(page)).toBeVisible();
  expect((await readStoredAgreements(company)).agreements).toHaveLength(1);
});

test('a payment with an unknown outcome is shown as pending and can be checked again', async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.visa);
  const restore = await hidePaidStatus(page);
  await goToReview(page);
  await orderButton(page).click();
  await expect(wizardStep(page, 'Betalingen behandles')).toBeFocused();
  await expect(page.getByText('I betaler kun én gang')).toBeVisible();
  await page.getByRole('button', { name: 'Tjek igen' }).click();
  await expect(page.getByRole('button', { name: 'Tjek igen' })).toBeEnabled();
  await expect(wizardStep(page, 'Betalingen behandles')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Tjek igen' }).click();
  await expect(orderedHeading(page)).toBeVisible();
  expect((await readStoredAgreements(company)).agreements).toHaveLength(1);
});

test('a pending payment that succeeds completes the order live', async ({ page, request }) => {
  await payByCard(company, request, departmentId, cardNumbers.visa);
  const restore = await hidePaidStatus(page);
  await goToReview(page);
  await orderButton(page).click();
  await expect(wizardStep(page, 'Betalingen behandles')).toBeVisible();
  await restore();
  // Any change in the ledger publishes all of its entries again.
  await company.buyServiceAgreement();
  await expect(orderedHeading(page)).toBeVisible();
});
