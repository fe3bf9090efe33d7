import type { Page } from '@playwright/test';
import { holdScripts } from '../testing/browser/holdScripts.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { DESKTOP, expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const entry = (page: Page, name: string | RegExp) => navigation(page).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const frameSwitch = (page: Page) => page.getByRole('group', { name: 'Skift visning' });
const sideWidth = async (page: Page) => Math.round((await navigation(page).boundingBox())!.width);

async function openBackOffice(page: Page, path = '/admin/companies'): Promise<void> {
  await page.goto(path);
  await expect(entry(page, /^Alle virksomheder/)).toBeVisible();
}

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await sharedAdminToken(request));
});

test('the navigation stays collapsed after a reload, from the first paint on, with tooltips in place of texts', async ({
  page,
}) => {
  await openBackOffice(page);
  expect(await sideWidth(page)).toBe(223);
  await page.getByRole('button', { name: 'Fold menuen sammen' }).click();
  expect(await sideWidth(page)).toBe(59);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(navigation(page)).toBeVisible();
  expect(await sideWidth(page)).toBe(59);
  const content = (await page.getByRole('main').boundingBox())!;
  release();
  await expect(entry(page, 'Team')).toBeVisible();
  expect(await sideWidth(page)).toBe(59);
  expect((await page.getByRole('main').boundingBox())!).toMatchObject({ x: content.x, y: content.y });

  const tooltip = page.locator('[class*="tooltip"]');
  await entry(page, 'Klippekort').hover();
  await expect(tooltip).toHaveText('Klippekort');
  await entry(page, 'Klippekort').focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText(/^Licensanmodninger/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.getByRole('button', { name: 'Fold menuen ud' }).click();
  expect(await sideWidth(page)).toBe(223);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fold menuen sammen' })).toBeVisible();
});

test('the switch leads to the own company and back to the same screen with its filters', async ({ page }) => {
  await openBackOffice(page, '/admin/companies?q=fjord');
  await expect(frameSwitch(page).getByRole('link', { name: 'Back office' })).toHaveAttribute('aria-current', 'true');
  await frameSwitch(page).getByRole('link', { name: 'Min virksomhed' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Admin/ })).toBeVisible();
  await frameSwitch(page).getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin\/companies\?q=fjord$/);
  await expect(heading(page, 'Virksomheder')).toBeVisible();

  // The side navigation has the entries of the menu, which only the customers' frame shows.
  await expect(page.getByRole('button', { name: /^Admin/ })).toHaveCount(0);
  await entry(page, 'Team').click();
  await expect(entry(page, 'Team')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Søg eller gå til' }).fill('revisions');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Revisionslog/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, /Team/)).toBeVisible();
});

test('both frames fit a narrow phone and the width between a tablet and a laptop', async ({ page }) => {
  for (const path of ['/admin/companies', '/dashboard']) {
    await page.goto(path);
    await expect(heading(page, /./)).toBeVisible();
    for (const width of [1100, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 1100 && path === '/dashboard')
        await expect(page.getByRole('button', { name: /^Admin \d+ afventer/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
});

test('print leaves the navigation out', async ({ page }) => {
  await openBackOffice(page, '/admin/team');
  await page.emulateMedia({ media: 'print' });
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  expect((await page.getByRole('main').boundingBox())!.x).toBe(0);
});

test('a customer has neither the switch nor the back office, also on the screens that tell them so', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  for (const path of ['/admin/events', '/admin/service-agreements', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
    await expect(navigation(page)).toHaveCount(0);
    await expect(frameSwitch(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
