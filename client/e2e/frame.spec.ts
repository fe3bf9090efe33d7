import { holdScripts } from '../testing/browser/holdScripts.ts';
import { countOperation } from '../testing/browser/interceptOperations.ts';
import { mailedLink } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signIn, signInThroughApi } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { PHONE } from '../testing/browser/viewports.ts';

test('the Back button skips addresses that redirect', async ({ page, request }) => {
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
});

test('the overview greets and sends its first queries once, before any code, and a second visit sends none', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  const release = await holdScripts(page);
  const [frame, overview] = ['ShellQuery', 'DashboardScreenQuery'].map((name) => countOperation(page, name));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => [frame!(), overview!()]).toEqual([1, 1]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^God.*, Mette$/);
  await expect(page.getByText(/^Fjordlyst Møbler A\/S · \S+dag den /)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await expect(menu).toHaveCount(0);
  release();
  await expect(menu).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^God.*, Mette$/);
  expect([frame!(), overview!()]).toEqual([1, 1]);
  await menu.getByRole('link', { name: 'Licenser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^God.*, Mette$/);
  expect([frame!(), overview!()]).toEqual([1, 1]);
});

test('the outline stays until the first answer arrives, although the code has already loaded', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isGone = document.readyState !== 'loading' && !document.querySelector('[data-frame]');
      if (isGone && !document.querySelector('h1')?.textContent?.includes('Mette'))
        document.documentElement.dataset.wasEmpty = '';
    }).observe(document, { childList: true, subtree: true });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/dashboard');
  await page.waitForFunction(() => '__reactRouterVersion' in window);
  await expect(page.locator('[data-frame]').getByRole('status')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^God[^,]*$/);
  release();
  await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
  await expect(page.locator('html:not([data-was-empty])')).toHaveCount(1);
});

test('a menu whose code does not load shows an error, and opens after a reload', async ({ page, request }) => {
  let isGone = true;
  await signInThroughApi(page, request);
  await page.route(/\/assets\/MenuPopover.*\.js/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /Brugermenu/ });
  await menu.press('Enter');
  await expect(
    page.getByText('Det kunne ikke åbnes. Kontrollér din internetforbindelse, eller indlæs siden igen.'),
  ).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  isGone = false;
  // Some browsers remember a module that could not be loaded until the page is reloaded.
  await page.reload();
  await menu.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log ud' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('on a phone the menu is a drawer that closes with Escape and returns the focus to its button', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Åbn menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  // The own company's overview, and the back office's.
  await expect(drawer.getByRole('link', { name: 'Overblik' })).toHaveCount(2);
  await expect(drawer.getByRole('link', { name: 'GraphQL' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Åbn menu' })).toBeFocused();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a change in one browser appears at once in another browser of the same company', async ({
  browser,
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  await openSubscribed(page, '/dashboard', 'DashboardScreenSubscription');
  await expect(page.getByRole('heading', { name: 'Seneste aktivitet' })).toBeVisible();
  const email = 'rasmus@fjordlyst-moebler.example';
  await request.post('/api/auth/forgot-password', { data: { email } });
  const link = await mailedLink(request, email, 'reset-password');
  const other = await (await browser.newContext({ baseURL: process.env.PORTAL_URL! })).newPage();
  await other.goto(link.pathname + link.search);
  await other.getByLabel('Ny adgangskode').fill('en-ny-adgangskode');
  await other.getByLabel('Gentag adgangskode').fill('en-ny-adgangskode');
  await other.getByRole('button', { name: 'Nulstil adgangskode' }).click();
  await expect(other.getByRole('heading', { name: 'Adgangskoden er nulstillet' })).toBeVisible();
  await expect(page.getByText('Rasmus Falk har valgt en ny adgangskode')).toBeVisible();
});

test('signing in leads an admin to their own company', async ({ page }) => {
  await signIn(page, DEMO_ADMIN);
  await expect(page.getByText('Portalen ApS ·').first()).toBeVisible();
});

test('a screen whose code no longer exists reloads the page, and shows an error if that does not help', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  let isGone = true;
  await page.route(/\/assets\/ClipCardsScreen.*\.js/, (route) => (isGone ? route.abort() : route.continue()));
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Klippekort' }).first().click();
  await loadedAnew;
  await expect(page.getByRole('heading', { name: 'Siden kunne ikke indlæses' })).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page).toHaveURL(/\/clip-cards$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
});

test('the pages of the first screens show their outline and send their query once, before any code', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  for (const [path, heading, name] of [
    ['/tasks', 'Opgaver', 'TasksScreenQuery'],
    ['/clip-cards', 'Klippekort', 'ClipCardsScreenQuery'],
    ['/service-agreement', 'Serviceaftaler', 'ServiceAgreementsScreenQuery'],
  ] as const) {
    const release = await holdScripts(page);
    const count = countOperation(page, name);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(count).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    release();
    await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Indlæser …' })).toHaveCount(0);
    expect(count()).toBe(1);
  }

  // The outline's query would be another one, so it is not sent.
  const count = countOperation(page, 'TasksScreenQuery');
  await page.goto('/tasks?q=formular');
  await expect(page.getByRole('searchbox', { name: 'Søg i opgaver' })).toHaveValue('formular');
  expect(count()).toBe(1);
  await page.goto('/tasks');
  await page.getByRole('group', { name: 'Visning' }).getByRole('button', { name: 'Liste' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  const countAfterwards = countOperation(page, 'TasksScreenQuery');
  await page.goto('/tasks');
  await expect(page.getByRole('table')).toBeVisible();
  expect(countAfterwards()).toBe(1);
});

test.describe('in an Arabic browser', () => {
  test.use({ locale: 'ar-EG' });

  test('texts for screen readers are Danish and arrow keys follow the direction of the page', async ({
    page,
    request,
  }) => {
    await signInThroughApi(page, request);
    await page.goto('/payments');
    for (let time = 0; time < 2; time++) {
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
    }
  });
});
