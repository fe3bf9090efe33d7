import type { Page } from '@playwright/test';
import { holdScripts } from '../testing/browser/holdScripts.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { DESKTOP, expectNoSidewaysScroll, LAPTOP, PHONE, TABLET } from '../testing/browser/viewports.ts';

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

test('an admin works by keyboard alone, and can turn the shortcuts off', async ({ page }) => {
  await openBackOffice(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Spring til indhold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('g');
  await expect(page.getByRole('status').filter({ hasText: 'så bogstavet for siden' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(heading(page, /Fakturaer/)).toBeVisible();
  await expect(entry(page, /^Fakturaer/)).toHaveAttribute('aria-current', 'page');
  await expect(navigation(page).locator('[aria-current]')).toHaveCount(1);

  // A field keeps its letters.
  const search = page
    .getByRole('searchbox')
    .or(page.getByLabel(/^Søg nummer/))
    .first();
  await search.pressSequentially('gv?');
  await expect(search).toHaveValue('gv?');
  await expect(page).toHaveURL(/\/admin\/invoices/);
  await page.getByRole('main').focus();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Genveje' });
  await expect(dialog.getByText('Revisionslog')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('switch', { name: 'Brug genveje i denne browser' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await navigation(page).getByRole('button', { name: 'Genveje' }).click();
  await dialog.getByRole('switch', { name: 'Brug genveje i denne browser' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(heading(page, /Team/)).toBeVisible();
});

test('the navigation shows what waits, and the count follows a change', async ({ page, request }) => {
  await openBackOffice(page);
  const companies = entry(page, /^Alle virksomheder \d+ afventer$/);
  await expect(companies).toBeVisible();
  const waiting = async () => Number(/\d+/.exec((await companies.textContent())!)![0]);
  const before = await waiting();
  await createCompany(request);
  await expect.poll(waiting).toBeGreaterThan(before);
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

  await page.getByRole('button', { name: /^Admin/ }).click();
  await page.getByRole('menuitem', { name: 'Team' }).click();
  await expect(entry(page, 'Team')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Søg eller gå til' }).fill('revisions');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Revisionslog/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, /Team/)).toBeVisible();
});

test('on a phone the navigation is a drawer that keeps the focus and closes with Escape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/team');
  await expect(navigation(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Åbn menu' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: /^Klippekort/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(heading(page, /Klippekort/)).toBeVisible();
  await button.click();
  await drawer.getByRole('link', { name: 'Min virksomhed' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('both frames are accessible and fit every width, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const viewport of [
      { width: 320, height: 640 },
      PHONE,
      TABLET,
      { width: 1100, height: 800 },
      LAPTOP,
      DESKTOP,
    ]) {
      await page.setViewportSize(viewport);
      for (const path of ['/admin/companies', '/dashboard']) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: /^Brugermenu/ })).toBeVisible();
        await expect(heading(page, /./)).toBeVisible();
        if (viewport.width >= TABLET.width)
          await expect(page.getByRole('button', { name: /^Admin \d+ afventer/ })).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
    }
    await openBackOffice(page);
    await page.setViewportSize(PHONE);
    await page.setViewportSize(DESKTOP);
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
