import type { Page } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { PATH_WITHOUT_SCREEN } from '../testing/browser/session.ts';
import { waitForSubscription } from '../testing/browser/subscriptions.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

test('the page about the API is open to anyone, has anchors, and works without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API-dokumentation' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kald' })
    .getByRole('link', { name: 'GET /departments/clip-cards' })
    .click();
  await expect(page).toHaveURL(/#clipCards$/);
  const call = page.getByRole('article', { name: 'GET /api/departments/clip-cards' });
  await expect(call).toBeInViewport();
  await call.getByText('Svar', { exact: true }).click();
  await expect(call.getByText('hoursLeft', { exact: true })).toBeVisible();
  await expect(call.getByText(`curl '${baseURL}/api/departments/clip-cards'`)).toBeVisible();

  const contextWithoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto('/api/docs#buyClipCard');
  await expect(
    pageWithoutScripts.getByRole('article', { name: 'POST /api/departments/{id}/clip-cards' }),
  ).toBeInViewport();
});

test('one click copies an example of a call', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs#createDepartment');
  const call = page.getByRole('article', { name: 'POST /api/departments', exact: true });
  await call.getByRole('button', { name: 'Kopiér' }).click();
  await expect(call.getByRole('button', { name: 'Kopieret' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bearer DIN_NØGLE');
});

test('the playground queries with a pasted token, shows the cost of an answer, and forgets the token', async ({
  page,
  request,
}) => {
  const { token } = await createCompany(request);
  await page.goto('/graphql');
  await page.getByLabel('Nøgle', { exact: true }).fill('forkert');
  await page.getByRole('button', { name: 'Brug' }).click();
  await expect(page.getByText('Nøglen er ikke gyldig')).toBeVisible();

  await page.getByLabel('Nøgle', { exact: true }).fill(token);
  await page.getByRole('button', { name: 'Brug' }).click();
  await expect(page.getByText('Spørger med nøglen, til fanen lukkes')).toBeVisible();
  await page.getByLabel('Eksempler').selectOption('Afdelinger, en side ad gangen');
  await expect(page).toHaveURL(/#afdelinger$/);
  await expect(page.locator('.graphiql-query-editor')).toContainText('Afdelinger');
  await execute(page);
  await expect(page.locator('.graphiql-response')).toContainText('"totalCount"');
  await expect(page.getByText(/^Kostede \d+ point \(højst/)).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(token);

  await page.getByRole('button', { name: 'Glem nøgle' }).click();
  await expect(page.getByText(/^Uden nøgle/)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a subscription in the playground receives messages until it is stopped', async ({ page, request }) => {
  const { token, queryApi } = await createCompany(request);
  const { viewer } = await queryApi('{ viewer { customer { departments(first: 1) { edges { node { id } } } } } }');
  const departmentId = viewer.customer.departments.edges[0]!.node.id;
  await page.goto(PATH_WITHOUT_SCREEN);
  await page.evaluate((key) => sessionStorage.setItem('portal.playground.key', key), token);
  const listening = waitForSubscription(page, 'AfdelingerAendres');
  await page.goto('/graphql#lyt');
  await expect(page.locator('.graphiql-query-editor')).toContainText('departmentChanged');
  await execute(page);
  await listening;
  await expect(async () => {
    await request.put(`/api/departments/${departmentId}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { name: 'Omdøbt', contactPerson: 'Ida' },
    });
    await expect(page.locator('.graphiql-response')).toContainText('Omdøbt', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: /Stop query/ }).click();
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
});

async function execute(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Execute query/ }).click({ timeout: 20_000 });
}

test('the reference sends a call with a key, and shows the answer, mistakes and refusals', async ({
  page,
  request,
}) => {
  const { token } = await createCompany(request);
  await page.goto('/api/docs#createDepartment');
  const call = page.getByRole('article', { name: 'POST /api/departments', exact: true });
  await call.getByText('Prøv kaldet').click();
  await call.getByRole('button', { name: 'Send kaldet' }).click();
  await expect(call.getByRole('alert')).toContainText('Indsæt en nøgle først');

  await call.getByRole('link', { name: 'Indsæt en nøgle' }).click();
  const key = page.getByLabel('Prøv kaldene her på siden med en nøgle');
  await key.fill('nøgle');
  await page.getByRole('button', { name: 'Brug' }).click();
  await expect(page.getByText('Det er ikke en nøgle')).toBeVisible();
  await key.fill(token);
  await page.getByRole('button', { name: 'Brug' }).click();
  await expect(page.getByText('Kald prøves med nøglen, til fanen lukkes')).toBeVisible();

  const body = call.getByLabel('Indhold');
  await body.fill('{');
  await call.getByRole('button', { name: 'Send kaldet' }).click();
  await expect(call.getByRole('alert')).toContainText('Indholdet er ikke gyldig JSON');
  await body.fill('{ "name": "", "contactPerson": "Ida" }');
  await call.getByRole('button', { name: 'Send kaldet' }).click();
  await expect(call.getByText('Svar 400')).toBeVisible();
  await expect(call.getByLabel('Svaret')).toContainText('"code": "REQUIRED"');
  await body.fill('{ "name": "Prøvet <b>afdeling</b>", "contactPerson": "Ida" }');
  await call.getByRole('button', { name: 'Send kaldet' }).click();
  await expect(call.getByText('Svar 200')).toBeVisible();

  // The key is still there after a reload, until it is forgotten.
  await page.reload();
  const list = page.getByRole('article', { name: 'GET /api/departments', exact: true });
  await list.getByText('Prøv kaldet').click();
  await list.getByLabel('limit').fill('1');
  await list.getByRole('button', { name: 'Send kaldet' }).click();
  await expect(list.getByText('Svar 200')).toBeVisible();
  await expect(list.getByLabel('Svaret')).toContainText('x-request-id');
  await page.getByRole('button', { name: 'Glem nøgle' }).click();
  await list.getByRole('button', { name: 'Send kaldet' }).click();
  await expect(list.getByRole('alert')).toContainText('Indsæt en nøgle først');
});
