import type { Page } from '@playwright/test';
import { dateOf } from '../../domain/basics/dates.ts';
import { termsVersionOn } from '../../domain/sales/termsVersions.ts';
import {
  createDepartment,
  createInstallation,
  deleteDepartment,
  deleteInstallation,
} from '../testing/browser/companyObjects.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import {
  countLicenseRequests,
  createLicenseCompany,
  type LicenseCompany,
  licenseRequestRows,
} from '../testing/browser/licenseCompany.ts';
import { chooseByKeyboard, createManyDepartments, searchableChoice } from '../testing/browser/manyDepartments.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { toasts } from '../testing/browser/toasts.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bestil licens' });
const amount = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal licenser' });
const terms = (page: Page) => dialog(page).getByRole('checkbox');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send bestilling' });
const alert = (page: Page) => dialog(page).getByRole('alert');

async function openOrder(page: Page, { token }: LicenseCompany): Promise<void> {
  await signInWithToken(page, token);
  await page.goto('/licenses?bestil=1');
  await expect(dialog(page)).toBeVisible();
}

test('an order appears as a request in both browsers', async ({ page, browser, request }) => {
  const company = await createLicenseCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/licenses');
  const other = await openSecondBrowser(browser, company);
  await other.goto('/licenses');
  await expect(other.getByRole('heading', { name: 'Ingen licensanmodninger' })).toBeVisible();

  await page.getByRole('button', { name: 'Bestil licens' }).first().click();
  await expect(dialog(page).getByLabel('Afdeling')).toHaveAccessibleDescription(
    `Betales med faktura til ${company.email}`,
  );
  await expect(dialog(page).getByLabel('Zendesk installation')).toContainText(`${company.subdomain} · Suite Team`);
  for (const text of ['Suite Team', '12 måneder', 'Månedlig']) await expect(dialog(page)).toContainText(text);
  await expect(dialog(page).getByRole('link', { name: 'licensbetingelserne' })).toHaveAttribute(
    'href',
    `/terms/license/${termsVersionOn('LICENSE', dateOf())}`,
  );
  await expect(dialog(page).getByRole('link', { name: 'licensbetingelserne' })).toHaveAttribute('target', '_blank');
  await expect(send(page)).toBeDisabled();
  await amount(page).fill('8');
  await terms(page).check();
  const sent = countOperation(page, 'useOrderLicensesMutation');
  await send(page).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Bestillingen på 8 licenser er sendt');
  for (const screen of [page, other]) {
    await expect(licenseRequestRows(screen)).toHaveCount(1);
    for (const text of ['Suite Team', company.subdomain, company.email, '8', 'Afventer'])
      await expect(licenseRequestRows(screen)).toContainText(text);
    await expect(screen.getByRole('region', { name: 'Nøgletal' })).toContainText('1afventer godkendelse');
  }
  expect(sent()).toBe(1);
  expect(await countLicenseRequests(company)).toBe(1);
});

test('a second order in the same tab is a new order with unaccepted terms', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/licenses');
  for (const orders of [1, 2]) {
    await page.getByRole('button', { name: 'Bestil licens' }).first().click();
    await expect(terms(page)).not.toBeChecked();
    await amount(page).fill('8');
    await terms(page).check();
    await send(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(licenseRequestRows(page)).toHaveCount(orders);
  }
  expect(await countLicenseRequests(company)).toBe(2);
});

test('missing fields are shown as one list, and nothing is sent', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await createDepartment(company, 'Lager');
  await openOrder(page, company);
  const sent = countOperation(page, 'useOrderLicensesMutation');
  await amount(page).fill('');
  await terms(page).check();
  await send(page).click();
  await expect(alert(page)).toHaveText('Udfyld venligst: Afdeling, Zendesk installation, Antal licenser');
  await expect(amount(page)).toHaveValue('');
  await dialog(page).getByLabel('Afdeling').selectOption('Kundeservice');
  await amount(page).fill('0');
  await send(page).click();
  await expect(alert(page)).toHaveText('Udfyld venligst: Antal licenser');
  await dialog(page).getByLabel('Zendesk installation').selectOption('');
  await amount(page).fill('2');
  await expect(alert(page)).toHaveCount(0);
  await send(page).click();
  await expect(alert(page)).toHaveText('Udfyld venligst: Zendesk installation');
  await amount(page).fill('1001');
  await send(page).click();
  await expect(amount(page)).toHaveAccessibleDescription(/Højst 1000/);
  expect(sent()).toBe(0);
});

test('the dialog offers the installations of the department, says if there are none, and adds new ones live', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await createDepartment(company, 'Lager');
  await openOrder(page, company);
  await dialog(page).getByLabel('Afdeling').selectOption('Kundeservice');
  await expect(dialog(page).getByLabel('Zendesk installation')).toHaveValue(company.installationId);
  await dialog(page).getByLabel('Afdeling').selectOption('Lager');
  await expect(dialog(page).getByLabel('Zendesk installation')).toHaveValue('');
  await expect(dialog(page).getByText('Lager har ingen Zendesk installationer at bestille til.')).toBeVisible();
  await expect(dialog(page).getByLabel('Zendesk installation').getByRole('option')).toHaveCount(1);

  const departmentId = await dialog(page).getByLabel('Afdeling').inputValue();
  const subdomain = `${company.subdomain}-lager`;
  await createInstallation(
    { ...company, departmentId },
    { subdomain, licenseType: 'PLAN_SUITE_GROWTH', paymentInterval: 'YEARLY', contractTerm: 24 },
  );
  await dialog(page).getByLabel('Zendesk installation').selectOption(`${subdomain} · Suite Growth`);
  await expect(dialog(page).getByText('at bestille til')).toHaveCount(0);
  for (const text of ['24 måneder', 'Årlig']) await expect(dialog(page)).toContainText(text);
});

test('any of more departments than one page can be chosen, because the search covers all departments', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await createManyDepartments(company);
  await openOrder(page, company);
  const department = searchableChoice(dialog(page), 'Afdeling');
  const requestCount = countOperation(page, 'useBuyDepartmentsPaginationQuery');
  const restore = await abortOperation(page, 'useBuyDepartmentsPaginationQuery');
  await department.click();
  await page.getByRole('searchbox', { name: 'Søg: Afdeling' }).fill('kundes');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente afdelinger');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Kundeservice']);
  expect(requestCount()).toBe(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Søg: Afdeling' })).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();

  await chooseByKeyboard(department, 'KUNDES', 'Kundeservice');
  await expect(department).toHaveAccessibleDescription(`Betales med faktura til ${company.email}`);
  await expect(dialog(page).getByLabel('Zendesk installation')).toHaveValue(company.installationId);
  await terms(page).check();
  await send(page).click();
  await expect(toasts(page)).toContainText('er sendt');
  await expect(licenseRequestRows(page)).toContainText(company.subdomain);
});

test('without a payment method nothing can be sent, until one is chosen in another window', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { hasPaymentMethod: false });
  await openOrder(page, company);
  await amount(page).fill('7');
  await terms(page).check();
  await expect(dialog(page).getByText('Kundeservice har ingen betalingsmetode')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await payByInvoice(company, company.departmentId);
  await expect(dialog(page).getByText('har ingen betalingsmetode')).toHaveCount(0);
  await expect(amount(page)).toHaveValue('7');
  await send(page).click();
  await expect(licenseRequestRows(page)).toContainText('7');
});

test('an order whose answer was lost is sent again and ordered once', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await openOrder(page, company);
  await amount(page).fill('9');
  await terms(page).check();
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    if (!route.request().postData()?.includes('"useOrderLicensesMutation"')) return route.fallback();
    await route.fetch();
    return route.abort();
  };
  await page.route('**/graphql', lose);
  await send(page).click();
  await expect(alert(page)).toContainText('Der opstod en fejl');
  await expect(amount(page)).toHaveValue('9');
  await page.unroute('**/graphql', lose);
  await send(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(licenseRequestRows(page)).toHaveCount(1);
  expect(await countLicenseRequests(company)).toBe(1);
});

test("the server's errors appear in the dialog, and its list of missing fields in the portal's words", async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await openOrder(page, company);
  await terms(page).check();
  const refuse = (message: string, code: string, fields = {}) =>
    page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('"useOrderLicensesMutation"')) return route.fallback();
      return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, fields } }] } });
    });
  await refuse('Alle påkrævede felter skal udfyldes', 'BAD_USER_INPUT', {
    zendeskInstanceId: 'Vælg en Zendesk installation',
    acceptTerms: 'Accepter',
  });
  await send(page).click();
  await expect(alert(page)).toHaveText('Udfyld venligst: Zendesk installation, Accept af betingelser');
  await refuse('Vælg en betalingsmetode på afdelingen, før I bestiller.', 'PAYMENT_METHOD_REQUIRED');
  await send(page).click();
  await expect(alert(page)).toHaveText('Vælg en betalingsmetode på afdelingen, før I bestiller.');
  await refuse('Something broke', 'INTERNAL');
  await send(page).click();
  await expect(alert(page)).toContainText('Der opstod en fejl');
  await refuse('Ret felterne', 'BAD_USER_INPUT', { zendeskInstanceId: 'Installationen hører ikke til afdelingen' });
  await send(page).click();
  await expect(dialog(page).getByLabel('Zendesk installation')).toHaveAccessibleDescription(
    /Installationen hører ikke til afdelingen/,
  );
});

test('the button shows that the order is being sent', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await openOrder(page, company);
  await terms(page).check();
  let answer = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"useOrderLicensesMutation"')) await released;
    return route.fallback();
  });
  const width = (await send(page).boundingBox())!.width;
  await send(page).click();
  const sending = dialog(page).getByRole('button', { name: 'Sender...' });
  await expect(sending.getByText('Sender...')).toBeVisible();
  await expect(sending.getByText('Send bestilling')).toBeHidden();
  expect((await sending.boundingBox())!.width).toBe(width);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  answer();
  await expect(dialog(page)).toHaveCount(0);
});

test('a dialog that cannot load its options shows an error and retries, and the page behind it stays', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await signInWithToken(page, company.token);
  const restore = await abortOperation(page, 'OrderDialogQuery');
  await page.goto('/licenses');
  await page.getByRole('button', { name: 'Bestil licens' }).first().click();
  await expect(
    dialog(page).getByRole('heading', { name: 'Kunne ikke hente afdelinger og Zendesk installationer' }),
  ).toBeVisible();
  await restore();
  await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(amount(page)).toHaveValue('1');
});

test('without anything to order for, the dialog names the missing setup', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await deleteInstallation(company, company.installationId);
  await openOrder(page, company);
  await expect(dialog(page)).toContainText('Licenser hører til en Zendesk installation, og I har ingen endnu.');
  await expect(dialog(page).getByRole('link', { name: 'Zendesk installationer' })).toHaveAttribute(
    'href',
    '/zendesk-instances',
  );
  await deleteDepartment(company, company.departmentId);
  await page.goto('/licenses?bestil=1');
  await expect(dialog(page)).toContainText('Opret en afdeling og tilføj dens installation');
  await expect(dialog(page).getByRole('link', { name: 'Afdelinger' })).toHaveAttribute('href', '/departments');
  await dialog(page).getByText('Luk', { exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('closing an order asks first, and its address opens the dialog only once', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await openOrder(page, company);
  await expect(page).toHaveURL(/\/licenses$/);
  await amount(page).fill('3');
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('button', { name: 'Bliv her' }).click();
  await expect(amount(page)).toHaveValue('3');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await countLicenseRequests(company)).toBe(0);
});

test('an order of licences that are billed yearly shows the discount and the interval that it names', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await company.queryApiAsAdmin(
    `mutation ($customerId: ID!, $input: AgreedPriceInput!) {
      addAgreedPrice(customerId: $customerId, input: $input) { deletedId }
    }`,
    {
      customerId: company.id,
      input: { item: 'PLAN_SUITE_TEAM', price: 409_00, validFrom: dateOf(), note: 'Aftalt' },
    },
  );
  await company.queryApi(
    'mutation ($id: ID!, $input: InstallationInput!) { updateInstallation(id: $id, input: $input) { deletedId } }',
    {
      id: company.installationId,
      input: {
        departmentId: company.departmentId,
        subdomain: company.subdomain,
        licenseType: 'PLAN_SUITE_TEAM',
        paymentInterval: 'YEARLY',
        contractTerm: 12,
      },
    },
  );
  // A price list is shared by all tests and begins tomorrow at the earliest, so the answers get the discount on their
  // way: those for the page and for the dialog.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll('"licenseYearlyDiscountPercent":0', '"licenseYearlyDiscountPercent":5');
    return route.fulfill({ response, body });
  });
  await signInWithToken(page, company.token);
  for (const orders of [1, 2]) {
    await page.goto('/licenses?bestil=1');
    await amount(page).fill('3');
    for (const text of [
      '3 × 409 kr pr. måned1.227,00 kr',
      'Årlig betaling, 5 % rabat−61,35 kr',
      'I alt pr. måned1.457,06 kr',
      'De første 12 måneder13.987,80 kr',
    ])
      await expect(dialog(page)).toContainText(text);
    await terms(page).check();
    const sent = page.waitForRequest((each) => each.postData()?.includes('"useOrderLicensesMutation"') ?? false);
    await send(page).click();
    expect((await sent).postData()).toContain('"billingInterval":"YEARLY"');
    await expect(licenseRequestRows(page)).toHaveCount(orders);
  }
});
