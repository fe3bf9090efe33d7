import type { Page } from '@playwright/test';
import {
  createIntegrationCompany,
  integrationCard,
  type IntegrationCompany,
} from '../testing/browser/integrationCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../testing/browser/subscriptions.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

// All tests share one stand-in of Shopify, so a failure that one test injects would hit a test that runs in parallel.
test.describe.configure({ mode: 'default' });

let company: IntegrationCompany;
let shop: string;

test.beforeEach(async ({ page, request }) => {
  company = await createIntegrationCompany(request);
  shop = uniqueName('butik');
  await company.buyAgreement('ACTIVE');
  await company.saveApiKey();
  await signInWithToken(page, company.token);
});

const card = (page: Page) => integrationCard(page, 'Shopify');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Forbind Shopify' });
const openDialog = (page: Page) =>
  card(page)
    .getByRole('button', { name: /^Forbind/ })
    .click();
const continueButton = (page: Page) => dialog(page).getByRole('button', { name: 'Fortsæt til Shopify' });

async function connect(page: Page): Promise<void> {
  await openDialog(page);
  await dialog(page).getByLabel('Shop URL').fill(shop);
  await continueButton(page).click();
  await expect(page.getByRole('heading', { name: /Installér appen/ })).toBeVisible();
}

test('a shop that cannot be reached shows an error and stores nothing', async ({ page }) => {
  await company.shopify('failNext', 'POST /access_token', { status: 503, times: 5 });
  try {
    await page.goto('/integrations');
    await connect(page);
    await page.getByRole('button', { name: 'Installér' }).click();
    await expect(page.getByRole('alert')).toContainText('Shopify');
    await expect(card(page)).toContainText('Ikke forbundet');
  } finally {
    await company.shopify('clearFaults', 'POST /access_token');
  }
});

test("after the browser's Back button at the shop, the dialog can be used again", async ({ page }) => {
  await page.goto('/integrations');
  await connect(page);
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await expect(toasts(page)).not.toContainText('forbundet');
  if (!(await dialog(page).isVisible())) await openDialog(page);
  await dialog(page).getByLabel('Shop URL').fill(shop);
  await continueButton(page).click();
  await expect(page.getByRole('heading', { name: /Installér appen/ })).toBeVisible();
});

test('withdrawn access is noticed by a test or by itself, and the only remaining action is to connect again', async ({
  page,
}) => {
  await openSubscribed(page, '/integrations', 'InstallationIntegrationsSubscription');
  const install = async () => {
    await connect(page);
    const subscribed = waitForSubscription(page, 'InstallationIntegrationsSubscription');
    await page.getByRole('button', { name: 'Installér' }).click();
    await expect(card(page)).toContainText('Slået til');
    await subscribed;
  };
  await install();
  await company.shopify('pauseWebhooks');
  try {
    await company.shopify('uninstall', `${shop}.myshopify.com`);
    await card(page).getByRole('button', { name: 'Test forbindelsen' }).click();
    await expect(card(page)).toContainText('Skal forbindes igen');
  } finally {
    await company.shopify('resumeWebhooks');
  }
  await expect(card(page)).toContainText('Forbind igen, så arbejder integrationen videre.');
  await expect(card(page).getByRole('button', { name: 'Test forbindelsen' })).toHaveCount(0);
  await install();
  await expect(card(page).getByRole('button', { name: 'Forbind igen' })).toHaveCount(0);
  await company.shopify('uninstall', `${shop}.myshopify.com`);
  await expect(card(page)).toContainText('Skal forbindes igen');
});
