import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import {
  createDepartment,
  createInstallation,
  deleteDepartment,
  deleteInstallation,
} from '../../testing/browser/companyObjects.ts';
import {
  abortOperation,
  countOperation,
  holdOperation,
  refuseOperationOnce,
} from '../../testing/browser/interceptOperations.ts';
import {
  countLicenseRequests,
  createLicenseCompany,
  licenseRequestRows,
} from '../../testing/browser/licenseCompany.ts';
import { chooseByKeyboard, createManyDepartments, searchableChoice } from '../../testing/browser/manyDepartments.ts';
import { payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { waitForSubscription } from '../../testing/browser/subscriptions.ts';

const MUTATION = 'useOrderLicensesMutation';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bestil licens' });
const department = (page: Page) => dialog(page).getByLabel('Afdeling');
const installation = (page: Page) => dialog(page).getByLabel('Zendesk installation');
const amount = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal licenser' });
const terms = (page: Page) => dialog(page).getByRole('checkbox');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send bestilling' });
const alert = (page: Page) => dialog(page).getByRole('alert');
const openOrder = (page: Page) => page.getByRole('button', { name: 'Bestil licens' }).first().click();

test('an order waits for the setup, keeps its values when it is refused, and is followed by a new one', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { hasPaymentMethod: false });
  await signInWithToken(page, company.token);

  // The dialog names what is missing, and opens by its address once.
  await deleteInstallation(company, company.installationId);
  await page.goto('/licenses?bestil=1');
  await expect(dialog(page)).toContainText('Licenser hører til en Zendesk installation, og I har ingen endnu.');
  await expect(dialog(page).getByRole('link', { name: 'Zendesk installationer' })).toHaveAttribute(
    'href',
    '/zendesk-instances',
  );
  await expect(page).toHaveURL(/\/licenses$/);
  await deleteDepartment(company, company.departmentId);
  await page.goto('/licenses?bestil=1');
  await expect(dialog(page)).toContainText('Opret en afdeling og tilføj dens installation');
  await expect(dialog(page).getByRole('link', { name: 'Afdelinger' })).toHaveAttribute('href', '/departments');
  await dialog(page).getByText('Luk', { exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);

  const [departmentId, stockId] = [await createDepartment(company, 'Salg'), await createDepartment(company, 'Lager')];
  const subdomain = `salg-${company.subdomain}`;
  const installationId = await createInstallation({ ...company, departmentId }, { subdomain });
  const isListening = waitForSubscription(page, 'useOrderOptionsSubscription');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const restore = await abortOperation(page, 'OrderDialogQuery');
  await openOrder(page);
  await expect(
    dialog(page).getByRole('heading', { name: 'Kunne ikke hente afdelinger og Zendesk installationer' }),
  ).toBeVisible();
  await restore();
  await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(amount(page)).toHaveValue('1');

  // Missing fields are one list, which goes with the next change.
  const sent = countOperation(page, MUTATION);
  await amount(page).fill('');
  await terms(page).check();
  await send(page).click();
  await expect(alert(page)).toHaveText('Udfyld venligst: Afdeling, Zendesk installation, Antal licenser');
  await expect(amount(page)).toHaveValue('');

  // An installation and a payment method that are added in another window arrive in the open dialog.
  await isListening;
  await department(page).selectOption('Lager');
  await expect(alert(page)).toHaveCount(0);
  await expect(installation(page).getByRole('option')).toHaveCount(1);
  const stock = `lager-${company.subdomain}`;
  await createInstallation(
    { ...company, departmentId: stockId },
    { subdomain: stock, licenseType: 'PLAN_SUITE_GROWTH', paymentInterval: 'YEARLY', contractTerm: 24 },
  );
  await installation(page).selectOption(`${stock} · Suite Growth`);
  await expect(dialog(page).getByText('at bestille til')).toHaveCount(0);
  for (const text of ['24 måneder', 'Årlig']) await expect(dialog(page)).toContainText(text);
  await department(page).selectOption('Salg');
  await expect(installation(page)).toHaveValue(installationId);
  await amount(page).fill('7');
  await expect(dialog(page).getByText('Salg har ingen betalingsmetode')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await payByInvoice(company, departmentId);
  await expect(dialog(page).getByText('har ingen betalingsmetode')).toHaveCount(0);
  await expect(amount(page)).toHaveValue('7');
  await amount(page).fill('0');
  await send(page).click();
  await expect(alert(page)).toHaveText('Udfyld venligst: Antal licenser');
  await amount(page).fill('7');
  await expect(alert(page)).toHaveCount(0);
  expect(sent()).toBe(0);

  // The server names missing fields in the words of the portal, and everything that was typed stays.
  const refusals: [code: string, message: string, fields: Record<string, string>, shown: string][] = [
    [
      'BAD_USER_INPUT',
      'Alle påkrævede felter skal udfyldes',
      { zendeskInstanceId: 'Vælg en Zendesk installation', acceptTerms: 'Accepter' },
      'Udfyld venligst: Zendesk installation, Accept af betingelser',
    ],
    ['PAYMENT_METHOD_REQUIRED', 'Vælg en betalingsmetode', {}, 'Vælg en betalingsmetode'],
    ['INTERNAL', 'Something broke', {}, 'Der opstod en fejl'],
  ];
  for (const [code, message, fields, shown] of refusals) {
    await refuseOperationOnce(page, MUTATION, code, message, fields);
    await send(page).click();
    await expect(alert(page)).toContainText(shown);
  }
  await refuseOperationOnce(page, MUTATION, 'BAD_USER_INPUT', 'Ret felterne', {
    zendeskInstanceId: 'Installationen hører ikke til afdelingen',
  });
  await send(page).click();
  await expect(installation(page)).toHaveAccessibleDescription(/Installationen hører ikke til afdelingen/);
  await expect(amount(page)).toHaveValue('7');

  // The button says that the order is being sent, and keeps its width.
  const release = await holdOperation(page, MUTATION);
  const width = (await send(page).boundingBox())!.width;
  await send(page).click();
  const sending = dialog(page).getByRole('button', { name: 'Sender...' });
  await expect(sending.getByText('Sender...')).toBeVisible();
  await expect(sending.getByText('Send bestilling')).toBeHidden();
  expect((await sending.boundingBox())!.width).toBe(width);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(dialog(page)).toHaveCount(0);
  await expect(licenseRequestRows(page)).toHaveCount(1);

  // The next order in the same tab has no values of the one before, and is another purchase.
  await openOrder(page);
  await expect(terms(page)).not.toBeChecked();
  await expect(amount(page)).toHaveValue('1');
  await department(page).selectOption('Salg');
  await amount(page).fill('7');
  await terms(page).check();
  await send(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(licenseRequestRows(page)).toHaveCount(2);
  expect(await countLicenseRequests(company)).toBe(2);
});

test('an order for one of many departments shows the yearly discount and sends the interval, twice', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await createManyDepartments(company);
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
  const choice = searchableChoice(dialog(page), 'Afdeling');
  for (const round of [1, 2]) {
    await page.goto('/licenses?bestil=1');
    if (round === 1) {
      const requestCount = countOperation(page, 'useBuyDepartmentsPaginationQuery');
      const restore = await abortOperation(page, 'useBuyDepartmentsPaginationQuery');
      await choice.click();
      await page.getByRole('searchbox', { name: 'Søg: Afdeling' }).fill('kundes');
      await expect(page.getByRole('alert')).toContainText('Kunne ikke hente afdelinger');
      await restore();
      await page.getByRole('button', { name: 'Prøv igen' }).click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Kundeservice']);
      expect(requestCount()).toBe(2);
      // The first press empties the search, and the second one closes the list alone.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('searchbox', { name: 'Søg: Afdeling' })).toHaveCount(0);
      await expect(dialog(page)).toBeVisible();
    }
    await chooseByKeyboard(choice, 'KUNDES', 'Kundeservice');
    await expect(choice).toHaveAccessibleDescription(`Betales med faktura til ${company.email}`);
    await expect(installation(page)).toHaveValue(company.installationId);
    await expect(dialog(page)).toContainText(round === 1 ? 'Ingen er på vej.' : 'og 3 på vej.');
    await amount(page).fill('3');
    for (const text of [
      '3 × 409 kr pr. måned1.227,00 kr',
      'Årlig betaling, 5 % rabat−61,35 kr',
      'I alt pr. måned1.457,06 kr',
      'De første 12 måneder13.987,80 kr',
    ])
      await expect(dialog(page)).toContainText(text);
    await terms(page).check();
    const sent = page.waitForRequest((each) => each.postData()?.includes(`"${MUTATION}"`) ?? false);
    await send(page).click();
    expect((await sent).postData()).toContain('"billingInterval":"YEARLY"');
    await expect(licenseRequestRows(page)).toHaveCount(round);
  }
});
