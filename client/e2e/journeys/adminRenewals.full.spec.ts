import type { Page } from '@playwright/test';
import { addDays, dateOf, formatLongDate } from '../../../domain/basics/dates.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { createLicense } from '../../testing/browser/companyObjects.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const PATH = '/admin/renewals';
const SUBSCRIPTION = 'RenewalsScreenSubscription';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('renewals are noted, postponed, renewed and left to expire, live for a colleague', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const { name, subdomain } = company;
  // A renewal must be decided thirty days before the licence ends.
  for (const [type, days] of [
    ['PLAN_SUITE_GROWTH', -3],
    ['PLAN_SUITE_TEAM', 30],
    ['PLAN_SUITE_PRO', 31],
    ['PLAN_SUPPORT_TEAM', 90],
  ] as const)
    await createLicense(company, { type, quantity: 6, validUntil: addDays(dateOf(), days + 30) });
  const readLicenses = async () => {
    const { viewer } = await company.queryApi(
      '{ viewer { customer { licenses { edges { node { id type validUntil status } } } } } }',
    );
    return nodesOf(viewer.customer.licenses);
  };
  const before = await readLicenses();
  const idOf = (type: string) => before.find((license) => license.type === type)!.id;
  const row = (plan: string, on: Page = page) =>
    on.getByRole('row').filter({ hasText: subdomain }).filter({ hasText: plan });
  const choose = (plan: string, action: string) => chooseRowAction(page, `${name}, ${plan} · ${subdomain}`, action);

  const token = await sharedAdminToken(request);
  await signInWithToken(page, token);
  const colleague = await openSecondBrowser(browser, { token });
  await openSubscribed(colleague, PATH, SUBSCRIPTION);
  await openSubscribed(page, PATH, SUBSCRIPTION);
  await expect(tab(page, '0–30 dage')).toHaveAttribute('aria-selected', 'true');
  for (const text of [name, 'Suite Growth', '6', 'Overskredet', 'Ingen'])
    await expect(row('Suite Growth')).toContainText(text);
  await expect(row('Suite Team')).not.toContainText('Overskredet');
  await expect(row('Suite Professional')).toHaveCount(0);
  await tab(page, '31–60 dage').click();
  await expect(page).toHaveURL(/\?frist=DAYS_60$/);
  await expect(row('Suite Professional')).toBeVisible();
  await tab(page, '61–90 dage').click();
  await expect(row('Support Team')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(row('Suite Team')).toBeVisible();

  // A responsible person and a note, twice: the second time over the change of a colleague.
  await choose('Suite Team', 'Ansvarlig og note');
  const dialog = page.getByRole('dialog', { name: 'Ansvarlig og note' });
  const save = dialog.getByRole('button', { name: 'Gem' });
  await dialog.getByLabel('Ansvarlig').selectOption({ index: 1 });
  const owner = (await dialog.getByLabel('Ansvarlig').locator('option:checked').textContent())!;
  await dialog.getByLabel('Note').fill('Ringer i uge 50');
  await save.click();
  await expect(toasts(page)).toContainText('Fornyelse opdateret');
  for (const screen of [page, colleague])
    for (const text of [owner, 'Ringer i uge 50']) await expect(row('Suite Team', screen)).toContainText(text);
  await choose('Suite Team', 'Ansvarlig og note');
  await expect(dialog.getByLabel('Note')).toHaveValue('Ringer i uge 50');
  await dialog.getByLabel('Note').fill('Min note');
  await company.queryApiAsAdmin(
    'mutation ($subjectId: ID!, $input: RenewalInput!) { saveRenewal(subjectId: $subjectId, input: $input) { id } }',
    { subjectId: idOf('PLAN_SUITE_TEAM'), input: { note: 'Kollegaens note', snoozedUntil: dateOf() } },
  );
  await expect(dialog).toContainText('En anden har gemt ændringer imens');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await expect(row('Suite Team')).toContainText('Kollegaens note');
  await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog.getByLabel('Udskyd til')).toHaveValue(dateOf());
  await expect(dialog.getByLabel('Note')).toHaveValue('Min note');
  await dialog.getByLabel('Udskyd til').fill(addDays(dateOf(), 7));
  await save.click();
  for (const screen of [page, colleague]) await expect(row('Suite Team', screen)).toHaveCount(0);

  // Renewing asks, and moves the renewal to the decided ones.
  await choose('Suite Growth', 'Forny');
  const question = page.getByRole('alertdialog', { name: `Forny Suite Growth · ${subdomain}?` });
  await expect(question).toContainText(name);
  const restore = await abortOperation(page, 'DecideRenewalDialogRenewMutation');
  await question.getByRole('button', { name: 'Forny', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af fornyelsen');
  await restore();
  await question.getByRole('button', { name: 'Forny', exact: true }).click();
  await expect(toasts(page)).toContainText(`Suite Growth · ${subdomain} fornyes for ${name}`);
  for (const screen of [page, colleague]) await expect(row('Suite Growth', screen)).toHaveCount(0);

  await tab(page, '31–60 dage').click();
  await page.setViewportSize(PHONE);
  await expect(row('Suite Professional')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await choose('Suite Professional', 'Lad udløbe');
  await page
    .getByRole('alertdialog', { name: `Lad Suite Professional · ${subdomain} udløbe?` })
    .getByRole('button', { name: 'Lad udløbe' })
    .click();
  await expect(toasts(page)).toContainText(
    `Suite Professional · ${subdomain} udløber hos ${name} den ${formatLongDate(addDays(dateOf(), 61))}`,
  );
  await expect(row('Suite Professional')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(tab(page, '31–60 dage')).toHaveAttribute('aria-selected', 'true');
  await expect(row('Suite Professional')).toHaveCount(0);
  await tab(page, 'Besluttet').click();
  await expect(row('Suite Growth')).toContainText('Fornyes uændret, Sofie Brandt');
  expect(await readLicenses()).toEqual(before);
});
