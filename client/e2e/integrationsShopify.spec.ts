import type { Page } from '@playwright/test';
import {
  createIntegrationCompany,
  integrationCard,
  type IntegrationCompany,
} from '../testing/browser/integrationCompany.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
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

test('the dialog asks for the shop’s address and the installation, and each field shows its error', async ({
  page,
}) => {
  await page.goto('/integrations');
  await openDialog(page);
  await expect(dialog(page).getByLabel('Zendesk installation')).toHaveValue(company.installationId);
  await dialog(page).getByLabel('Zendesk installation').selectOption('');
  await continueButton(page).click();
  await expect(dialog(page).getByLabel('Shop URL')).toHaveAccessibleDescription(/Shop URL er påkrævet/);
  await expect(dialog(page).getByLabel('Zendesk installation')).toHaveAccessibleDescription(
    /Zendesk installation er påkrævet/,
  );
  await dialog(page).getByLabel('Shop URL').fill('butik.example');
  await expect(dialog(page).getByLabel('Shop URL')).toHaveAccessibleDescription(
    /Shop URL skal være i formatet: min-butik\.myshopify\.com/,
  );
  await dialog(page).getByLabel('Zendesk installation').selectOption(company.installationId);
  await dialog(page).getByLabel('Shop URL').fill(shop);
  const restore = await abortOperation(page, 'ConnectDialogMutation');
  await continueButton(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Fejl ved start af OAuth flow');
  await expect(dialog(page).getByLabel('Shop URL')).toHaveValue(shop);
  await restore();
});

test('repeated clicks connect a shop with one call, and the integration is on after the return', async ({
  page,
  browser,
}) => {
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/integrations', 'InstallationIntegrationsSubscription');
  await page.goto('/integrations');
  const started = countOperation(page, 'ConnectDialogMutation');
  const dialogTypes: string[] = [];
  page.on('dialog', (question) => {
    dialogTypes.push(question.type());
    void question.dismiss();
  });
  await openDialog(page);
  await dialog(page).getByLabel('Shop URL').fill(`https://${shop}.myshopify.com/admin`);
  await continueButton(page).dblclick();
  await expect(page.getByRole('heading', { name: /Installér appen/ })).toBeVisible();
  expect({ started: started(), dialogTypes }).toEqual({ started: 1, dialogTypes: [] });
  await page.getByRole('button', { name: 'Installér' }).click();
  await expect(page).toHaveURL(new RegExp(`/integrations\\?instance=${company.installationId}$`));
  await expect(toasts(page)).toContainText('Shopify er forbundet og slået til');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(card(page)).toContainText('Slået til');
  await expect(card(page)).toContainText(`${shop}.myshopify.com`);
  await expect(card(page).getByRole('button', { name: 'Forbind', exact: true })).toHaveCount(0);
  await expect(card(other)).toContainText(`${shop}.myshopify.com`);

  await card(page).getByRole('button', { name: 'Test forbindelsen' }).click();
  await expect(card(page).getByRole('status')).toContainText('Forbindelsen virker.');
  await card(page).getByRole('button', { name: 'Slå fra' }).click();
  await expect(toasts(page)).toContainText('Shopify er slået fra');
  await expect(card(page).getByRole('button', { name: 'Forbind', exact: true })).toBeVisible();
  await card(page).getByRole('button', { name: 'Slå til' }).click();
  await expect(toasts(page)).toContainText('Shopify er slået til');
  await page.reload();
  await expect(card(page)).toContainText('Slået til');
  await expect(toasts(page)).not.toContainText('forbundet');
});

test('a user who cancels at the shop reads that in the portal and can try again', async ({ page }) => {
  await page.goto('/integrations');
  await connect(page);
  await page.getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL(/\/integrations\?.*cancelled=/);
  await expect(page.getByText('Du fortrød hos Shopify. Butikken er ikke forbundet, og intet er ændret.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Fejlkode');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Luk besked' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/integrations\\?instance=${company.installationId}$`));
  await expect(card(page)).toContainText('Ikke forbundet');
  await connect(page);
});

test('a connected shop is disconnected after a question, and connected again', async ({ page }) => {
  await page.goto('/integrations');
  await connect(page);
  await page.getByRole('button', { name: 'Installér' }).click();
  await expect(card(page)).toContainText('Slået til');
  const question = page.getByRole('alertdialog', { name: `Vil du afbryde forbindelsen til ${shop}.myshopify.com?` });
  for (const time of ['first', 'second']) {
    await card(page).getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    await question.getByRole('button', { name: 'Annuller' }).click();
    await expect(card(page)).toContainText('Slået til');
    await card(page).getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    const restore = await abortOperation(page, 'DisconnectDialogMutation');
    await question.getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    await expect(question.getByRole('alert')).toContainText('Kunne ikke afbryde forbindelsen');
    await restore();
    await question.getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    await expect(toasts(page)).toContainText('Forbindelsen til Shopify er afbrudt');
    await expect(card(page)).toContainText('Ikke forbundet');
    await expect(card(page)).not.toContainText(shop);
    await expect(card(page).getByRole('button', { name: 'Afbryd forbindelsen' })).toHaveCount(0);
    if (time === 'second') break;
    await connect(page);
    await page.getByRole('button', { name: 'Installér' }).click();
    await expect(card(page)).toContainText('Slået til');
  }
});

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
