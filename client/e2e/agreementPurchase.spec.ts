import type { Page } from '@playwright/test';
import { dateOf, formatLongDate, lastDayOfTerm } from '../../domain/basics/dates.ts';
import { perLicenseTexts } from '../../domain/testing/prices.ts';
import {
  type AgreementCompany,
  createAgreementCompany,
  readStoredAgreements,
} from '../testing/browser/agreementCompany.ts';
import {
  agreementCard,
  errorMessage,
  goToNextStep,
  goToReview,
  orderButton,
  orderedHeading,
  PURCHASE_PATH,
  termsCheckbox,
  wizardStep,
} from '../testing/browser/agreementWizard.ts';
import { createDepartment, deleteDepartment } from '../testing/browser/companyObjects.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';

const additionalCheckbox = (page: Page, department: string) =>
  page.getByRole('checkbox', { name: `Bestil en serviceaftale mere til ${department}` });

let company: AgreementCompany;
let departmentId: string;

test.beforeEach(async ({ page, request }) => {
  company = await createAgreementCompany(request);
  ({ departmentId } = company);
  await signInWithToken(page, company.token);
});

test.describe('the order wizard', () => {
  test.beforeEach(() => payByInvoice(company, departmentId));

  test("moves back and forth with its own buttons and the browser's, and keeps the choices after a reload", async ({
    page,
  }) => {
    await page.goto(PURCHASE_PATH);
    await page.getByRole('radio', { name: /Kundeservice/ }).check();
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
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^1 år/ })).toBeChecked();
    await expect(wizardStep(page, 'Aftaleperiode')).toBeFocused();
    await page.getByRole('button', { name: 'Tilbage' }).click();
    await expect(page.getByRole('radio', { name: /Kundeservice/ })).toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(/trin=/);

    await page.goto(PURCHASE_PATH);
    await page.goto(`${PURCHASE_PATH}?trin=gennemse`);
    await page.getByRole('button', { name: 'Ret Betaling' }).click();
    await expect(wizardStep(page, 'Betaling')).toBeVisible();
    await page.goto(`${PURCHASE_PATH}?trin=afdeling`);
    await page.getByRole('button', { name: 'Annuller' }).click();
    await expect(page).toHaveURL(/\/service-agreement$/);
    await page.getByRole('link', { name: 'Bestil serviceaftale' }).click();
    await goToNextStep(page);
    await expect(page.getByRole('radio', { name: /^3 år/ })).toBeChecked();
  });

  test('shows that no licences cost nothing yet, and orders without a ledger entry', async ({ page }) => {
    await payByInvoice(company, await createDepartment(company, 'Lager'));
    await page.goto(PURCHASE_PATH);
    await page.getByRole('radio', { name: /Lager/ }).check();
    await expect(page.getByText('Lager har ingen aktive licenser endnu')).toContainText(
      `${perLicenseTexts.upTo10} om måneden pr. licens`,
    );
    await goToReview(page);
    await orderButton(page).click();
    await expect(orderedHeading(page)).toBeVisible();
    expect(await readStoredAgreements(company)).toMatchObject({ agreements: [{ licenseCount: 0 }], entries: [] });
  });

  test('starts anew in the same tab, with unaccepted terms, and orders for another department', async ({ page }) => {
    const lager = await createDepartment(company, 'Lager');
    await payByInvoice(company, lager);
    await page.goto('/service-agreement');
    const buy = async (department: string, isSecond = false) => {
      await page.getByRole('main').getByRole('link', { name: 'Bestil serviceaftale' }).click();
      await page.getByRole('radio', { name: new RegExp(department) }).check();
      if (isSecond) await additionalCheckbox(page, department).check();
      for (let steps = 0; steps < 3; steps += 1) await goToNextStep(page);
      await expect(termsCheckbox(page)).not.toBeChecked();
      await orderButton(page).click();
      await expect(page.getByText('Du skal acceptere serviceaftale betingelserne for at fortsætte.')).toBeVisible();
      await expect(orderedHeading(page)).toHaveCount(0);
      await termsCheckbox(page).check();
      await orderButton(page).click();
      await expect(orderedHeading(page)).toBeVisible();
      await expect(
        page.getByText(
          `Aftalen for ${department} løber i 3 år, til og med ${formatLongDate(lastDayOfTerm(dateOf(), 36))}.`,
        ),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
    };
    await buy('Kundeservice');
    await buy('Lager');
    await buy('Kundeservice', true);
    await expect(agreementCard(page)).toHaveCount(2);
    await expect(agreementCard(page, 'Lager')).toHaveCount(1);
    expect((await readStoredAgreements(company)).agreements).toHaveLength(3);
  });

  test('starts anew after it was cancelled', async ({ page }) => {
    await goToReview(page);
    await page.goto(`${PURCHASE_PATH}?trin=afdeling`);
    await page.getByRole('button', { name: 'Annuller' }).click();
    await page.goto(`${PURCHASE_PATH}?trin=gennemse`);
    await expect(termsCheckbox(page)).not.toBeChecked();
  });

  test('confirms only agreements that were just ordered by this company, whatever the address names', async ({
    page,
    request,
  }) => {
    const stranger = await createAgreementCompany(request);
    await payByInvoice(stranger, stranger.departmentId);
    const { createServiceAgreement } = await company.queryApiAsAdmin(
      'mutation ($input: ServiceAgreementInput!) { createServiceAgreement(input: $input) { edge { node { id } } } }',
      {
        input: { departmentId, duration: 12, startDate: '2026-01-01', endDate: '2026-12-31', status: 'EXPIRED' },
      },
    );
    for (const id of ['x', await stranger.buyServiceAgreement(), createServiceAgreement.edge.node.id]) {
      await page.goto(`${PURCHASE_PATH}?bestilt=${id}`);
      await expect(wizardStep(page, 'Afdeling')).toBeVisible();
      await expect(page).not.toHaveURL(/bestilt/);
      await expect(orderedHeading(page)).toHaveCount(0);
    }
    await page.goto(`${PURCHASE_PATH}?bestilt=${await company.buyServiceAgreement()}`);
    await expect(orderedHeading(page)).toBeVisible();
  });

  test('returns to the question if a colleague orders for the department meanwhile', async ({ page }) => {
    await openSubscribed(page, `${PURCHASE_PATH}?trin=gennemse`, 'useOpenAgreementSubscription');
    await company.buyServiceAgreement();
    await expect(wizardStep(page, 'Afdeling')).toBeVisible();
    await expect(additionalCheckbox(page, 'Kundeservice')).not.toBeChecked();
    expect((await readStoredAgreements(company)).agreements).toHaveLength(1);
  });

  test("asks after the server's refusal if this browser does not know the other agreement", async ({ page }) => {
    await page.routeWebSocket('**/graphql', () => undefined);
    await goToReview(page);
    await company.buyServiceAgreement();
    await orderButton(page).click();
    await expect(wizardStep(page, 'Afdeling')).toBeVisible();
    await expect(errorMessage(page)).toContainText('Afdelingen har allerede en serviceaftale');
    await additionalCheckbox(page, 'Kundeservice').check();
    for (let steps = 0; steps < 3; steps += 1) await goToNextStep(page);
    await termsCheckbox(page).check();
    await orderButton(page).click();
    await expect(orderedHeading(page)).toBeVisible();
    expect((await readStoredAgreements(company)).agreements).toHaveLength(2);
  });

  test('orders once after a lost answer', async ({ page }) => {
    await goToReview(page);
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
    expect((await readStoredAgreements(company)).agreements).toHaveLength(1);
  });
});

test('without a payment method nothing can be ordered until the department has one', async ({ page }) => {
  await openSubscribed(page, `${PURCHASE_PATH}?trin=gennemse`, 'usePurchaseDepartmentsSubscription');
  const warning = page.getByText('Kundeservice har ingen betalingsmetode');
  await expect(warning).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
  await payByInvoice(company, departmentId);
  await expect(warning).toHaveCount(0);
  await termsCheckbox(page).check();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
});

test('a user without departments is shown where to create one', async ({ page, request }) => {
  const companyWithoutDepartments = await createLicenseCompany(request, { hasPaymentMethod: false });
  await deleteDepartment(companyWithoutDepartments, companyWithoutDepartments.departmentId);
  await signInWithToken(page, companyWithoutDepartments.token);
  await page.goto(PURCHASE_PATH);
  await expect(page.getByText('I har ingen afdelinger endnu')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute(
    'href',
    '/departments',
  );
});
