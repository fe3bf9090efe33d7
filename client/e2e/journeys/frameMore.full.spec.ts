import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInThroughApi } from '../../testing/browser/session.ts';

test('Back skips addresses that redirect, and a customer sees nothing of the back office at its addresses', async ({
  page,
  request,
}) => {
  await page.goto('/terms');
  await page.goto('/licenses');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await signInThroughApi(page, request);
  for (const address of ['/', '/register', '/admin/companies']) {
    await page.goto('/licenses');
    await page.goto(address);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/licenses$/);
  }

  for (const path of ['/admin/events', '/admin/service-agreements']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Skift visning' })).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // The own agreements, without the file of all companies.
  await expect(page.getByRole('heading', { level: 1, name: 'Serviceaftaler' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eksportér CSV' })).toHaveCount(0);
});

test.describe('in an Arabic browser', () => {
  test.use({ locale: 'ar-EG' });

  test('texts for screen readers are Danish and arrow keys follow the direction of the page', async ({
    page,
    request,
  }) => {
    await signInThroughApi(page, request);
    await page.goto('/payments');
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    await first.press('ArrowRight');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await second.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    const closeMenu = page.getByRole('button', { name: 'Luk', exact: true });
    await expect(closeMenu).toHaveCount(0);
    await page.getByRole('button', { name: /Brugermenu/ }).click();
    await expect(closeMenu.first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(closeMenu).toHaveCount(0);
  });
});
