import type { Page } from '@playwright/test';
import { createLicenseCompany, type LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';

const SUBSCRIPTION = 'useInboxChangesSubscription';
/** The company's licence requests, because the tests share the inbox. */
const pathOf = ({ id }: LicenseCompany) => `/admin/inbox?type=LICENSE_REQUEST&virksomhed=${id}`;

/** A row of the inbox about the company's licence requests. */
const rows = (page: Page, { name }: LicenseCompany) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `${name} · Licensanmodning` }) });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Åben sag: Licensanmodning' });

test('twenty items are gone through by keyboard alone', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 3 });
  for (let i = 0; i < 20; i++) await company.orderLicenses(1);
  await signInWithToken(page, await createAdminToken(request));
  await openSubscribed(page, `${pathOf(company)}&liste=ALL`, SUBSCRIPTION);
  await expect(rows(page, company)).toHaveCount(20);
  const focused = page.locator('li:focus-within');
  // The newest orders have the latest deadlines.
  await rows(page, company).first().getByRole('link').first().focus();
  await page.keyboard.press('x');
  for (let i = 1; i < 20; i++) await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Valgte sager' })).toContainText('20 valgt');
  await expect(focused).toContainText(company.name);
  await page.keyboard.press('t');
  await expect(page.getByRole('menu', { name: 'Tildel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(panel(page)).toContainText(company.name);
  await page.keyboard.press('n');
  await expect(page.getByLabel('Note, kun for teamet')).toBeFocused();
  await page.keyboard.type('Skrevet med tastaturet');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('list', { name: 'Noter' })).toContainText('Skrevet med tastaturet');
  // Escape leaves the field, and once more closes the item.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('menu', { name: 'Udskyd' })).toBeVisible();
  await page.keyboard.type('I morgen');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('20 sager er udskudt');

  // Each order is completed where it stands. The portal waits ten seconds with each.
  await rows(page, company).first().getByRole('link').first().focus();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('a');
    await page.keyboard.press('j');
  }
  await expect(rows(page, company)).toHaveCount(0, { timeout: 120_000 });
});
