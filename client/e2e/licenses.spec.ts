import type { Page } from '@playwright/test';
import { createLicense } from '../testing/browser/companyObjects.ts';
import { figure } from '../testing/browser/figures.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import {
  completeLicenseRequest,
  countLicenseRequests,
  createLicenseCompany,
  licenseRequestRows,
  setLicenseRequestStatus,
} from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';

const license = (page: Page, name: string) => page.getByRole('article', { name });
const question = (page: Page) => page.getByRole('alertdialog');

test('licences and requests show all of their details, and the figures their sums', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  await company.orderLicenses(8);
  await createLicense(company, {
    type: 'PLAN_SUITE_PRO',
    quantity: 1,
    validFrom: '2026-01-15',
    validUntil: '2027-01-14',
    billingInterval: 'YEARLY',
  });
  for (const [status, quantity] of [
    ['PENDING', 3],
    ['EXPIRED', 2],
  ]) {
    await createLicense(company, {
      type: 'PLAN_SUPPORT_TEAM',
      quantity,
      status,
      validFrom: '2025-12-01',
      validUntil: '2026-11-30',
      contractTerm: 1,
    });
  }
  await signInWithToken(page, company.token);
  await page.goto('/licenses');
  const card = license(page, `Suite Professional, ${company.subdomain}`);
  for (const text of ['1 licens', 'Aktiv', 'Årlig', '12 måneder', '15. jan. 2026', '14. jan. 2027'])
    await expect(card).toContainText(text);
  await expect(license(page, `Support Team, ${company.subdomain}`).first()).toContainText('1 måned');
  await expect(license(page, `Support Team, ${company.subdomain}`).getByRole('button')).toHaveCount(0);
  for (const text of ['Suite Team', company.subdomain, company.email, '8', 'Afventer'])
    await expect(licenseRequestRows(page).first()).toContainText(text);
  await expect(figure(page, 'Licenser i alt')).toContainText(/^Licenser i alt9/);
  for (const text of ['6 aktive', '3 afventende', '2 udløbne'])
    await expect(figure(page, 'Licenser i alt')).toContainText(text);
  await expect(figure(page, 'Licensanmodninger')).toContainText('1afventer godkendelse');
  await expect(figure(page, 'Næste fornyelse')).toContainText('14. jan. 2027');
  await expect(figure(page, 'Næste fornyelse')).toContainText('1 aktiv licens skal fornyes');
});

for (const isListening of [true, false]) {
  test(`a just approved request cannot be cancelled, ${isListening ? 'with' : 'without'} live updates`, async ({
    page,
    request,
  }) => {
    const company = await createLicenseCompany(request);
    const id = await company.orderLicenses(4);
    if (!isListening) await page.routeWebSocket(/graphql/, () => undefined);
    await signInWithToken(page, company.token);
    await page.goto('/licenses');
    await page.getByRole('button', { name: 'Annuller anmodningen om 4 Suite Team' }).click();
    await setLicenseRequestStatus(company, id, 'APPROVED');
    await question(page).getByRole('button', { name: 'Annuller anmodningen' }).click();
    await expect(toasts(page)).toContainText('Anmodningen kan ikke annulleres, fordi den har status Godkendt.');
    await expect(question(page)).toHaveCount(0);
    await expect(licenseRequestRows(page)).toContainText('Godkendt');
    await expect(page.getByRole('button', { name: /Annuller anmodningen/ })).toHaveCount(0);
  });
}

test("an admin's changes of requests appear in the open page, with the licence and its later seats", async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const id = await company.orderLicenses(12);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/licenses', 'LicenseRequestTableSubscription');
  await expect(licenseRequestRows(page)).toContainText('Afventer');
  await setLicenseRequestStatus(company, id, 'PROCESSING');
  await expect(licenseRequestRows(page)).toContainText('Behandles');
  await completeLicenseRequest(company, id);
  const newLicense = license(page, `Suite Team, ${company.subdomain}`);
  await expect(newLicense).toContainText('12 licenser');
  await expect(licenseRequestRows(page)).toContainText('Fuldført');
  await expect(figure(page, 'Licenser i alt')).toContainText('12 aktive');
  await expect(figure(page, 'Næste fornyelse')).toContainText('12 aktive licenser skal fornyes');

  const more = await company.orderLicenses(2);
  await expect(licenseRequestRows(page)).toHaveCount(2);
  await expect(licenseRequestRows(page).first()).toContainText('Afventer');
  await completeLicenseRequest(company, more);
  await expect(newLicense).toContainText('14 licenser');
  await expect(newLicense).toHaveCount(1);

  const { viewer } = await company.queryApi('{ viewer { customer { licenses { edges { node { id } } } } } }');
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteLicense(id: $id) { deletedId } }', {
    id: viewer.customer.licenses.edges[0]!.node.id,
  });
  await expect(page.getByRole('heading', { name: 'Ingen licenser endnu' })).toBeVisible();
  await expect(figure(page, 'Næste fornyelse')).toContainText('Ingen');
});

test('many requests load page by page, and a failed load shows an error', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  for (let count = 1; count <= 22; count += 1) await company.orderLicenses(count);
  expect(await countLicenseRequests(company)).toBe(22);
  await signInWithToken(page, company.token);
  let restore = await abortOperation(page, 'LicensesScreenQuery');
  await page.goto('/licenses');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente licenser' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(licenseRequestRows(page)).toHaveCount(20);
  await expect(licenseRequestRows(page).first()).toContainText('22');
  restore = await abortOperation(page, 'LicenseRequestTablePageQuery');
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke hente licensanmodninger');
  await restore();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(licenseRequestRows(page)).toHaveCount(22);
});
