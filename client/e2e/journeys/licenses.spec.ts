import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import { termsVersionOn } from '../../../domain/sales/termsVersions.ts';
import { createDepartment, createInstallation, createLicense } from '../../testing/browser/companyObjects.ts';
import { figure } from '../../testing/browser/figures.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import {
  completeLicenseRequest,
  countLicenseRequests,
  createLicenseCompany,
  licenseRequestRows,
  setLicenseRequestStatus,
} from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bestil licens' });
const department = (page: Page) => dialog(page).getByLabel('Afdeling');
const installation = (page: Page) => dialog(page).getByLabel('Zendesk installation');
const amount = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal licenser' });
const terms = (page: Page) => dialog(page).getByRole('checkbox');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send bestilling' });
const alert = (page: Page) => dialog(page).getByRole('alert');
const question = (page: Page) => page.getByRole('alertdialog');
const openOrder = (page: Page) => page.getByRole('button', { name: 'Bestil licens' }).first().click();
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name });

test('licences are ordered twice and cancelled, with a payment method that is chosen in the order', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request, { hasPaymentMethod: false });
  await createDepartment(company, 'Lager');
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  await menuLink(page, 'Licenser').click();
  await expect(page.getByRole('heading', { name: 'Ingen licenser endnu' })).toBeVisible();
  const colleague = await openSecondBrowser(browser, company);
  await openSubscribed(colleague, '/licenses', 'LicenseRequestTableSubscription');
  await expect(colleague.getByRole('heading', { name: 'Ingen licensanmodninger' })).toBeVisible();

  // What is missing is one list, and wrong input is kept.
  const sent = countOperation(page, 'useOrderLicensesMutation');
  await openOrder(page);
  await expect(send(page)).toBeDisabled();
  await department(page).selectOption('Lager');
  await expect(installation(page)).toHaveValue('');
  await expect(dialog(page).getByText('Lager har ingen Zendesk installationer at bestille til.')).toBeVisible();
  await department(page).selectOption('Kundeservice');
  await expect(installation(page)).toHaveValue(company.installationId);
  await amount(page).fill('7');
  await terms(page).check();
  await expect(dialog(page).getByText('Kundeservice har ingen betalingsmetode')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  const restorePayment = await abortOperation(page, 'PaymentMissingMutation');
  await dialog(page).getByRole('button', { name: 'Betal med faktura' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke opdatere betalingsmetode');
  await restorePayment();
  await dialog(page).getByRole('button', { name: 'Betal med faktura' }).dblclick();
  await expect(dialog(page)).not.toContainText('har ingen betalingsmetode');
  await expect(department(page)).toHaveAccessibleDescription(`Betales med faktura til ${company.email}`);
  await expect(amount(page)).toHaveValue('7');
  await expect(terms(page)).toBeChecked();
  await installation(page).selectOption('');
  await amount(page).fill('');
  await send(page).click();
  await expect(alert(page)).toHaveText('Udfyld venligst: Zendesk installation, Antal licenser');
  await installation(page).selectOption(`${company.subdomain} · Suite Team`);
  await amount(page).fill('1001');
  await send(page).click();
  await expect(amount(page)).toHaveAccessibleDescription(/Højst 1000/);
  await expect(amount(page)).toHaveValue('1001');
  expect(sent()).toBe(0);
  for (const text of ['Suite Team', '12 måneder', 'Månedlig']) await expect(dialog(page)).toContainText(text);
  await expect(dialog(page).getByRole('link', { name: 'licensbetingelserne' })).toHaveAttribute(
    'href',
    `/terms/license/${termsVersionOn('LICENSE', dateOf())}`,
  );
  await expect(dialog(page).getByRole('link', { name: 'licensbetingelserne' })).toHaveAttribute('target', '_blank');

  // Closing asks first.
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('button', { name: 'Bliv her' }).click();
  await expect(amount(page)).toHaveValue('1001');
  await amount(page).fill('8');
  await send(page).dblclick();
  await expect(dialog(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Bestillingen på 8 licenser er sendt');
  for (const screen of [page, colleague]) {
    await expect(licenseRequestRows(screen)).toHaveCount(1);
    for (const text of ['Suite Team', company.subdomain, company.email, '8', 'Afventer'])
      await expect(licenseRequestRows(screen)).toContainText(text);
    await expect(figure(screen, 'Licensanmodninger')).toContainText('1afventer godkendelse');
  }
  expect([sent(), await countLicenseRequests(company)]).toEqual([1, 1]);

  // The second order starts anew, at the price that was agreed meanwhile. Its answer is lost.
  await company.queryApiAsAdmin(
    `mutation ($customerId: ID!, $input: AgreedPriceInput!) {
      addAgreedPrice(customerId: $customerId, input: $input) { deletedId }
    }`,
    {
      customerId: company.id,
      input: { item: 'PLAN_SUITE_TEAM', price: 409_00, validFrom: dateOf(), note: 'Aftalt' },
    },
  );
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(licenseRequestRows(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  await openOrder(page);
  await expect(terms(page)).not.toBeChecked();
  await expect(amount(page)).toHaveValue('1');
  await department(page).selectOption('Kundeservice');
  await amount(page).fill('3');
  for (const text of [
    'Jeres pris409 kr pr. licens og måned',
    '3 × 409 kr pr. måned1.227,00 kr',
    'I alt pr. måned1.533,75 kr',
    'De første 12 måneder14.724 kr',
    'og 8 på vej.',
  ])
    await expect(dialog(page)).toContainText(text);
  await expect(send(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await terms(page).check();
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('"useOrderLicensesMutation"')) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await send(page).click();
  await expect(alert(page)).toContainText('Der opstod en fejl');
  await expect(amount(page)).toHaveValue('3');
  await send(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(licenseRequestRows(page)).toHaveCount(2);
  await expect(licenseRequestRows(page).first()).toContainText('409 kr pr. licens');
  expect(await countLicenseRequests(company)).toBe(2);
  await page.setViewportSize(LAPTOP);

  // A request is cancelled after a question.
  const cancel = page.getByRole('button', { name: 'Annuller anmodningen om 3 Suite Team' });
  await cancel.click();
  await expect(question(page)).toContainText('Er du sikker på, at du vil annullere denne anmodning?');
  await question(page).getByRole('button', { name: 'Behold den' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(licenseRequestRows(page).first()).toContainText('Afventer');
  const restoreCancel = await abortOperation(page, 'CancelRequestMutation');
  await cancel.click();
  await question(page).getByRole('button', { name: 'Annuller anmodningen' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Der opstod en fejl');
  await restoreCancel();
  await question(page).getByRole('button', { name: 'Annuller anmodningen' }).click();
  await expect(question(page)).toHaveCount(0);
  for (const screen of [page, colleague]) {
    await expect(licenseRequestRows(screen).first()).toContainText('Annulleret');
    await expect(screen.getByRole('button', { name: /^Annuller anmodningen om 3/ })).toHaveCount(0);
  }
});

test('licences are grouped, filtered and searched, and new and expired ones appear live, twice', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const departmentId = await createDepartment(company, 'Administration');
  const subdomain = `adm-${company.subdomain}`;
  const installationId = await createInstallation({ ...company, departmentId }, { subdomain });
  const expired = { status: 'EXPIRED', validFrom: '2024-01-01', validUntil: '2024-12-31' };
  await createLicense(
    { ...company, installationId },
    {
      type: 'PLAN_SUITE_PRO',
      quantity: 2,
      validFrom: '2026-01-15',
      validUntil: '2027-01-14',
      billingInterval: 'YEARLY',
    },
  );
  for (const type of ['PLAN_SUITE_TEAM', 'PLAN_SUPPORT_TEAM'])
    await createLicense(company, { type, quantity: 3, ...expired });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/licenses', 'LicenseListSubscription');
  const licenses = page.getByRole('article');
  const list = page.getByRole('region', { name: 'Jeres licenser' });
  const search = page.getByRole('searchbox', { name: /Søg plan/ });
  const chosenDepartment = page.getByLabel('Afdeling', { exact: true });

  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'Administration 2 licenser',
    'Kundeservice 5 licenser',
  ]);
  await expect(list.getByRole('heading', { level: 4 })).toHaveText([subdomain, company.subdomain]);
  await expect(list.getByRole('heading', { level: 5 })).toHaveText(['Suite Professional', 'Suite Team']);
  for (const text of ['2 licenser', 'Aktiv', 'Årlig', '12 måneder', '15. jan. 2026', '14. jan. 2027'])
    await expect(page.getByRole('article', { name: `Suite Professional, ${subdomain}` })).toContainText(text);
  for (const text of ['7 aktive', '6 udløbne']) await expect(figure(page, 'Licenser i alt')).toContainText(text);

  // New and expired licences move between the groups, and so does the licence of a completed request.
  const id = await createLicense({ ...company, installationId }, { type: 'PLAN_SUITE_GROWTH', quantity: 1 });
  await expect(list.getByRole('heading', { level: 5 })).toHaveText([
    'Suite Professional',
    'Suite Growth',
    'Suite Team',
  ]);
  await company.queryApiAsAdmin(
    'mutation ($id: ID!) { updateLicense(id: $id, changes: { status: EXPIRED }) { deletedId } }',
    { id },
  );
  await expect(licenses).toHaveCount(2);
  const requestId = await company.orderLicenses(12);
  await expect(licenseRequestRows(page)).toContainText('Afventer');
  await setLicenseRequestStatus(company, requestId, 'PROCESSING');
  await expect(licenseRequestRows(page)).toContainText('Behandles');
  await completeLicenseRequest(company, requestId);
  await expect(licenseRequestRows(page)).toContainText('Fuldført');
  await expect(figure(page, 'Licenser i alt')).toContainText('19 aktive');
  await expect(page.getByRole('article', { name: `Suite Team, ${company.subdomain}` })).toContainText('17 licenser');

  await page.reload();
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    const fold = page.getByRole('button', { name: 'Vis 3 udløbne' });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(licenses).toHaveCount(5);
    await expect(licenses.filter({ hasText: 'Udløbet' })).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Skjul udløbne' }).click();
    await expect(licenses).toHaveCount(2);
  }

  for (const _visit of [1, 2]) {
    await chosenDepartment.selectOption('Administration');
    await expect(licenses).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`department=${departmentId}`));
    await page.reload();
    await expect(licenses).toHaveCount(1);
    await expect(chosenDepartment).toHaveValue(departmentId);
    await chosenDepartment.selectOption('');
    await search.fill('suite team');
    await expect(licenses).toHaveCount(1);
    await expect(page).toHaveURL(/q=suite\+team/);
    await expect(page.getByRole('button', { name: 'Vis 1 udløbet' })).toBeVisible();
    await menuLink(page, 'Klippekort').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue('suite team');
    await expect(licenses).toHaveCount(1);
    await search.fill('findes ikke');
    await expect(page.getByRole('heading', { name: 'Ingen licenser passer' })).toBeVisible();
    await page.getByRole('link', { name: 'Ryd filtre' }).click();
    await expect(licenses).toHaveCount(2);
    await page.getByLabel('Status').selectOption('Udløbet');
    await expect(licenses).toHaveCount(3);
    await expect(licenses.filter({ hasText: 'Udløbet' })).toHaveCount(3);
    await menuLink(page, 'Overblik').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Freja');
    await menuLink(page, 'Licenser').click();
    await expect(licenses).toHaveCount(2);
  }
});
