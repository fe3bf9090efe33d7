import type { Page } from '@playwright/test';
import { goToFromUserMenu, goToRoom } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** An id of nothing, and a text with a NUL character, which the database cannot compare. */
const unknownIds = ['findes-ikke', '%00findes%00ikke'];
const UNKNOWN = /findes ikke|ikke fundet|ingen opgave data fundet/i;
const FAILED = /kunne ikke (hentes|hente|vises|indlæses)|noget gik galt/i;

async function expectUnknown(page: Page, paths: string[]): Promise<void> {
  for (const path of paths)
    for (const id of unknownIds) {
      await page.goto(path + id);
      await expect(page.getByText(UNKNOWN).first(), path + id).toBeVisible();
      await expect(page.getByText(FAILED), path + id).toHaveCount(0);
    }
}

test('the menus, the palette and the drawer of a phone lead everywhere, and unknown addresses say so', async ({
  page,
  request,
}) => {
  const { token } = await createCompany(request);
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/findes/ikke');
  await expect(page).toHaveURL(/\/$/);
  await expect(heading(page, /Zendesk/)).toBeVisible();
  await signInWithToken(page, token);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSubscribed(page, '/dashboard');
  await expect(heading(page, /^God.*, Freja$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  expect(await canvas()).toBe('rgb(12, 18, 23)');

  // Going back and forth loads no page.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  for (const _ of [1, 2]) {
    await goToRoom(page, 'Klippekort');
    await expect(heading(page, 'Klippekort')).toBeVisible();
    await goToRoom(page, 'Overblik');
    await expect(heading(page, /^God.*, Freja$/)).toBeVisible();
  }
  await goToFromUserMenu(page, 'Aktiviteter');
  await expect(heading(page, 'Aktiviteter')).toBeVisible();
  await page.goBack();
  await expect(heading(page, /^God.*, Freja$/)).toBeVisible();
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Søg eller gå til' }).fill('notifik');
  await expect(page.getByRole('option', { name: 'Notifikationer' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Notifikationer')).toBeVisible();
  await page.getByRole('button', { name: /Brugermenu/ }).click();
  await page.getByRole('button', { name: 'Lyst', exact: true }).click();
  expect(await canvas()).toBe('rgb(245, 247, 248)');
  await page.reload();
  await expect(heading(page, 'Notifikationer')).toBeVisible();
  expect(await canvas()).toBe('rgb(245, 247, 248)');

  // On a phone, a screen opens from its top with the focus on its content.
  await page.setViewportSize(PHONE);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Licenser', 'Overblik']) {
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expect(heading(page, name === 'Overblik' ? /^God/ : name)).toBeVisible();
  }
  for (const _ of [1, 2]) {
    const link = page.getByRole('main').getByRole('link', { name: 'Se alle' }).first();
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).not.toHaveURL(/dashboard/);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page, /^God/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Åbn menu' }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Åbn menu' })).toBeFocused();

  await page.goto('/admin/companies');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectUnknown(page, ['/tasks/', '/licenses/installation/']);
  // Only what is below /api belongs to programs.
  expect((await page.goto('/api-keys'))!.headers()['content-type']).toContain('text/html');

  // An admin has the back office in the menus.
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('menuitem', { name: 'GraphQL' })).toBeVisible();
  await page.getByRole('menuitem', { name: /^Virksomheder/ }).click();
  await expect(heading(page, 'Virksomheder')).toBeVisible();
  await expectUnknown(page, ['/admin/companies/', '/admin/invoices/', '/admin/tasks/', '/admin/runs/']);
});

test('a lost connection keeps the frame and what was typed, and the screens return by themselves, twice', async ({
  page,
  context,
  request,
}) => {
  const { token } = await createCompany(request);
  const lost = page.getByRole('status').filter({ hasText: 'Ingen forbindelse til serveren' });
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await signInWithToken(page, token);
  await openSubscribed(page, '/profile');
  for (const [round, name] of ['Freja Lund Skov', 'Freja Lund'].entries()) {
    const field = page.getByLabel('Navn', { exact: true });
    await field.fill(name);
    await context.setOffline(true);
    await expect(lost).toBeVisible();
    await page.getByRole('button', { name: 'Gem', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Kunne ikke forbinde til serveren.');
    await expect(field).toHaveValue(name);
    await context.setOffline(false);
    await expect(lost).toHaveCount(0);
    await page.getByRole('button', { name: 'Gem', exact: true }).first().click();
    await expect(page.getByRole('button', { name: `Brugermenu, ${name}`, exact: true })).toBeVisible();

    // Neither data nor perhaps the code of the next screen can be loaded.
    await context.setOffline(true);
    await expect(lost).toBeVisible();
    await menu.getByRole('link', { name: round ? 'Events' : 'Serviceaftaler' }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await page.getByRole('button', { name: 'Prøv igen' }).first().click();
    await expect(lost).toBeVisible();
    await expect(menu).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, round ? 'Events' : 'Serviceaftaler')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(lost).toHaveCount(0);
    await openSubscribed(page, '/profile');
  }
});
