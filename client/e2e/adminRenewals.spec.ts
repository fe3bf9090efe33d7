import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dateOf, formatLongDate } from '../../domain/basics/dates.ts';
import { createLicense } from '../testing/browser/companyObjects.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany, type LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';

const PATH = '/admin/renewals';
const SUBSCRIPTION = 'RenewalsScreenSubscription';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const rowOf = (page: Page, { subdomain }: LicenseCompany) => page.getByRole('row').filter({ hasText: subdomain });

/** A company with a licence whose renewal must be decided within this number of days. */
async function createRenewal(request: APIRequestContext, inDays: number): Promise<LicenseCompany> {
  const company = await createLicenseCompany(request);
  await createLicense(company, { type: 'PLAN_SUITE_GROWTH', quantity: 6, validUntil: addDays(dateOf(), inDays + 30) });
  return company;
}

const choose = (page: Page, { name, subdomain }: LicenseCompany, action: string) =>
  chooseRowAction(page, `${name}, Suite Growth · ${subdomain}`, action);

async function licenseOf(company: LicenseCompany): Promise<{ validUntil: string; status: string }> {
  const { viewer } = await company.queryApi(
    '{ viewer { customer { licenses { edges { node { validUntil status } } } } } }',
  );
  return viewer.customer.licenses.edges[0]!.node;
}

test('renewals are grouped by the time that is left, and overdue ones are marked', async ({ page, request }) => {
  const [overdue, soon, later, last] = (await Promise.all(
    [-3, 30, 31, 90].map((days) => createRenewal(request, days)),
  )) as [LicenseCompany, LicenseCompany, LicenseCompany, LicenseCompany];
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await expect(tab(page, '0–30 dage')).toHaveAttribute('aria-selected', 'true');
  for (const text of [overdue.name, 'Suite Growth', '6', 'Overskredet', 'Ingen'])
    await expect(rowOf(page, overdue)).toContainText(text);
  await expect(rowOf(page, soon)).not.toContainText('Overskredet');
  await expect(rowOf(page, later)).toHaveCount(0);
  await tab(page, '31–60 dage').click();
  await expect(page).toHaveURL(/\?frist=DAYS_60$/);
  await expect(rowOf(page, later)).toBeVisible();
  await page.goto(`${PATH}?frist=DAYS_90`);
  await expect(tab(page, '61–90 dage')).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, last)).toBeVisible();
});

test('a renewal gets a responsible person, and a postponed one leaves the list', async ({ page, browser, request }) => {
  const company = await createRenewal(request, 10);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  const colleague = await (await browser.newContext({ baseURL: process.env.PORTAL_URL! })).newPage();
  await signInThroughApi(colleague, request, DEMO_ADMIN);
  await openSubscribed(colleague, PATH, SUBSCRIPTION);
  await choose(page, company, 'Ansvarlig og note');
  const dialog = page.getByRole('dialog', { name: 'Ansvarlig og note' });
  await dialog.getByLabel('Ansvarlig').selectOption({ index: 1 });
  const owner = (await dialog.getByLabel('Ansvarlig').locator('option:checked').textContent())!;
  await dialog.getByLabel('Note').fill('Ringer i uge 50');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Fornyelse opdateret');
  for (const screen of [page, colleague]) {
    for (const text of [owner, 'Ringer i uge 50']) await expect(rowOf(screen, company)).toContainText(text);
  }
  await choose(page, company, 'Ansvarlig og note');
  await expect(dialog.getByLabel('Note')).toHaveValue('Ringer i uge 50');
  await dialog.getByLabel('Udskyd til').fill(addDays(dateOf(), 7));
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(rowOf(page, company)).toHaveCount(0);
  await expect(rowOf(colleague, company)).toHaveCount(0);
});

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

test('renewing asks for a confirmation, and moves the renewal to the decided ones until its last day', async ({
  page,
  request,
}) => {
  const company = await createRenewal(request, 10);
  const before = await licenseOf(company);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await choose(page, company, 'Forny');
  const question = page.getByRole('alertdialog', { name: `Forny Suite Growth · ${company.subdomain}?` });
  await expect(question).toContainText(company.name);
  const restore = await abortOperation(page, 'DecideRenewalDialogRenewMutation');
  await question.getByRole('button', { name: 'Forny', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af fornyelsen');
  await restore();
  await question.getByRole('button', { name: 'Forny', exact: true }).click();
  await expect(toasts(page)).toContainText(`Suite Growth · ${company.subdomain} fornyes for ${company.name}`);
  await expect(rowOf(page, company)).toHaveCount(0);
  expect(await licenseOf(company)).toEqual(before);
  await tab(page, 'Besluttet').click();
  await expect(rowOf(page, company)).toContainText('Fornyes uændret, Sofie Brandt');
});

test('letting a licence expire asks for a confirmation and does not change its end', async ({ page, request }) => {
  const company = await createRenewal(request, 10);
  const before = await licenseOf(company);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await choose(page, company, 'Lad udløbe');
  const question = page.getByRole('alertdialog', { name: `Lad Suite Growth · ${company.subdomain} udløbe?` });
  await question.getByRole('button', { name: 'Lad udløbe' }).click();
  await expect(toasts(page)).toContainText(
    `Suite Growth · ${company.subdomain} udløber hos ${company.name} den ${formatLongDate(before.validUntil)}`,
  );
  await expect(rowOf(page, company)).toHaveCount(0);
  expect(await licenseOf(company)).toEqual(before);
  await page.reload();
  await expect(tab(page, '0–30 dage')).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, company)).toHaveCount(0);
});
