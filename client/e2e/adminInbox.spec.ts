import type { Locator, Page } from '@playwright/test';
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

  // Each order is completed where it stands. When it has left, the keys are about the one that took its place.
  for (let left = 20; left > 0; left--) {
    await expect(rows(page, company)).toHaveCount(left);
    if (left === 20) await page.keyboard.press('j');
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Opdater status' });
    await expect(dialog).toBeVisible();
    await pressUntilFocused(page, dialog.getByLabel('Status'));
    await page.keyboard.type('Fuld');
    await expect(dialog.getByLabel('Status')).toHaveValue('COMPLETED');
    await pressUntilFocused(page, dialog.getByRole('button', { name: 'Opdater status' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  }
  await expect(rows(page, company)).toHaveCount(0);
});

/** Goes on with the Tab key until an element has the focus. */
async function pressUntilFocused(page: Page, target: Locator) {
  for (let i = 0; i < 10; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
