import { hour, perLicenseTexts } from '../../../domain/testing/prices.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const documents = [
  { name: 'Serviceaftalebetingelser', texts: ['3 måneders varsel', '99,9 %', ...Object.values(perLicenseTexts)] },
  { name: 'Klippekortbetingelser', texts: [hour.netText, 'refunderes ikke', '75 timer eller flere: 25 % rabat'] },
  { name: 'Licensbetingelser', texts: ['senest 30 dage', '1 til 60 måneder'] },
  { name: 'Privatlivspolitik', texts: ['Datatilsynet', '5 år'] },
];

test('a visitor reads prices and terms with and without scripts, on a desktop and a phone', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/');
  for (const viewport of [{ width: 1280, height: 844 }, PHONE]) {
    await page.setViewportSize(viewport);
    const menu = page.getByRole('navigation', { name: viewport === PHONE ? 'På siden' : 'Hovedmenu' });
    for (const [name, id] of [
      ['Licenser', 'licenser'],
      ['Serviceaftaler', 'serviceaftaler'],
      ['Klippekort', 'klippekort'],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await menu.getByRole('link', { name }).click();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Betingelser' })).toBeVisible();
  for (const { name, texts } of documents) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    for (const text of texts) await expect(page.getByText(text).first(), `${name}: ${text}`).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Betingelser' })).toBeVisible();
  }
  // An unknown path is answered 404 and leads to the start.
  expect((await page.goto('/findes-ikke'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Styr på Zendesk');
  await expect(page).toHaveURL('/');
  for (const path of ['/admin/findes-ikke', '/wp-login.php']) expect((await request.get(path)).status()).toBe(404);
  for (const path of ['/tasks/86c1', '/admin/companies/cust_1/brugere', '/terms/clip-card'])
    expect((await request.get(path)).status()).toBe(200);
  // A version that has no page leads to the list.
  await page.goto('/terms/service-agreement/2026-11-01');
  await expect(page.getByRole('heading', { name: 'Serviceaftalebetingelser' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Årlig regulering/ })).toBeHidden();
  await page.goto('/terms/service-agreement/2031-01-01');
  await expect(page.getByRole('heading', { level: 1, name: 'Betingelser' })).toBeVisible();

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.PORTAL_URL! });
  const plain = await withoutScripts.newPage();
  const resourceTypes: string[] = [];
  plain.on('request', (sent) => resourceTypes.push(sent.resourceType()));
  for (const [path, heading] of [
    ['/', 'Styr på Zendesk'],
    ['/terms/clip-card', 'Klippekortbetingelser'],
  ] as const) {
    await plain.goto(path);
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(plain).toHaveTitle(/\| Portalen$/);
    await expect(plain.getByText('Alle priser er ekskl. moms og kan ændres uden varsel.')).toBeVisible();
    // The HTML contains the styles, so no style sheet was requested.
    expect(await plain.getByRole('banner').evaluate((header) => getComputedStyle(header).display)).toBe('flex');
  }
  expect(resourceTypes).not.toContain('stylesheet');

  // A signed-in user gets from a public page into the portal without another sign-in.
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/terms/clip-card');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Gå til overblikket' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log ind', exact: true })).toHaveCount(0);
  await header.getByRole('link', { name: 'Klippekort' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
});
