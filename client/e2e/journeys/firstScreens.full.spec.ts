import { holdScripts } from '../../testing/browser/holdScripts.ts';
import { countOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInThroughApi } from '../../testing/browser/session.ts';

test('the first screens show their outline and send their queries once, before any code', async ({ page, request }) => {
  await signInThroughApi(page, request);
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  const heading = page.getByRole('heading', { level: 1 });
  const releaseOverview = await holdScripts(page);
  const frame = countOperation(page, 'ShellQuery');
  const overview = countOperation(page, 'DashboardScreenQuery');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => [frame(), overview()]).toEqual([1, 1]);
  await expect(heading).toContainText(/^God.*, Mette$/);
  await expect(page.getByText(/^Fjordlyst Møbler A\/S · \S+dag den /)).toBeVisible();
  await expect(menu).toHaveCount(0);
  releaseOverview();
  await expect(menu).toBeVisible();
  await expect(heading).toContainText(/^God.*, Mette$/);
  // A second visit sends none.
  await menu.getByRole('link', { name: 'Licenser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
  await page.goBack();
  await expect(heading).toContainText(/^God.*, Mette$/);
  expect([frame(), overview()]).toEqual([1, 1]);

  for (const [path, title, name] of [
    ['/tasks', 'Opgaver', 'TasksScreenQuery'],
    ['/clip-cards', 'Klippekort', 'ClipCardsScreenQuery'],
    ['/service-agreement', 'Serviceaftaler', 'ServiceAgreementsScreenQuery'],
  ] as const) {
    const release = await holdScripts(page);
    const count = countOperation(page, name);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(count).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    release();
    await expect(menu).toBeVisible();
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
  const countOfList = countOperation(page, 'TasksScreenQuery');
  await page.goto('/tasks');
  await expect(page.getByRole('table')).toBeVisible();
  expect(countOfList()).toBe(1);
});

test('the outline stays until the first answer arrives, and no style is added to a page that is shown', async ({
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
    const added: string[] = [];
    Object.assign(window, { added });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLStyleElement) added.push(`${node.id}: ${node.textContent}`);
      }).observe(document, { childList: true, subtree: true }),
    );
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

  // A page with a new style would be laid out anew.
  for (const path of ['/dashboard', '/tasks', '/clip-cards']) {
    if (path !== '/dashboard') await page.goto(path);
    await expect(page.locator('main [data-react-aria-pressable]').first()).toBeVisible();
    // The style would be added by an effect of the button, after it is painted.
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => (window as unknown as { added: string[] }).added), path).toEqual([]);
  }
});
