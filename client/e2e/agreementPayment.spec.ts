import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
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
