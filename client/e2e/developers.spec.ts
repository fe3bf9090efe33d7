import { expect, expectAccessible, test } from './portal.ts';

test('the API’s page can be read by anyone, with anchors, and without JavaScript', async ({ page, browser, baseURL }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API-dokumentation' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Kald' }).getByRole('link', { name: 'GET /departments/clip-cards' }).click();
  await expect(page).toHaveURL(/#clipCards$/);
  const call = page.getByRole('article', { name: 'GET /api/departments/clip-cards' });
  await expect(call).toBeInViewport();
  await call.getByText('Svar', { exact: true }).click();
  await expect(call.getByText('hoursLeft', { exact: true })).toBeVisible();
  await expect(call.getByText(`curl '${baseURL}/api/departments/clip-cards'`)).toBeVisible();
  await expectAccessible(page);

  const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const plain = await quiet.newPage();
  await plain.goto('/api/docs#buyClipCard');
  await expect(plain.getByRole('article', { name: 'POST /api/departments/{id}/clip-cards' })).toBeInViewport();
});

test('an example of a call is one click from the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs#createDepartment');
  const call = page.getByRole('article', { name: 'POST /api/departments', exact: true });
  await call.getByRole('button', { name: 'Kopiér' }).click();
  await expect(call.getByRole('button', { name: 'Kopieret' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bearer DIN_NØGLE');
});
