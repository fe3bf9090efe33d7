import { expectAccessible } from '../testing/browser/accessibility.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInThroughApi } from '../testing/browser/session.ts';

test('the playground opens in a browser, loads the schema and answers', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible({ timeout: 20_000 });
  // The editor gets its query a moment after the button appears.
  await expect(page.locator('.graphiql-query-editor')).toContainText('Virksomhed');
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(page.getByText('"Fjordlyst Møbler A/S"')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await expect(page.getByRole('link', { name: 'Query', exact: true })).toBeVisible();
});

test('the playground has no accessibility violations, in any of its panes', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.locator('.graphiql-query-editor')).toContainText('Virksomhed');
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await expect(page.getByRole('link', { name: 'Query', exact: true })).toBeVisible();
  await expectAccessible(page);
});
