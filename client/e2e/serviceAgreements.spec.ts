import type { Page, Route } from '@playwright/test';
import { arriveAs, openListening, toasts } from './freshCompany.ts';
import { licenseCompany, type LicenseCompany } from './licenseCompany.ts';
import { breakOperation, countOperation } from './operations.ts';
import { CARD, payByCard, payByInvoice } from './paymentMethods.ts';
import { expect, expectAccessible, test } from './portal.ts';

const PURCHASE = '/service-agreement/purchase';

const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Næste' }).click();
const order = (page: Page) => page.getByRole('button', { name: 'Bestil serviceaftale' });
const terms = (page: Page) => page.getByRole('checkbox', { name: /serviceaftalebetingelserne/ });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const bank = (page: Page) => page.getByRole('dialog', { name: 'Din bank beder om bekræftelse' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'Serviceaftalen er bestilt!' });
const card = (page: Page, department = 'Kundeservice') => page.getByRole('article', { name: `Serviceaftale for ${department}` });

/** To the last step with what is chosen from the start, and the terms accepted. */
async function toReview(page: Page): Promise<void> {
  await page.goto(`${PURCHASE}?trin=gennemse`);
  await expect(step(page, 'Gennemse')).toBeVisible();
  await terms(page).check();
}

interface Stored {
  agreements: { status: string; duration: number; paymentInterval: string; licenseCount: number }[];
  entries: { status: string; gross: number }[];
}

async function stored({ ask }: LicenseCompany): Promise<Stored> {
  const { viewer: { customer } } = await ask<{ viewer: { customer: {
    serviceAgreements: { edges: { node: Stored['agreements'][number] }[] };
    departments: { edges: { node: { ledger: { edges: { node: Stored['entries'][number] }[] } } }[] };
  } } }>(`{ viewer { customer {
    serviceAgreements { edges { node { status duration paymentInterval licenseCount } } }
    departments { edges { node { ledger { edges { node { status gross } } } } } }
  } } }`);
  return {
    agreements: customer.serviceAgreements.edges.map(({ node }) => node),
    entries: customer.departments.edges.flatMap(({ node }) => node.ledger.edges.map((edge) => edge.node)),
  };
}

/** Past the wizard, as a colleague might. */
async function buy(departmentId: string): Promise<string> {
  const { buyServiceAgreement } = await company.ask<{ buyServiceAgreement: { change: { edge: { node: { id: string } } } } }>(
    'mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) { change { edge { node { id } } } } }',
    { input: { purchaseId: crypto.randomUUID(), departmentId, duration: 12, paymentInterval: 'MONTHLY', acceptTerms: true } });
  return buyServiceAgreement.change.edge.node.id;
}

/** Until it is mended, the page does not get to know that a payment has gone through. */
async function leavePaymentsOpen(page: Page): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    if (!route.request().postData()?.includes('usePurchaseSettleMutation')) return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace('"PAID"', '"PENDING"') });
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}

let company: LicenseCompany;
let departmentId: string;

test.beforeEach(async ({ page, request }) => {
  company = await licenseCompany(request, { licenses: 25, pays: false });
  ({ departmentId } = company);
  await arriveAs(page, company.token);
});

test.describe('ordering', () => {
  test.beforeEach(() => payByInvoice(company, departmentId));

  test('leads from the empty list through four steps to the agreement in the list', async ({ page }) => {
    await company.ask('mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }', { input: { name: 'Lager', contactPerson: 'Ida Skov' } });
    await page.goto('/service-agreement');
    await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Bestil serviceaftale' }).click();

    await expect(step(page, 'Afdeling')).toBeVisible();
    await next(page);
    await expect(page.getByText('Vælg en afdeling')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('radio', { name: /Lager/ })).toHaveAccessibleName(/0 aktive licenser.*Ingen betalingsmetode/);
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

    for (const text of ['Kundeservice', '25 aktive licenser', 'Faktura', '3 år', '5 ekstra ydelser', 'Månedlig', '449 kr om måneden']) {
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
    expect(await stored(company)).toEqual({
      agreements: [{ status: 'PENDING', duration: 36, paymentInterval: 'MONTHLY', licenseCount: 25 }], entries: [{ status: 'PENDING', gross: 14_031_25 }],
    });

    await page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
    for (const text of ['Afventer', 'Freja Lund', '36 måneder', '11.225 kr om måneden', '25 licenser × 449 kr']) await expect(card(page)).toContainText(text);
    await expectAccessible(page);
  });

  test('shows what each way to pay costs, and the price follows the licences', async ({ page }) => {
    await openListening(page, `${PURCHASE}?trin=betaling`, 'usePurchaseDepartmentsLicenseSubscription');
    const yearly = page.getByRole('radio', { name: /^Årlig, spar 20 %/ });
    await expect(page.getByRole('radio', { name: /^Månedlig/ })).toHaveAccessibleName(/11\.225 kr om måneden/);
    await expect(yearly).toHaveAccessibleName(/Før rabat 134\.700 kr.*107\.760 kr om året/);
    await expect(page.locator('s').filter({ hasText: '134.700 kr' })).toBeVisible();
    await yearly.check();
    await expect(page.getByLabel('Pris', { exact: true })).toContainText('−26.940,00 kr');
    await next(page);
    for (const text of ['Pris pr. år ekskl. moms107.760,00 kr', 'Moms 25 %26.940,00 kr', 'i alt inkl. moms134.700,00 kr']) {
      await expect(page.getByLabel('Pris', { exact: true })).toContainText(text);
    }

    await company.askAsAdmin('mutation ($input: LicenseInput!) { createLicense(input: $input) { deletedId } }', { input: {
      installationId: company.installationId, type: 'PLAN_SUITE_TEAM', quantity: 35, status: 'ACTIVE',
      validFrom: '2026-01-01', validUntil: '2036-01-01', billingInterval: 'MONTHLY', contractTerm: 12,
    } });
    await expect(page.getByLabel('Pris', { exact: true })).toContainText('60 licenser × 399 kr × 12 måneder', { timeout: 2_000 });
    await terms(page).check();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    expect(await stored(company)).toMatchObject({ agreements: [{ paymentInterval: 'YEARLY', licenseCount: 60 }], entries: [{ gross: 287_280_00 }] });
  });

  test('walks back and forth with its own buttons and the browser\'s, and a reload keeps what was chosen', async ({ page }) => {
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

  test('says that no licences cost nothing yet, and sells without a bill', async ({ page }) => {
    const { createDepartment } = await company.ask<{ createDepartment: { edge: { node: { id: string } } } }>(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }', { input: { name: 'Lager', contactPerson: 'Ida Skov' } });
    await payByInvoice(company, createDepartment.edge.node.id);
    await page.goto(PURCHASE);
    await page.getByRole('radio', { name: /Lager/ }).check();
    await expect(page.getByText('Lager har ingen aktive licenser endnu')).toContainText('499 kr om måneden pr. licens');
    await toReview(page);
    await order(page).click();
    await expect(done(page)).toBeVisible();
    expect(await stored(company)).toMatchObject({ agreements: [{ licenseCount: 0 }], entries: [] });
  });

  test('orders once for a double click', async ({ page }) => {
    const orders = countOperation(page, 'usePurchaseMutation');
    await toReview(page);
    await order(page).dblclick();
    await expect(done(page)).toBeVisible();
    expect([orders(), (await stored(company)).agreements.length]).toEqual([1, 1]);
  });

  test('orders once although the answer was lost', async ({ page }) => {
    await toReview(page);
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
    expect((await stored(company)).agreements).toHaveLength(1);
  });
});

test('without a payment method nothing can be ordered, until the department has one', async ({ page }) => {
  await openListening(page, `${PURCHASE}?trin=gennemse`, 'usePurchaseDepartmentsSubscription');
  await expect(alert(page)).toContainText('Kundeservice har ingen betalingsmetode.');
  await expect(alert(page).getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute('href', '/departments');
  await expect(order(page)).toBeDisabled();
  await expectAccessible(page);
  await payByInvoice(company, departmentId);
  await expect(alert(page)).toHaveCount(0, { timeout: 2_000 });
  await terms(page).check();
  await order(page).click();
  await expect(done(page)).toBeVisible();
});

test.describe('by card', () => {
  test('the first period is paid when it is ordered', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.good);
    await toReview(page);
    await expect(page.getByText('Første periode trækkes på Visa •••• 4242')).toBeVisible();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    expect(await stored(company)).toMatchObject({ agreements: [{ status: 'PENDING' }], entries: [{ status: 'PAID', gross: 14_031_25 }] });
  });

  test('a declined card says so and loses nothing, and another one pays', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.declinedLater);
    await toReview(page);
    await order(page).click();
    await expect(alert(page)).toContainText('Kortet blev afvist');
    await expect(terms(page)).toBeChecked();
    await expectAccessible(page);
    await payByCard(company, request, departmentId, CARD.good);
    await expect(page.getByText('Visa •••• 4242').first()).toBeVisible();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    const { agreements, entries } = await stored(company);
    expect(agreements.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
    expect(entries.map(({ status }) => status)).toEqual(['PAID', 'FAILED']);
  });

  test('where the bank wants the customer, approving pays', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.alwaysConfirmed);
    await toReview(page);
    await order(page).click();
    await expect(bank(page)).toContainText('14.031,25');
    await bank(page).getByRole('button', { name: 'Godkend' }).click();
    await expect(done(page)).toBeVisible();
    expect(await stored(company)).toMatchObject({ agreements: [{ status: 'PENDING' }], entries: [{ status: 'PAID' }] });
  });

  test('where the bank wants the customer, refusing says so, and it can be tried again', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.alwaysConfirmed);
    await toReview(page);
    await order(page).click();
    await bank(page).getByRole('button', { name: 'Afvis' }).click();
    await expect(alert(page)).toContainText('Vi kunne ikke bekræfte betalingen hos banken.');
    await expect(step(page, 'Gennemse')).toBeVisible();
    expect((await stored(company)).entries).toMatchObject([{ status: 'FAILED' }]);
    await order(page).click();
    await bank(page).getByRole('button', { name: 'Godkend' }).click();
    await expect(done(page)).toBeVisible();
    expect((await stored(company)).entries.map(({ status }) => status)).toEqual(['PAID', 'FAILED']);
  });

  test('a page that was reloaded while the bank asked goes on where it was', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.alwaysConfirmed);
    await toReview(page);
    await order(page).click();
    await expect(bank(page)).toBeVisible();
    await page.reload();
    await order(page).click();
    await bank(page).getByRole('button', { name: 'Godkend' }).click();
    await expect(done(page)).toBeVisible();
    const { agreements, entries } = await stored(company);
    expect([agreements.length, entries]).toEqual([1, [{ status: 'PAID', gross: 14_031_25 }]]);
  });

  test('without Stripe\'s script the payment system can\'t be loaded, and nothing is lost', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.alwaysConfirmed);
    await page.route('**/stripe/v3/', (route) => route.abort());
    await toReview(page);
    await order(page).click();
    await expect(alert(page)).toContainText('Kunne ikke indlæse betalingssystem');
    await page.unroute('**/stripe/v3/');
    await order(page).click();
    await bank(page).getByRole('button', { name: 'Godkend' }).click();
    await expect(done(page)).toBeVisible();
    expect((await stored(company)).agreements).toHaveLength(1);
  });

  test('a payment that nobody knows the end of is waited for, and asked about', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.good);
    const mend = await leavePaymentsOpen(page);
    await toReview(page);
    await order(page).click();
    await expect(step(page, 'Betalingen behandles')).toBeFocused();
    await expect(page.getByText('I betaler kun én gang')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tjek igen' }).click();
    await expect(page.getByRole('button', { name: 'Tjek igen' })).toBeEnabled();
    await expect(step(page, 'Betalingen behandles')).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Tjek igen' }).click();
    await expect(done(page)).toBeVisible();
    expect((await stored(company)).agreements).toHaveLength(1);
  });

  test('a payment that comes through while it is waited for ends in the order', async ({ page, request }) => {
    await payByCard(company, request, departmentId, CARD.good);
    await leavePaymentsOpen(page);
    await toReview(page);
    await order(page).click();
    await expect(step(page, 'Betalingen behandles')).toBeVisible();
    // Whatever changes in the ledger, its entries are told anew.
    await buy(departmentId);
    await expect(done(page)).toBeVisible();
  });
});

test.describe('the list', () => {
  test('follows a purchase, its activation and the work under it as they happen', async ({ page }) => {
    await payByInvoice(company, departmentId);
    await openListening(page, '/service-agreement', 'AgreementListSubscription');
    await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
    const id = await buy(departmentId);
    await expect(card(page)).toContainText('Afventer', { timeout: 2_000 });
    await company.askAsAdmin('mutation ($id: ID!) { activateServiceAgreement(id: $id) { deletedId } }', { id });
    await expect(card(page)).toContainText('Aktiv', { timeout: 2_000 });
    await expect(card(page)).toContainText('Intet arbejde endnu');

    await page.getByRole('button', { name: 'Se detaljer om serviceaftalen for Kundeservice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Serviceaftale for Kundeservice' });
    await expect(dialog).toContainText('af Freja Lund');
    await expect(dialog).toContainText('Når vi har arbejdet for jer under aftalen, kan I se det her.');
    await company.askAsAdmin('mutation ($agreementId: ID!, $input: AgreementWorkInput!) { logAgreementWork(agreementId: $agreementId, input: $input) { deletedId } }', {
      agreementId: id, input: { workedOn: '2026-11-20', minutes: 135, description: 'Ny trigger til returvarer' },
    });
    const log = dialog.getByRole('region', { name: 'Udført arbejde' });
    for (const text of ['2 t 15 min i alt', 'Ny trigger til returvarer', 'Sofie', '20. nov. 2026']) await expect(log).toContainText(text, { timeout: 2_000 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card(page)).toContainText('2 t 15 min brugt');

    await company.askAsAdmin('mutation ($id: ID!) { deleteServiceAgreement(id: $id) { deletedId } }', { id });
    await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible({ timeout: 2_000 });
  });

  test('comes twenty at a time, newest first', async ({ page }) => {
    await payByInvoice(company, departmentId);
    for (let index = 0; index < 21; index += 1) await buy(departmentId);
    await page.goto('/service-agreement');
    await expect(page.getByText('20 af 21')).toBeVisible();
    await page.getByRole('button', { name: 'Vis flere' }).click();
    await expect(card(page)).toHaveCount(21);
  });

  test('that can\'t be had says so, and can be tried again', async ({ page }) => {
    const mend = await breakOperation(page, 'ServiceAgreementsScreenQuery');
    await page.goto('/service-agreement');
    await expect(page.getByRole('heading', { name: 'Kunne ikke hente serviceaftaler' })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
  });
});

test('who has no department is shown where to make one', async ({ page, request }) => {
  const bare = await licenseCompany(request, { pays: false });
  await bare.ask('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', { id: bare.departmentId });
  await arriveAs(page, bare.token);
  await page.goto(PURCHASE);
  await expect(page.getByText('I har ingen afdelinger endnu')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute('href', '/departments');
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`all of it is at home on a phone, ${colorScheme}`, async ({ page }) => {
    await payByInvoice(company, departmentId);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    const expectAtHome = async () => {
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    };
    await page.goto(`${PURCHASE}?trin=afdeling`);
    for (const title of ['Afdeling', 'Aftaleperiode', 'Betaling']) {
      await expect(step(page, title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Næste' })).toBeInViewport();
      await expectAtHome();
      await next(page);
    }
    await expect(order(page)).toBeInViewport();
    await terms(page).check();
    await expectAtHome();
    await order(page).click();
    await expect(done(page)).toBeVisible();
    await expectAtHome();
    await page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
    await expect(card(page)).toBeVisible();
    await expectAtHome();
    await card(page).getByRole('button', { name: /Se detaljer/ }).click();
    await expect(page.getByRole('region', { name: 'Udført arbejde' })).toBeVisible();
    await expectAtHome();
  });
}
