import type { Page } from '@playwright/test';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('an order appears in the inbox, is assigned, noted and handled in place, and leaves, twice', async ({
  page,
  browser,
  request,
}) => {
  const company = await createManagedCompany(request, { licenses: 3 });
  // The tests share the inbox.
  const path = `/admin/inbox?type=LICENSE_REQUEST&virksomhed=${company.id}`;
  const rows = (each: Page) =>
    each.getByRole('listitem').filter({ has: each.getByRole('link', { name: `${company.name} · Licensanmodning` }) });
  const panel = page.getByRole('complementary', { name: 'Åben sag: Licensanmodning' });
  await openSubscribed(page, path, 'useInboxChangesSubscription');
  const colleague = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await openSubscribed(colleague, path, 'useInboxChangesSubscription');
  for (const viewport of [DESKTOP, PHONE]) {
    await company.orderLicenses(1);
    const row = rows(page);
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Tildel / }).click();
    await page.getByRole('menuitem', { name: 'Sofie Brandt' }).click();
    await expect(toasts(page)).toContainText('1 sag er tildelt Sofie Brandt');
    await expect(rows(colleague).getByRole('button', { name: /tildelt Sofie Brandt$/ })).toBeVisible();
    await page.setViewportSize(viewport);
    await row.getByRole('link', { name: `${company.name} · Licensanmodning` }).click();
    await expect(panel).toContainText('Sofie Brandt');
    await panel.getByLabel('Note, kun for teamet').fill('Ringet til dem');
    await panel.getByRole('button', { name: 'Gem note' }).dblclick();
    const notes = panel.getByRole('list', { name: 'Noter' }).getByText('Ringet til dem');
    await expect(notes).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(notes).toHaveCount(1);
    if (viewport === PHONE) {
      await page.getByRole('button', { name: 'Tilbage til indbakken' }).click();
      await expect(panel).toHaveCount(0);
      await expect(row).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(DESKTOP);
    }
    await row.getByRole('button', { name: /^Behandl: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Opdater status' });
    await dialog.getByLabel('Status').selectOption({ label: 'Fuldført' });
    await dialog.getByRole('button', { name: 'Opdater status' }).click();
    await expect(dialog).toHaveCount(0);
    for (const each of [page, colleague]) await expect(rows(each)).toHaveCount(0);
    if (viewport === DESKTOP) {
      await expect(panel).toContainText('Sagen er løst');
      await page.getByRole('button', { name: 'Luk sagen' }).click();
    }
  }
  // Two more, handled with the keyboard alone.
  for (let i = 0; i < 2; i += 1) await company.orderLicenses(1);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole('link').first().focus();
  for (const key of ['x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Valgte sager' })).toContainText('2 valgt');
  await page.keyboard.press('u');
  await expect(page.getByRole('menu', { name: 'Udskyd' })).toBeVisible();
  await page.keyboard.type('I morgen');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('2 sager er udskudt');
});
