import {
  activateServiceAgreement,
  createInstallation,
  deleteInstallation,
} from '../../testing/browser/companyObjects.ts';
import { createIntegrationCompany, integrationCard } from '../../testing/browser/integrationCompany.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { createAdmin, createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction, impersonateUser } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

test('the address names an own installation, and each requirement leads on until a shop is connected', async ({
  page,
  request,
}) => {
  const company = await createIntegrationCompany(request);
  const stranger = await createLicenseCompany(request, { hasPaymentMethod: false });
  const shopify = integrationCard(page, 'Shopify');
  const choice = page.getByLabel('Zendesk installation');
  const first = new RegExp(`/integrations\\?instance=${company.installationId}$`);
  await signInWithToken(page, company.token);

  await test.step('the installation in the address', async () => {
    const restore = await abortOperation(page, 'IntegrationsScreenQuery');
    const isListening = waitForSubscription(page, 'InstallationSelectSubscription');
    await page.goto('/integrations');
    await expect(page.getByRole('alert')).toContainText('Kunne ikke hente data');
    await restore();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    for (const text of ['Gratis', 'Ikke forbundet', 'Kræver serviceaftale']) await expect(shopify).toContainText(text);
    await expect(page.getByRole('region', { name: 'Leveringer' })).toHaveCount(0);
    await expect(page).toHaveURL(first);
    await isListening;

    // Another installation is added elsewhere, chosen here, and deleted elsewhere.
    const subdomain = `${company.subdomain}-to`;
    const second = await createInstallation(company, { subdomain });
    await expect(choice.getByRole('option', { name: subdomain })).toBeAttached();
    await choice.selectOption({ label: `${subdomain}.zendesk.com` });
    await expect(page).toHaveURL(new RegExp(`instance=${second}$`));
    await page.goBack();
    await expect(choice).toHaveValue(company.installationId);
    await choice.selectOption(second);
    await expect(page).toHaveURL(new RegExp(`instance=${second}$`));
    await deleteInstallation(company, second);
    await expect(page).toHaveURL(first);
    await page.getByRole('link', { name: 'Zendesk installationer' }).click();
    await chooseRowAction(page, company.subdomain, 'Integrationer');
    await expect(page).toHaveURL(first);
    for (const id of [stranger.installationId, 'inst_findes-ikke', company.departmentId]) {
      await page.goto(`/integrations?instance=${id}`);
      await expect(page).toHaveURL(first);
      await expect(shopify).toBeVisible();
    }
    await page.setViewportSize(PHONE);
    const longText = shopify.getByText('I giver selv adgang hos Shopify');
    await expect(longText).toBeHidden();
    await shopify.getByRole('button', { name: 'Læs mere' }).click();
    await expect(longText).toBeVisible();
    await shopify.getByRole('button', { name: 'Vis mindre' }).click();
    await expect(longText).toBeHidden();
    await page.setViewportSize(LAPTOP);
    await expect(longText).toBeVisible();
  });

  const connect = shopify.getByRole('button', { name: /^Forbind/ });
  await test.step('the requirements', async () => {
    const missing = page.getByRole('dialog', { name: 'Serviceaftale påkrævet' });
    const restore = await abortOperation(page, 'useAgreementCheckQuery');
    await connect.click();
    await expect(toasts(page)).toContainText('Kunne ikke tjekke serviceaftale status');
    await expect(missing).toHaveCount(0);
    await restore();
    await connect.click();
    await expect(missing).toContainText('Shopify kræver en aktiv serviceaftale');
    await page.keyboard.press('Escape');
    await expect(missing).toHaveCount(0);
    await expect(connect).toBeFocused();
    await page.keyboard.press('Enter');
    await missing.getByRole('link', { name: 'Bestil serviceaftale' }).click();
    await expect(page).toHaveURL(/\/service-agreement\/purchase/);

    await company.buyAgreement('PENDING');
    await openSubscribed(page, '/integrations', 'useFreshObstaclesSubscription');
    await connect.click();
    await expect(missing).toContainText('afventer aktivering');
    await expect(missing.getByRole('link', { name: 'Bestil serviceaftale' })).toHaveCount(0);
    await expect(missing.getByRole('link', { name: 'Se serviceaftaler' })).toHaveAttribute(
      'href',
      '/service-agreement',
    );
    await missing.getByRole('button', { name: 'Luk' }).last().click();
    const { viewer } = await company.queryApi(
      '{ viewer { customer { serviceAgreements { edges { node { id } } } } } }',
    );
    await activateServiceAgreement(company, viewer.customer.serviceAgreements.edges[0]!.node.id);
    await expect(shopify).toContainText('Shopify kræver, at Zendesk er forbundet.');
    await expect(shopify.getByRole('link', { name: 'Gå til Zendesk-installationer' })).toHaveAttribute(
      'href',
      '/zendesk-instances',
    );
    await expect(connect).toBeDisabled();
    await company.saveApiKey();
    await expect(connect).toBeEnabled();
  });

  await test.step('back from the shop, and access that a test finds withdrawn', async () => {
    const shop = uniqueName('butik');
    const dialog = page.getByRole('dialog', { name: 'Forbind Shopify' });
    const goToShop = async () => {
      if (!(await dialog.isVisible())) await connect.click();
      await dialog.getByLabel('Shop URL').fill(shop);
      await dialog.getByRole('button', { name: 'Fortsæt til Shopify' }).click();
      await expect(page.getByRole('heading', { name: /Installér appen/ })).toBeVisible();
    };
    await goToShop();
    await page.goBack();
    await expect(shopify).toBeVisible();
    await expect(toasts(page)).not.toContainText('forbundet');
    await goToShop();
    await page.getByRole('button', { name: 'Installér' }).click();
    await expect(shopify).toContainText('Slået til');
    await company.shopify('pauseWebhooks');
    try {
      await company.shopify('uninstall', `${shop}.myshopify.com`);
      await shopify.getByRole('button', { name: 'Test forbindelsen' }).click();
      await expect(shopify).toContainText('Skal forbindes igen');
    } finally {
      await company.shopify('resumeWebhooks');
    }
    await expect(shopify.getByRole('button', { name: 'Test forbindelsen' })).toHaveCount(0);
    await goToShop();
    await page.getByRole('button', { name: 'Installér' }).click();
    await expect(shopify).toContainText('Slået til');
    await expect(shopify.getByRole('button', { name: 'Forbind igen' })).toHaveCount(0);
  });
});

test('an admin who impersonates a user can neither give access nor create a key', async ({ page, request }) => {
  const company = await createManagedCompany(request);
  const admin = await createAdmin(request, company);
  const shopify = integrationCard(page, 'Shopify');
  await signInWithToken(page, admin.token);
  await page.goto(company.tabPath('brugere'));
  await impersonateUser(page, 'Freja Lund');
  await expect(toasts(page)).toContainText('Du er nu logget ind som brugeren');
  await page.goto('/integrations');
  await expect(shopify).toContainText('Adgang til Shopify gives af kunden selv.');
  await expect(shopify.getByRole('button', { name: 'Forbind' })).toHaveCount(0);
  await integrationCard(page, 'Webhooks').getByRole('button', { name: 'Slå til' }).click();
  const dialog = page.getByRole('dialog', { name: 'Indstillinger for Webhooks' });
  await expect(dialog).toContainText('Du er logget ind som en anden, så nøgler kan ikke ændres her.');
  await expect(dialog.getByLabel('Adgangsnøgle')).toBeDisabled();
  await dialog.getByLabel('Adresse').fill('https://modtager.invalid/krog');
  await dialog.getByLabel('En bruger er oprettet').check();
  await dialog.getByRole('button', { name: 'Gem og slå til' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Adresse')).toHaveValue('https://modtager.invalid/krog');
});
