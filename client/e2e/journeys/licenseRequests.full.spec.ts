import type { Page } from '@playwright/test';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { createLicense } from '../../testing/browser/companyObjects.ts';
import { figure } from '../../testing/browser/figures.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import {
  completeLicenseRequest,
  createLicenseCompany,
  licenseRequestRows,
  setLicenseRequestStatus,
} from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';

const license = (page: Page, name: string) => page.getByRole('article', { name });
const cancel = (page: Page, count: number) =>
  page.getByRole('button', { name: `Annuller anmodningen om ${count} Suite Team` });

test('many requests are loaded, become licences live, and are not cancelled once they are approved', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const details = { type: 'PLAN_SUPPORT_TEAM', validFrom: '2024-01-01', contractTerm: 1 };
  await createLicense(company, { ...details, quantity: 3, status: 'PENDING', validUntil: addDays(dateOf(), 300) });
  await createLicense(company, { ...details, quantity: 2, status: 'EXPIRED', validUntil: '2024-12-31' });
  const ids: string[] = [];
  for (let count = 1; count <= 22; count += 1) ids.push(await company.orderLicenses(count));
  await signInWithToken(page, company.token);
  const isListening = waitForSubscription(page, 'LicenseRequestTableSubscription');
  const restore = await abortOperation(page, 'LicensesScreenQuery');
  await page.goto('/licenses');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente licenser' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await isListening;
  await expect(licenseRequestRows(page)).toHaveCount(20);
  await expect(licenseRequestRows(page).first()).toContainText('22');
  const restorePage = await abortOperation(page, 'LicenseRequestTablePageQuery');
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke hente licensanmodninger');
  await restorePage();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(licenseRequestRows(page)).toHaveCount(22);

  // A licence that is not active has no buttons.
  const pending = license(page, `Support Team, ${company.subdomain}`);
  await expect(pending).toContainText('1 måned');
  await expect(pending.getByRole('button')).toHaveCount(0);
  await expect(figure(page, 'Licenser i alt')).toContainText(/^Licenser i alt3/);
  for (const text of ['0 aktive', '3 afventende', '2 udløbne'])
    await expect(figure(page, 'Licenser i alt')).toContainText(text);
  await expect(figure(page, 'Licensanmodninger')).toContainText('22afventer godkendelse');

  // Completed requests become one licence and its later seats, until an admin deletes it.
  const active = license(page, `Suite Team, ${company.subdomain}`);
  await completeLicenseRequest(company, ids[0]!);
  await expect(active).toContainText('1 licens ·');
  await expect(figure(page, 'Næste fornyelse')).toContainText('1 aktiv licens skal fornyes');
  await completeLicenseRequest(company, ids[1]!);
  await expect(active).toContainText('3 licenser ·');
  await expect(active).toHaveCount(1);
  await expect(figure(page, 'Næste fornyelse')).toContainText('3 aktive licenser skal fornyes');
  const { viewer } = await company.queryApi('{ viewer { customer { licenses { edges { node { id type } } } } } }');
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteLicense(id: $id) { deletedId } }', {
    id: viewer.customer.licenses.edges.find(({ node }) => node.type === 'PLAN_SUITE_TEAM')!.node.id,
  });
  await expect(active).toHaveCount(0);
  await expect(figure(page, 'Næste fornyelse')).toContainText('Ingen');

  const restoreExpired = await abortOperation(page, 'ExpiredLicensesQuery');
  await page.getByRole('button', { name: 'Vis 1 udløbet' }).click();
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente udløbne licenser' })).toBeVisible();
  await restoreExpired();

  // A request that is approved while its question is open cannot be cancelled, with live updates and without them.
  for (const count of [22, 21]) {
    if (count === 21) {
      await page.routeWebSocket(/graphql/, () => undefined);
      await page.reload();
      await page.getByRole('button', { name: 'Vis 1 udløbet' }).click();
      await expect(license(page, `Support Team, ${company.subdomain}`)).toHaveCount(2);
    }
    await cancel(page, count).click();
    await setLicenseRequestStatus(company, ids[count - 1]!, 'APPROVED');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Annuller anmodningen' }).click();
    await expect(toasts(page)).toContainText('Anmodningen kan ikke annulleres, fordi den har status Godkendt.');
    await expect(question).toHaveCount(0);
    await expect(licenseRequestRows(page).nth(22 - count)).toContainText('Godkendt');
    await expect(cancel(page, count)).toHaveCount(0);
  }
});
