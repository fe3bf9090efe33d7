import { entry, heading, navigation } from '../../testing/browser/backOffice.ts';
import { holdScripts } from '../../testing/browser/holdScripts.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('an admin works with shortcuts, the palette, the folded navigation, print and the drawer of a phone', async ({
  page,
  request,
}) => {
  const sideWidth = async () => Math.round((await navigation(page).boundingBox())!.width);
  const frameSwitch = page.getByRole('group', { name: 'Skift visning' });
  const adminMenu = page.getByRole('button', { name: /^Admin/ });
  await page.goto('/admin/companies?q=fjord');
  await expect(entry(page, /^Alle virksomheder/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Spring til indhold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const [letter, title] of [
    ['f', /Fakturaer/],
    ['t', /Team/],
  ] as const) {
    await page.keyboard.press('g');
    await expect(page.getByRole('status').filter({ hasText: 'så bogstavet for siden' })).toBeVisible();
    await page.keyboard.press(letter);
    await expect(heading(page, title)).toBeVisible();
    await expect(navigation(page).locator('[aria-current]')).toHaveCount(1);
  }
  // A field keeps its letters.
  const search = page.getByRole('searchbox').first();
  await search.pressSequentially('gf?');
  await expect(search).toHaveValue('gf?');
  await search.fill('');
  await page.getByRole('main').focus();
  const help = page.getByRole('dialog', { name: 'Genveje' });
  await page.keyboard.press('?');
  await expect(help.getByText('Revisionslog')).toBeVisible();
  for (const key of ['g', 'f']) await page.keyboard.press(key);
  await expect(help).toBeVisible();
  await help.getByRole('switch', { name: 'Brug genveje i denne browser' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await navigation(page).getByRole('button', { name: 'Genveje' }).click();
  await help.getByRole('switch', { name: 'Brug genveje i denne browser' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  for (const [words, title] of [
    ['revisions', /Revisionslog/],
    ['fornyelser', /Fornyelser/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Søg eller gå til' }).fill(words);
    await page.keyboard.press('Enter');
    await expect(heading(page, title)).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, /Revisionslog/)).toBeVisible();

  // The switch leads to the own company and back to the same screen with its filters.
  await page.goto('/admin/companies?q=fjord');
  await expect(frameSwitch.getByRole('link', { name: 'Back office' })).toHaveAttribute('aria-current', 'true');
  await frameSwitch.getByRole('link', { name: 'Min virksomhed' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await expect(adminMenu).toBeVisible();
  await frameSwitch.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin\/companies\?q=fjord$/);
  await expect(heading(page, 'Virksomheder')).toBeVisible();
  // The side navigation has the entries of the menu.
  await expect(adminMenu).toHaveCount(0);

  // The navigation counts waiting items without a reload.
  const inbox = entry(page, /^Indbakke \d+ afventer$/);
  await expect(inbox).toBeVisible();
  const waiting = async () => Number(/\d+/.exec((await inbox.textContent())!)![0]);
  const before = await waiting();
  await createCompany(request);
  await expect.poll(waiting).toBeGreaterThan(before);

  expect(await sideWidth()).toBe(223);
  await page.getByRole('button', { name: 'Fold menuen sammen' }).click();
  expect(await sideWidth()).toBe(59);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(navigation(page)).toBeVisible();
  expect(await sideWidth()).toBe(59);
  const { x, y } = (await page.getByRole('main').boundingBox())!;
  release();
  await expect(entry(page, 'Team')).toBeVisible();
  expect(await sideWidth()).toBe(59);
  expect((await page.getByRole('main').boundingBox())!).toMatchObject({ x, y });
  const tooltip = page.locator('[class*="tooltip"]');
  await entry(page, 'Klippekort').hover();
  await expect(tooltip).toHaveText('Klippekort');
  await entry(page, 'Klippekort').focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText(/^Licensanmodninger/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.getByRole('button', { name: 'Fold menuen ud' }).click();
  expect(await sideWidth()).toBe(223);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fold menuen sammen' })).toBeVisible();

  await entry(page, 'Team').click();
  await expect(heading(page, /Team/)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(navigation(page)).toBeHidden();
  expect((await page.getByRole('main').boundingBox())!.x).toBe(0);
  await page.emulateMedia({ media: null });

  // Both frames fit a narrow phone and the width between a tablet and a laptop.
  for (const path of ['/dashboard', '/admin/companies']) {
    await page.goto(path);
    await expect(heading(page, /./)).toBeVisible();
    for (const width of [1100, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 1100 && path === '/dashboard')
        await expect(page.getByRole('button', { name: /^Admin \d+ afventer/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }

  await page.setViewportSize(PHONE);
  await expect(navigation(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Åbn menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(drawer.locator('[aria-current="page"]')).toHaveCount(1);
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
  await expectNoSidewaysScroll(page);
  await button.click();
  await drawer.getByRole('link', { name: 'Min virksomhed' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
