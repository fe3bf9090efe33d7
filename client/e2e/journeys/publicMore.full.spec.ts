import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInThroughApi } from '../../testing/browser/session.ts';

const pages = [
  ['/terms', 'Betingelser'],
  ['/terms/service-agreement', 'Serviceaftalebetingelser'],
  ['/terms/license', 'Licensbetingelser'],
  ['/terms/privacy', 'Privatlivspolitik'],
] as const;

test('all terms are readable without scripts, and a signed-in user is known before the code of a page', async ({
  page,
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.PORTAL_URL! });
  const plain = await context.newPage();
  const resourceTypes: string[] = [];
  plain.on('request', (sent) => resourceTypes.push(sent.resourceType()));
  for (const [path, heading] of pages) {
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(plain).toHaveTitle(/\| Portalen$/);
    await expect(plain.getByText('Alle priser er ekskl. moms og kan ændres uden varsel.')).toBeVisible();
    // The HTML contains the styles, so no style sheet was requested.
    expect(await plain.getByRole('banner').evaluate((header) => getComputedStyle(header).display)).toBe('flex');
  }
  expect(resourceTypes).not.toContain('stylesheet');

  await signInThroughApi(page, request);
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Gå til overblikket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Betingelser' })).toBeVisible();
  await expect(header.getByText('Log ind')).toBeHidden();
});
