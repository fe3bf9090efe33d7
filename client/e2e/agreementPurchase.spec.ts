import type { Page } from '@playwright/test';
import { dateOf, formatLongDate, lastDayOfTerm } from '../../domain/dates.ts';
import { createAgreementCompany, storedAgreements, type AgreementCompany } from './agreementCompany.ts';
import { PURCHASE, alert, card, done, next, order, step, terms, goToReview } from './agreementWizard.ts';
import { signInWithToken, openSubscribed, toasts } from './testCompany.ts';
import { createLicenseCompany } from './licenseCompany.ts';
import { countOperation } from './operations.ts';
import { payByInvoice } from './paymentMethods.ts';
import { expect, expectAccessible, test } from './portal.ts';

const additionalCheckbox = (page: Page, department: string) =>
  page.getByRole('checkbox', { name: `Bestil en serviceaftale mere til ${department}` });
const addDepartment = async (name: string) =>
  (
    await company.queryApi<{ createDepartment: { edge: { node: { id: string } } } }>(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
      { input: { name, contactPerson: 'Ida Skov' } },
    )
  ).createDepartment.edge.node.id;

let company: AgreementCompany;
let departmentId: string;

test.beforeEach(async ({ page, request }) => {
  company = await createAgreementCompany(request);
  ({ departmentId } = company);
  await signInWithToken(page, company.token);
});

test.describe('ordering', () => {
  test.beforeEach(() => payByInvoice(company, departmentId));

  test('leads from the empty list through four steps to the agreement in the list', async ({ page }) => {
    await company.queryApi('mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }', {
      input: { name: 'Lager', contactPerson: 'Ida Skov' },
    });
    await page.goto('/service-agreement');
    await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bestil serviceaftale' }).click();

    await expect(step(page, 'Afdeling')).toBeVisible();
    await next(page);
    await expect(page.getByText('Vælg en afdeling')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('radio', { name: /Lager/ })).toHaveAccessibleName(
      /0 aktive licenser.*Ingen betalingsmetode/,
    );
    await page.getByRole('radio', { name: /Kundeservice.*25 aktive licenser.*Faktura/ }).check();
    await next(page);

    await expect(page.getByRole('radio', { name: /^3 år/ })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Det får I oven i med 3 år' }).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('radio', { name: /^1 år/ }).check();
    await expect(page.getByRole('region', { name: 'Det får I oven i med 3 år' })).toHaveCount(0);
    await page.getByRole('radio', { name: /^3 år/ }).check();
    await next(page);

    await expect(page.getByRole('radio', { name: /^Månedlig/ })).toBeChecked();
    await next(page);

    for (const text of [
      'Kundeservice',
      '25 aktive licenser',
      'Faktura',
      '3 år',
      '5 ekstra ydelser',
      'Månedlig',
      '449 kr om måneden',
    ]) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    await expect(terms(page).locator('..').getByRole('link')).toHaveAttribute('href', '/terms/service-agreement');
    await order(page).click();
    await expect(page.getByText('Du skal acceptere serviceaftale betingelserne for at fortsætte.')).toBeVisible();
    await expectAccessible(page);
    await terms(page).check();
    await order(page).click();

    await expect(done(page)).toBeFocused();
    await expect(toasts(page)).toContainText('Serviceaftalen er bestilt!');
    await expect(page.getByRole('region', { name: 'Det er med i aftalen' }).getByRole('listitem')).toHaveCount(11);
    await expect(page.getByText('Aftalen for Kundeservice løber i 3 år')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(done(page)).toBeVisible();
    expect(await storedAgreements(company)).toEqual({
      agreements: [{ status: 'PENDING', duration: 36, paymentInterval: 'MONTHLY', licenseCount: 25 }],
      entries: [{ status: 'PENDING', gross: 14_031_25 }],
    });

    // The wizard's steps are no longer in the history after the order.
    await page.goBack();
    await expect(page).toHaveURL(/\/service-agreement$/);
    await page.goForward();
    await page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
    for (const text of ['Afventer', 'Freja Lund', '36 måneder', '11.225 kr om måneden', '25 licenser × 449 kr'])
      await expect(card(page)).toContainText(text);
    await expectAccessible(page);
  });

  test('shows the price of each interval, and updates the price with the number of licences', async ({ page }) => {
    await openSubscribed(page, `${PURCHASE}?trin=betaling`, 'usePurchaseDepartmentsLicenseSubscription');
    const yearly = page.getByRole('radio', { name: /^Årlig, spar 20 %/ });
    await expect(page.getByRole('radio', { name: /^Månedlig/ })).toHaveAccessibleName(/11\.225 kr om måneden/);
    await expect(yearly).toHaveAccessibleName(/Før rabat 134\.700 kr.*107\.760 kr om året/);
    await expect(page.locator('s').filter({ hasText: '134.700 kr' })).toBeVisible();
    await yearly.check();
    await expect(page.getByLabel('Pris', { exact: true })).toContainText('−26.940,00 kr');
    await next(page);
    for (const text of [
      'Pris pr. år ekskl. moms107.760,00 kr',
      'Moms 25 %26.940,00 kr',
      'i alt inkl. moms134.700,00 kr',
    ]) {
      await expect(page.getByLabel('Pris', { exact: true })).toContainText(text);
    }

    await company.queryApiAsAdmin('mutation ($input: LicenseInput!) { createLicense(input: $input) { deletedId } }', {
      input: {
        installationId: company.installationId,
        type: 'PLAN_SUITE_TEAM',
        quantity: 35,
        status: 'ACTIVE',
        validFrom: '2026-01-01',
        validUntil: '2036-01-01',
        billingInterval: 'MONTHLY',
        contractTerm: 12,
      },
    });
    await expect(page.getByLabel('Pris', { exact: true })).toContainText('60 licenser × 399 kr × 12 måneder');
    await terms(page).check();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    expect(await storedAgreements(company)).toMatchObject({
      agreements: [{ paymentInterval: 'YEARLY', licenseCount: 60 }],
      entries: [{ gross: 287_280_00 }],
    });
  });

  test("moves back and forth with its own buttons and the browser's, and keeps the choices after a reload", async ({
    page,
  }) => {
    await page.goto(PURCHASE);
    await page.getByRole('radio', { name: /Kundeservice/ }).check();
    await next(page);
    await page.getByRole('radio', { name: /^1 år/ }).check();
    await next(page);
    await page.getByRole('radio', { name: /^Årlig/ }).check();
    await next(page);
    await terms(page).check();
    await page.reload();
    await expect(step(page, 'Gennemse')).toBeVisible();
    await expect(terms(page)).toBeChecked();

    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Årlig/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^1 år/ })).toBeChecked();
    await expect(step(page, 'Aftaleperiode')).toBeFocused();
    await page.getByRole('button', { name: 'Tilbage' }).click();
    await expect(page.getByRole('radio', { name: /Kundeservice/ })).toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(/trin=/);

    await page.goto(PURCHASE);
    await page.goto(`${PURCHASE}?trin=gennemse`);
    await page.getByRole('button', { name: 'Ret Betaling' }).click();
    await expect(step(page, 'Betaling')).toBeVisible();
    await page.goto(`${PURCHASE}?trin=afdeling`);
    await page.getByRole('button', { name: 'Annuller' }).click();
    await expect(page).toHaveURL(/\/service-agreement$/);
    await page.getByRole('link', { name: 'Bestil serviceaftale' }).click();
    await next(page);
    await expect(page.getByRole('radio', { name: /^3 år/ })).toBeChecked();
  });

  test('shows that no licences cost nothing yet, and sells without a ledger entry', async ({ page }) => {
    const { createDepartment } = await company.queryApi<{ createDepartment: { edge: { node: { id: string } } } }>(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
      { input: { name: 'Lager', contactPerson: 'Ida Skov' } },
    );
    await payByInvoice(company, createDepartment.edge.node.id);
    await page.goto(PURCHASE);
    await page.getByRole('radio', { name: /Lager/ }).check();
    await expect(page.getByText('Lager har ingen aktive licenser endnu')).toContainText('499 kr om måneden pr. licens');
    await goToReview(page);
    await order(page).click();
    await expect(done(page)).toBeVisible();
    expect(await storedAgreements(company)).toMatchObject({ agreements: [{ licenseCount: 0 }], entries: [] });
  });

  test('starts anew in the same tab, with unaccepted terms, and sells to another department', async ({ page }) => {
    const lager = await addDepartment('Lager');
    await payByInvoice(company, lager);
    await page.goto('/service-agreement');
    const buy = async (department: string, isSecond = false) => {
      await page.getByRole('main').getByRole('link', { name: 'Bestil serviceaftale' }).click();
      await page.getByRole('radio', { name: new RegExp(department) }).check();
      if (isSecond) await additionalCheckbox(page, department).check();
      for (let steps = 0; steps < 3; steps += 1) await next(page);
      await expect(terms(page)).not.toBeChecked();
      await order(page).click();
      await expect(page.getByText('Du skal acceptere serviceaftale betingelserne for at fortsætte.')).toBeVisible();
      await expect(done(page)).toHaveCount(0);
      await terms(page).check();
      await order(page).click();
      await expect(done(page)).toBeVisible();
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
    await expect(card(page)).toHaveCount(2);
    await expect(card(page, 'Lager')).toHaveCount(1);
    expect((await storedAgreements(company)).agreements).toHaveLength(3);
  });

  test('starts anew after it was cancelled', async ({ page }) => {
    await goToReview(page);
    await page.goto(`${PURCHASE}?trin=afdeling`);
    await page.getByRole('button', { name: 'Annuller' }).click();
    await page.goto(`${PURCHASE}?trin=gennemse`);
    await expect(terms(page)).not.toBeChecked();
  });

  test('confirms only agreements that were just ordered by this company, whatever the address names', async ({
    page,
    request,
  }) => {
    const stranger = await createAgreementCompany(request);
    await payByInvoice(stranger, stranger.departmentId);
    const { createServiceAgreement } = await company.queryApiAsAdmin<{
      createServiceAgreement: { edge: { node: { id: string } } };
    }>('mutation ($input: ServiceAgreementInput!) { createServiceAgreement(input: $input) { edge { node { id } } } }', {
      input: { departmentId, duration: 12, startDate: '2026-01-01', endDate: '2026-12-31', status: 'EXPIRED' },
    });
    for (const id of ['x', await stranger.buy(), createServiceAgreement.edge.node.id]) {
      await page.goto(`${PURCHASE}?bestilt=${id}`);
      await expect(step(page, 'Afdeling')).toBeVisible();
      await expect(page).not.toHaveURL(/bestilt/);
      await expect(done(page)).toHaveCount(0);
    }
    await page.goto(`${PURCHASE}?bestilt=${await company.buy()}`);
    await expect(done(page)).toBeVisible();
  });

  test("names the department's existing agreement, and sells another one only on request", async ({ page }) => {
    await company.buy();
    for (let round = 0; round < 2; round += 1) {
      await page.goto(PURCHASE);
      const notice = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: 'Kundeservice har allerede en serviceaftale, der venter på at blive aktiveret.' });
      await expect(notice).toBeVisible();
      await next(page);
      await expect(step(page, 'Afdeling')).toBeVisible();
      await expect(additionalCheckbox(page, 'Kundeservice')).toHaveAccessibleDescription(
        'Sæt et hak, hvis afdelingen skal have en serviceaftale mere.',
      );
      await expectAccessible(page);
      // An address that skips the question leads back to it.
      await page.goto(`${PURCHASE}?trin=gennemse`);
      await expect(step(page, 'Afdeling')).toBeVisible();
      await additionalCheckbox(page, 'Kundeservice').check();
      for (let steps = 0; steps < 3; steps += 1) await next(page);
      await terms(page).check();
      await order(page).click();
      await expect(done(page)).toBeVisible();
    }
    expect((await storedAgreements(company)).agreements).toHaveLength(3);
  });

  test('returns to the question if a colleague orders for the department meanwhile', async ({ page }) => {
    await openSubscribed(page, `${PURCHASE}?trin=gennemse`, 'useOpenAgreementSubscription');
    await company.buy();
    await expect(step(page, 'Afdeling')).toBeVisible();
    await expect(additionalCheckbox(page, 'Kundeservice')).not.toBeChecked();
    expect((await storedAgreements(company)).agreements).toHaveLength(1);
  });

  test("asks after the server's refusal if this browser does not know the other agreement", async ({ page }) => {
    await page.routeWebSocket('**/graphql', () => undefined);
    await goToReview(page);
    await company.buy();
    await order(page).click();
    await expect(step(page, 'Afdeling')).toBeVisible();
    await expect(alert(page)).toContainText('Afdelingen har allerede en serviceaftale');
    await additionalCheckbox(page, 'Kundeservice').check();
    for (let steps = 0; steps < 3; steps += 1) await next(page);
    await terms(page).check();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    expect((await storedAgreements(company)).agreements).toHaveLength(2);
  });

  test('orders once for a double click', async ({ page }) => {
    const orders = countOperation(page, 'usePurchaseMutation');
    await goToReview(page);
    await order(page).dblclick();
    await expect(done(page)).toBeVisible();
    expect([orders(), (await storedAgreements(company)).agreements.length]).toEqual([1, 1]);
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
    await order(page).click();
    await expect(alert(page)).toContainText('Serviceaftalen kunne ikke bestilles.');
    await page.reload();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    expect((await storedAgreements(company)).agreements).toHaveLength(1);
  });
});

test('without a payment method nothing can be ordered until the department has one', async ({ page }) => {
  await openSubscribed(page, `${PURCHASE}?trin=gennemse`, 'usePurchaseDepartmentsSubscription');
  await expect(alert(page)).toContainText('Kundeservice har ingen betalingsmetode.');
  await expect(alert(page).getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute('href', '/departments');
  await expect(order(page)).toBeDisabled();
  await expectAccessible(page);
  await payByInvoice(company, departmentId);
  await expect(alert(page)).toHaveCount(0);
  await terms(page).check();
  await order(page).click();
  await expect(done(page)).toBeVisible();
});

test('a user without departments is shown where to create one', async ({ page, request }) => {
  const bare = await createLicenseCompany(request, { hasPaymentMethod: false });
  await bare.queryApi('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', { id: bare.departmentId });
  await signInWithToken(page, bare.token);
  await page.goto(PURCHASE);
  await expect(page.getByText('I har ingen afdelinger endnu')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute(
    'href',
    '/departments',
  );
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the whole order fits a phone, ${colorScheme}`, async ({ page }) => {
    await payByInvoice(company, departmentId);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    const expectFitsPhone = async () => {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    };
    await page.goto(`${PURCHASE}?trin=afdeling`);
    for (const title of ['Afdeling', 'Aftaleperiode', 'Betaling']) {
      await expect(step(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Næste' })).toBeInViewport();
      await expectFitsPhone();
      await next(page);
    }
    await expect(order(page)).toBeInViewport();
    await terms(page).check();
    await expectFitsPhone();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    await expectFitsPhone();
    await page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
    await expect(card(page)).toBeVisible();
    await expectFitsPhone();
    await card(page)
      .getByRole('button', { name: /Se detaljer/ })
      .click();
    await expect(page.getByRole('region', { name: 'Udført arbejde' })).toBeVisible();
    await expectFitsPhone();
  });
}
