import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';

test('items are opened, noted, assigned, snoozed and completed by keyboard alone', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 3 });
  for (let i = 0; i < 3; i++) await company.orderLicenses(1);
  await signInWithToken(page, await createAdminToken(request));
  // The company's licence requests alone, because the tests share the inbox.
  await openSubscribed(
    page,
    `/admin/inbox?type=LICENSE_REQUEST&virksomhed=${company.id}&liste=ALL`,
    'useInboxChangesSubscription',
  );
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `${company.name} · Licensanmodning` }) });
  const panel = page.getByRole('complementary', { name: 'Åben sag: Licensanmodning' });
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole('link').first().focus();
  for (const key of ['x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Valgte sager' })).toContainText('3 valgt');
  await expect(page.locator('li:focus-within')).toContainText(company.name);
  await page.keyboard.press('t');
  await expect(page.getByRole('menu', { name: 'Tildel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(panel).toContainText(company.name);
  await page.keyboard.press('n');
  await expect(page.getByLabel('Note, kun for teamet')).toBeFocused();
  await page.keyboard.type('Skrevet med tastaturet');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('list', { name: 'Noter' })).toContainText('Skrevet med tastaturet');
  // Escape leaves the field, and once more closes the item.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('menu', { name: 'Udskyd' })).toBeVisible();
  await page.keyboard.type('I morgen');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('3 sager er udskudt');

  // Each order is completed where it stands. The portal waits ten seconds with each.
  await rows.first().getByRole('link').first().focus();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('a');
    await page.keyboard.press('j');
  }
  await expect(rows).toHaveCount(0, { timeout: 120_000 });
});
