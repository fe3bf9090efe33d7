import type { Page } from '@playwright/test';
import { dateOf, formatLongDate, lastDayOfTerm } from '../../domain/dates.ts';
import { termsVersionOn } from '../../domain/termsVersions.ts';
import { agreement, agreementTexts, perLicenseTexts } from '../../domain/testing/prices.ts';
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
import { createDepartment, createLicense, deleteDepartment } from '../testing/browser/companyObjects.ts';
import { countOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

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

  test('leads from the empty list through four steps to the agreement in the list', async ({ page }) => {
    await createDepartment(company, 'Lager');
    await page.goto('/service-agreement');
    await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
    await page.getByRole('link', { name: 'Bestil serviceaftale' }).click();

    await expect(wizardStep(page, 'Afdeling')).toBeVisible();
    await goToNextStep(page);
    await expect(page.getByText('Vælg en afdeling')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Lager/ })).toHaveAccessibleName(
      /0 aktive licenser.*Ingen betalingsmetode/,
    );
    await page.getByRole('radio', { name: /Kundeservice.*25 aktive licenser.*Faktura/ }).check();
    await goToNextStep(page);

    await expect(page.getByRole('radio', { name: /^3 år/ })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Det får I oven i med 3 år' }).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('radio', { name: /^1 år/ }).check();
    await expect(page.getByRole('region', { name: 'Det får I oven i med 3 år' })).toHaveCount(0);
    await page.getByRole('radio', { name: /^3 år/ }).check();
    await goToNextStep(page);

    await expect(page.getByRole('radio', { name: /^Månedlig/ })).toBeChecked();
    await goToNextStep(page);

    for (const text of [
      'Kundeservice',
      '25 aktive licenser',
      'Faktura',
      '3 år',
      '5 ekstra ydelser',
      'Månedlig',
      `${perLicenseTexts.upTo50} om måneden`,
    ]) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    await expect(termsCheckbox(page).locator('..').getByRole('link')).toHaveAttribute(
      'href',
      `/terms/service-agreement/${termsVersionOn('SERVICE_AGREEMENT', dateOf())}`,
    );
    await orderButton(page).click();
    await expect(page.getByText('Du skal acceptere serviceaftale betingelserne for at fortsætte.')).toBeVisible();
    await termsCheckbox(page).check();
    await orderButton(page).click();

    await expect(orderedHeading(page)).toBeFocused();
    await expect(toasts(page)).toContainText('Serviceaftalen er bestilt!');
    await expect(page.getByRole('region', { name: 'Det er med i aftalen' }).getByRole('listitem')).toHaveCount(11);
    await expect(page.getByText('Aftalen for Kundeservice løber i 3 år')).toBeVisible();
    await page.reload();
    await expect(orderedHeading(page)).toBeVisible();
    expect(await readStoredAgreements(company)).toEqual({
      agreements: [{ status: 'PENDING', duration: 36, paymentInterval: 'MONTHLY', licenseCount: 25 }],
      entries: [{ status: 'PENDING', gross: agreement[25].monthWithVat }],
    });

    // The wizard's steps are no longer in the history after the order.
    await page.goBack();
    await expect(page).toHaveURL(/\/service-agreement$/);
    await page.goForward();
    await page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
    for (const text of [
      'Afventer',
      'Freja Lund',
      '36 måneder',
      `${agreementTexts.month} om måneden`,
      `25 licenser × ${perLicenseTexts.upTo50}`,
    ])
      await expect(agreementCard(page)).toContainText(text);
  });

  test('shows the price of each interval, and updates the price with the number of licences', async ({ page }) => {
    await openSubscribed(page, `${PURCHASE_PATH}?trin=betaling`, 'usePurchaseDepartmentsLicenseSubscription');
    const yearly = page.getByRole('radio', { name: /^Årlig, spar 20 %/ });
    await expect(page.getByRole('radio', { name: /^Månedlig/ })).toHaveAccessibleName(
      new RegExp(`${agreementTexts.month} om måneden`),
    );
    await expect(yearly).toHaveAccessibleName(
      new RegExp(`Før rabat ${agreementTexts.yearBeforeDiscount}.*${agreementTexts.year} om året`),
    );
    await expect(page.locator('s').filter({ hasText: agreementTexts.yearBeforeDiscount })).toBeVisible();
    await yearly.check();
    await expect(page.getByLabel('Pris', { exact: true })).toContainText(`−${agreementTexts.yearSummary.saving}`);
    await goToNextStep(page);
    for (const text of [
      `Pris pr. år ekskl. moms${agreementTexts.yearSummary.net}`,
      `Moms 25 %${agreementTexts.yearSummary.vat}`,
      `i alt inkl. moms${agreementTexts.yearSummary.gross}`,
    ]) {
      await expect(page.getByLabel('Pris', { exact: true })).toContainText(text);
    }

    await createLicense(company, { quantity: 35, validUntil: '2036-01-01' });
    await expect(page.getByLabel('Pris', { exact: true })).toContainText(
      `60 licenser × ${perLicenseTexts.upTo100} × 12 måneder`,
    );
    await termsCheckbox(page).check();
    await orderButton(page).click();
    await expect(orderedHeading(page)).toBeVisible();
    expect(await readStoredAgreements(company)).toMatchObject({
      agreements: [{ paymentInterval: 'YEARLY', licenseCount: 60 }],
      entries: [{ gross: agreement[60].yearWithVat }],
    });
  });

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

  test("names the department's existing agreement, and adds another one only on request", async ({ page }) => {
    await company.buyServiceAgreement();
    for (let round = 0; round < 2; round += 1) {
      await page.goto(PURCHASE_PATH);
      const notice = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: 'Kundeservice har allerede en serviceaftale, der venter på at blive aktiveret.' });
      await expect(notice).toBeVisible();
      await goToNextStep(page);
      await expect(wizardStep(page, 'Afdeling')).toBeVisible();
      await expect(additionalCheckbox(page, 'Kundeservice')).toHaveAccessibleDescription(
        'Sæt et hak, hvis afdelingen skal have en serviceaftale mere.',
      );
      // An address that skips the question leads back to it.
      await page.goto(`${PURCHASE_PATH}?trin=gennemse`);
      await expect(wizardStep(page, 'Afdeling')).toBeVisible();
      await additionalCheckbox(page, 'Kundeservice').check();
      for (let steps = 0; steps < 3; steps += 1) await goToNextStep(page);
      await termsCheckbox(page).check();
      await orderButton(page).click();
      await expect(orderedHeading(page)).toBeVisible();
    }
    expect((await readStoredAgreements(company)).agreements).toHaveLength(3);
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

  test('orders once for a double click', async ({ page }) => {
    const orders = countOperation(page, 'usePurchaseMutation');
    await goToReview(page);
    await orderButton(page).dblclick();
    await expect(orderedHeading(page)).toBeVisible();
    expect([orders(), (await readStoredAgreements(company)).agreements.length]).toEqual([1, 1]);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the whole order fits a phone, ${colorScheme}`, async ({ page }) => {
    await payByInvoice(company, departmentId);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    const expectFitsPhone = async () => {
      await expectNoSidewaysScroll(page);
    };
    await page.goto(`${PURCHASE_PATH}?trin=afdeling`);
    for (const title of ['Afdeling', 'Aftaleperiode', 'Betaling']) {
      await expect(wizardStep(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Næste' })).toBeInViewport();
      await expectFitsPhone();
      await goToNextStep(page);
    }
    await expect(orderButton(page)).toBeInViewport();
    await termsCheckbox(page).check();
    await expectFitsPhone();
    await orderButton(page).click();
    await expect(orderedHeading(page)).toBeVisible();
    await expectFitsPhone();
    await page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
    await expect(agreementCard(page)).toBeVisible();
    await expectFitsPhone();
    await agreementCard(page)
      .getByRole('button', { name: /Se detaljer/ })
      .click();
    await expect(page.getByRole('region', { name: 'Udført arbejde' })).toBeVisible();
    await expectFitsPhone();
  });
}
