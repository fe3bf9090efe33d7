import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dateOf } from '../../domain/dates.ts';
import { createLicense } from '../testing/browser/companyObjects.ts';
import { createLicenseCompany, type LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';

const PATH = '/admin/renewals';
const SUBSCRIPTION = 'RenewalsScreenSubscription';

const rowOf = (page: Page, { subdomain }: LicenseCompany) => page.getByRole('row').filter({ hasText: subdomain });

/** A company with a licence whose renewal must be decided within this number of days. */
async function createRenewal(request: APIRequestContext, inDays: number): Promise<LicenseCompany> {
  const company = await createLicenseCompany(request);
  await createLicense(company, { type: 'PLAN_SUITE_GROWTH', quantity: 6, validUntil: addDays(dateOf(), inDays + 30) });
  return company;
}

const choose = (page: Page, { name, subdomain }: LicenseCompany, action: string) =>
  chooseRowAction(page, `${name}, Suite Growth · ${subdomain}`, action);

test('an edit of an outdated version shows a conflict, and no typed text is lost', async ({ page, request }) => {
  const company = await createRenewal(request, 10);
  const { viewer } = await company.queryApi('{ viewer { customer { licenses { edges { node { id } } } } } }');
  const subjectId = viewer.customer.licenses.edges[0]!.node.id;
  const note = (text: string) =>
    company.queryApiAsAdmin(
      'mutation ($subjectId: ID!, $input: RenewalInput!) { saveRenewal(subjectId: $subjectId, input: $input) { id } }',
      {
        subjectId,
        input: { note: text, snoozedUntil: dateOf() },
      },
    );
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, PATH, SUBSCRIPTION);
  await choose(page, company, 'Ansvarlig og note');
  const dialog = page.getByRole('dialog', { name: 'Ansvarlig og note' });
  await dialog.getByLabel('Note').fill('Min note');
  await note('Kollegaens note');
  await expect(dialog).toContainText('En anden har gemt ændringer imens');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await expect(rowOf(page, company)).toContainText('Kollegaens note');
  await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog.getByLabel('Udskyd til')).toHaveValue(dateOf());
  await expect(dialog.getByLabel('Note')).toHaveValue('Min note');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Fornyelse opdateret');
  await expect(rowOf(page, company)).toContainText('Min note');
});
