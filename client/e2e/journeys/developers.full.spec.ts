import type { Page } from '@playwright/test';
import { expectAccessible } from '../../testing/browser/accessibility.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';

test('the page about the API has anchors, copies and sends calls, and is readable without scripts', async ({
  page,
  context,
  browser,
  baseURL,
  request,
}) => {
  const { token } = await createCompany(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'API-dokumentation' })).toBeVisible();
  const calls = page.getByRole('navigation', { name: 'Kald' });
  await calls.getByRole('link', { name: 'GET /departments/clip-cards' }).click();
  await expect(page).toHaveURL(/#clipCards$/);
  const cards = page.getByRole('article', { name: 'GET /api/departments/clip-cards' });
  await expect(cards).toBeInViewport();
  await cards.getByText('Svar', { exact: true }).click();
  await expect(cards.getByText('hoursLeft', { exact: true })).toBeVisible();
  await expect(cards.getByText(`curl '${baseURL}/api/departments/clip-cards'`)).toBeVisible();

  await page.goto('/api/docs#createDepartment');
  const call = page.getByRole('article', { name: 'POST /api/departments', exact: true });
  const send = call.getByRole('button', { name: 'Send kaldet' });
  await call.getByRole('button', { name: 'Kopiér' }).click();
  await expect(call.getByRole('button', { name: 'Kopieret' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bearer DIN_NØGLE');

  await call.getByText('Prøv kaldet').click();
  await send.click();
  await expect(call.getByRole('alert')).toContainText('Indsæt en nøgle først');
  await call.getByRole('link', { name: 'Indsæt en nøgle' }).click();
  const key = page.getByLabel('Prøv kaldene her på siden med en nøgle');
  for (const [typed, answer] of [
    ['nøgle', 'Det er ikke en nøgle'],
    [token, 'Kald prøves med nøglen, til fanen lukkes'],
  ] as const) {
    await key.fill(typed);
    await page.getByRole('button', { name: 'Brug' }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  const body = call.getByLabel('Indhold');
  await body.fill('{');
  await send.click();
  await expect(call.getByRole('alert')).toContainText('Indholdet er ikke gyldig JSON');
  await body.fill('{ "name": "", "contactPerson": "Ida" }');
  await send.click();
  await expect(call.getByText('Svar 400')).toBeVisible();
  await expect(call.getByLabel('Svaret')).toContainText('"code": "REQUIRED"');
  await body.fill('{ "name": "Prøvet <b>afdeling</b>", "contactPerson": "Ida" }');
  await send.click();
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

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const plain = await withoutScripts.newPage();
  await plain.goto('/api/docs#buyClipCard');
  await expect(plain.getByRole('article', { name: 'POST /api/departments/{id}/clip-cards' })).toBeInViewport();
});

test('the playground asks as the user, then with a pasted key until it is forgotten, and listens', async ({
  page,
  request,
}) => {
  const [own, other] = [await createCompany(request), await createCompany(request)];
  const editor = page.locator('.graphiql-query-editor');
  const response = page.locator('.graphiql-response');
  const execute = page.getByRole('button', { name: /Execute query/ });
  const documentation = page.getByRole('button', { name: /Documentation Explorer/ });
  const key = page.getByLabel('Nøgle', { exact: true });
  const storedIn = (storage: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.values(window[name]).join(), storage);
  await signInWithToken(page, own.token);
  await page.goto('/graphql');
  // The editor gets its query a moment after the button appears.
  await expect(editor).toContainText('Virksomhed');
  await documentation.click();
  await expect(page.getByRole('link', { name: 'Query', exact: true })).toBeVisible();
  await expectAccessible(page);
  await documentation.click();
  await expect(async () => {
    await execute.click();
    await expect(response).toContainText(own.subdomain, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

  const useKey = async (typed: string) => {
    await key.fill(typed);
    await page.getByRole('button', { name: 'Brug' }).click();
  };
  await useKey('forkert');
  await expect(page.getByText('Nøglen er ikke gyldig')).toBeVisible();
  await useKey(other.token);
  await expect(page.getByText('Spørger med nøglen, til fanen lukkes')).toBeVisible();
  await page.getByLabel('Eksempler').selectOption('Afdelinger, en side ad gangen');
  await expect(page).toHaveURL(/#afdelinger$/);
  await expect(editor).toContainText('Afdelinger');
  await execute.click();
  await expect(response).toContainText('"totalCount"');
  await expect(page.getByText(/^Kostede \d+ point \(højst/)).toBeVisible();
  expect(await storedIn('localStorage')).not.toContain(other.token);

  await listenToDepartments(page, async () => {
    const { viewer } = await other.queryApi(
      '{ viewer { customer { departments(first: 1) { edges { node { id } } } } } }',
    );
    await request.put(`/api/departments/${viewer.customer.departments.edges[0]!.node.id}`, {
      headers: { authorization: `Bearer ${other.token}` },
      data: { name: 'Omdøbt', contactPerson: 'Ida' },
    });
  });

  await page.getByRole('button', { name: 'Glem nøgle' }).click();
  await expect(page.getByText('Spørger som dig, der er logget ind')).toBeVisible();
  expect(await storedIn('sessionStorage')).not.toContain(other.token);
});

/** Subscribes in the playground, expects the message about a renamed department, and stops. */
async function listenToDepartments(page: Page, rename: () => Promise<void>): Promise<void> {
  const listening = waitForSubscription(page, 'AfdelingerAendres');
  await page.goto('/graphql#lyt');
  await page.reload();
  await expect(page.locator('.graphiql-query-editor')).toContainText('departmentChanged');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await listening;
  await expect(async () => {
    await rename();
    await expect(page.locator('.graphiql-response')).toContainText('Omdøbt', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: /Stop query/ }).click();
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
}
