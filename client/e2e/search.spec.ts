import type { Page } from '@playwright/test';
import { countOperation, holdOperation, refuseOperationOnce } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInThroughApi } from '../testing/browser/session.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const OWN = 'Fundet i jeres virksomhed';

/** Opens the palette by its key and returns its field and the hits. */
async function openPalette(page: Page, group: string) {
  await expect(page.getByRole('button', { name: /^Brugermenu/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Søg eller gå til' });
  await expect(field).toBeFocused();
  return { field, hits: page.getByRole('group', { name: group }).getByRole('option') };
}

test('an older answer never replaces a newer one, and a failed search can be tried again', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  const sent = countOperation(page, 'useSearchHitsOwnQuery');
  const release = await holdOperation(page, 'useSearchHitsOwnQuery');
  const { field, hits } = await openPalette(page, OWN);
  await field.fill('re');
  await expect.poll(sent).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Søger …' })).toBeVisible();
  await field.fill('returflow');
  await expect.poll(sent).toBe(2);
  release();
  await expect(hits).toHaveCount(1);
  await expect(hits).toContainText('Returflow for webshop');
  await expect(hits).toContainText('Opgave');
  await expectNoSidewaysScroll(page);

  await refuseOperationOnce(page, 'useSearchHitsOwnQuery', 'INTERNAL', 'Ukendt fejl');
  await field.fill('makroer');
  await expect(page.getByRole('alert')).toContainText('Der kunne ikke søges');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(hits.filter({ hasText: 'Makroer til reklamationer' })).toBeVisible();
  await hits.first().click();
  await expect(page).toHaveURL(/\/tasks\/task_\w+$/);
});
