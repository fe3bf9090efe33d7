import { hour, perLicenseTexts } from '../../domain/testing/prices.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInThroughApi } from '../testing/browser/session.ts';

const pages = [
  { path: '/', heading: 'Styr på Zendesk' },
  { path: '/terms', heading: 'Betingelser' },
  { path: '/terms/service-agreement', heading: 'Serviceaftalebetingelser' },
  { path: '/terms/clip-card', heading: 'Klippekortbetingelser' },
  { path: '/terms/license', heading: 'Licensbetingelser' },
  { path: '/terms/privacy', heading: 'Privatlivspolitik' },
];

for (const { path, heading } of pages) {
  test(`${path} is readable without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.PORTAL_URL! });
    const page = await context.newPage();
    const resourceTypes: string[] = [];
    page.on('request', (request) => resourceTypes.push(request.resourceType()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveTitle(/\| Portalen$/);
    // The HTML contains the styles, so no style sheet was requested.
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).display)).toBe('flex');
    expect(resourceTypes).not.toContain('stylesheet');
    await expect(page.getByText('Alle priser er ekskl. moms og kan ændres uden varsel.')).toBeVisible();
    await context.close();
  });
}

test('the terms contain the decisions of the business', async ({ page }) => {
  const facts: Record<string, string[]> = {
    '/terms/clip-card': [
      hour.netText,
      'mindst 2 %',
      '12 måneder',
      'refunderes ikke',
      'inden for 24 timer',
      '5 arbejdsdage',
      '10 til 24 timer: 10 % rabat',
      '25 til 49 timer: 15 % rabat',
      '50 til 74 timer: 20 % rabat',
      '75 timer eller flere: 25 % rabat',
      '1 til 100 timer',
    ],
    '/terms/service-agreement': [
      '1 eller 3 år',
      '3 måneders varsel',
      'inden for 4 timer',
      'inden for 24 timer',
      'inden for 48 timer',
      '99,9 %',
      ...Object.values(perLicenseTexts),
      '20 % rabat',
    ],
    '/terms/license': ['senest 30 dage', '30 dages varsel', '1 til 60 måneder'],
    '/terms/privacy': ['Datatilsynet', '5 år'],
  };
  for (const [path, texts] of Object.entries(facts)) {
    await page.goto(path);
    for (const text of texts) await expect(page.getByText(text).first(), `${path}: ${text}`).toBeVisible();
  }
});

test('a signed-in user gets from a public page into the portal without another sign-in', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/terms/clip-card');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Gå til overblikket' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log ind', exact: true })).toHaveCount(0);
  await header.getByRole('link', { name: 'Klippekort' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
  await page.goto('/terms');
  await header.getByRole('link', { name: 'Gå til overblikket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
});

test('a signed-in user sees no sign-in link while a public page waits for its code', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Betingelser' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Log ind')).toBeHidden();
});
