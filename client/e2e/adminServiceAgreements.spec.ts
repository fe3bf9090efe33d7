import type { Page } from '@playwright/test';
import { agreementTexts, perLicenseTexts } from '../../domain/testing/prices.ts';
import { buyServiceAgreement } from '../testing/browser/companyObjects.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';

const PATH = '/admin/service-agreements';

const rows = (page: Page) => rowsOf(page, 'Serviceaftaler');

test("a user who is no admin sees the company's own agreements alone and cannot edit them", async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 25 });
  await buyServiceAgreement(company);
  await signInWithToken(page, company.token);
  await openSubscribed(page, PATH, 'useAgreementChangesSubscription');
  await expect(rows(page)).toHaveCount(1);
  for (const text of [
    company.name,
    'Kundeservice',
    'Afventer',
    '12 måneder',
    'Månedlig',
    `${agreementTexts.month} om måneden`,
    `25 licenser × ${perLicenseTexts.upTo50}`,
  ])
    await expect(rows(page)).toContainText(text);
  await expect(page.getByRole('columnheader', { name: 'Handlinger' })).toHaveCount(0);
  // The headers sort the list, and nothing else can be pressed.
  await expect(page.getByRole('main').getByRole('button').and(page.locator('button:not(th button)'))).toHaveCount(0);
  await buyServiceAgreement(company);
  await expect(rows(page)).toHaveCount(2);
  await page.goto(`${PATH}?q=fjordlyst`);
  await expect(page.getByText('Ingen serviceaftaler passer')).toBeVisible();
});
