import { activateServiceAgreement, createInstallation, deleteInstallation } from '../testing/browser/companyObjects.ts';
import {
  createIntegrationCompany,
  integrationCard,
  type IntegrationCompany,
} from '../testing/browser/integrationCompany.ts';
import {
  abortOperation,
  answerOperation,
  countOperation,
  holdOperation,
} from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { createAdmin, createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction, impersonateUser } from '../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { LAPTOP, PHONE } from '../testing/browser/viewports.ts';

let company: IntegrationCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createIntegrationCompany(request);
  await signInWithToken(page, company.token);
});

test('every integration has a card, and the address names the installation, by default the first', async ({ page }) => {
  const second = await createInstallation(company, { subdomain: `${company.subdomain}-to` });
  const requestCount = countOperation(page, 'IntegrationsScreenQuery');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: company.name }).click();
  await page.getByRole('menuitem', { name: 'Integrationer' }).click();
  await expect(page).toHaveURL(new RegExp(`/integrations\\?instance=${company.installationId}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Integrationer' })).toBeVisible();
  expect(requestCount()).toBe(1);
  await expect(integrationCard(page, 'Shopify')).toContainText('Gratis');
  await expect(integrationCard(page, 'Shopify')).toContainText('Ikke forbundet');
  await expect(integrationCard(page, 'Shopify')).toContainText('Kræver serviceaftale');
  await expect(integrationCard(page, 'Webhooks')).toContainText('Slået fra');
  await expect(page.getByRole('region', { name: 'Leveringer' })).toHaveCount(0);

  await page.getByLabel('Zendesk installation').selectOption({ label: `${company.subdomain}-to.zendesk.com` });
  await expect(page).toHaveURL(new RegExp(`instance=${second}$`));
  await page.goBack();
  await expect(page.getByLabel('Zendesk installation')).toHaveValue(company.installationId);
  await page.goto(`/integrations?instance=${second}`);
  await expect(page.getByLabel('Zendesk installation')).toHaveValue(second);
  await page.getByRole('link', { name: 'Zendesk installationer' }).click();
  await expect(page).toHaveURL(/\/zendesk-instances$/);
  await chooseRowAction(page, `${company.subdomain}-to`, 'Integrationer');
  await expect(page).toHaveURL(new RegExp(`/integrations\\?instance=${second}$`));
});

test('another company’s or an unknown installation in the address leads to one of the own company', async ({
  page,
  request,
}) => {
  const stranger = await createIntegrationCompany(request);
  for (const id of [stranger.installationId, 'inst_findes-ikke', company.departmentId]) {
    await page.goto(`/integrations?instance=${id}`);
    await expect(page).toHaveURL(new RegExp(`instance=${company.installationId}$`));
    await expect(integrationCard(page, 'Webhooks')).toBeVisible();
  }
});

test('without an installation the page says so, and offers one that is added elsewhere', async ({
  page,
  browser,
  request,
}) => {
  const licenseCompany = await createLicenseCompany(request);
  await signInWithToken(page, licenseCompany.token);
  const other = await openSecondBrowser(browser, licenseCompany);
  await openSubscribed(other, '/integrations', 'InstallationSelectSubscription');
  const added = await createInstallation(licenseCompany, { subdomain: `${licenseCompany.subdomain}-ny` });
  await expect(
    other.getByLabel('Zendesk installation').getByRole('option', { name: `${licenseCompany.subdomain}-ny` }),
  ).toBeAttached();
  await other.getByLabel('Zendesk installation').selectOption(added);
  await expect(other).toHaveURL(new RegExp(`instance=${added}$`));
  const remove = (id: string) => deleteInstallation(licenseCompany, id);
  await remove(added);
  await expect(other).toHaveURL(new RegExp(`instance=${licenseCompany.installationId}$`));
  await remove(licenseCompany.installationId);
  await page.goto('/integrations');
  await expect(page.getByText('Ingen Zendesk installationer endnu')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til Zendesk installationer' }).click();
  await expect(page).toHaveURL(/\/zendesk-instances$/);
});

test('an error in the address is shown only if complete, as plain shortened text, and can be closed', async ({
  page,
}) => {
  for (const half of ['error=access_denied', 'message=Adgang%20afvist', 'error=&message=Adgang']) {
    await page.goto(`/integrations?instance=${company.installationId}&${half}`);
    await expect(integrationCard(page, 'Webhooks')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  const evil = `<img src=x onerror="document.title='hej'"> ${'lang '.repeat(200)}`;
  await page.goto(`/integrations?error=access_denied&message=${encodeURIComponent(evil)}`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('<img src=x onerror=');
  await expect(banner).toContainText('access_denied');
  expect((await banner.innerText()).length).toBeLessThan(400);
  await expect(banner.getByRole('img', { name: 'x' })).toHaveCount(0);
  await banner.getByRole('button', { name: 'Luk besked' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/integrations\\?instance=${company.installationId}$`));
});

test('a skeleton keeps the space while the page loads, and a failed load shows an error and can be retried', async ({
  page,
}) => {
  const release = await holdOperation(page, 'IntegrationsScreenQuery');
  await page.goto('/integrations');
  await expect(page.getByRole('status', { name: 'Indlæser …' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Integrationer' })).toBeVisible();
  release();
  await expect(integrationCard(page, 'Shopify')).toBeVisible();
  const restore = await abortOperation(page, 'IntegrationsScreenQuery');
  await page.goto('/integrations');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente data');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(integrationCard(page, 'Shopify')).toBeVisible();
});

test('without a service agreement nothing can be connected, and the page links to an agreement', async ({ page }) => {
  await page.goto('/integrations');
  const missing = page.getByRole('dialog', { name: 'Serviceaftale påkrævet' });
  const connect = integrationCard(page, 'Shopify').getByRole('button', { name: 'Forbind' });
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
});

test('a pending agreement is not offered again, and an active one leaves only the connection missing', async ({
  page,
}) => {
  await company.buyAgreement('PENDING');
  await openSubscribed(page, '/integrations', 'useFreshObstaclesSubscription');
  const card = integrationCard(page, 'Shopify');
  const missing = page.getByRole('dialog', { name: 'Serviceaftale påkrævet' });
  await card.getByRole('button', { name: 'Forbind' }).click();
  await expect(missing).toContainText('afventer aktivering');
  await expect(missing.getByRole('link', { name: 'Bestil serviceaftale' })).toHaveCount(0);
  await expect(missing.getByRole('link', { name: 'Se serviceaftaler' })).toHaveAttribute('href', '/service-agreement');
  await missing.getByRole('button', { name: 'Luk' }).last().click();

  const { viewer } = await company.queryApi('{ viewer { customer { serviceAgreements { edges { node { id } } } } } }');
  await activateServiceAgreement(company, viewer.customer.serviceAgreements.edges[0]!.node.id);
  await expect(card).toContainText('Shopify kræver, at Zendesk er forbundet.');
  await expect(card.getByRole('link', { name: 'Gå til Zendesk-installationer' })).toHaveAttribute(
    'href',
    '/zendesk-instances',
  );
  await expect(card.getByRole('button', { name: 'Forbind' })).toBeDisabled();
  await company.saveApiKey();
  await expect(card.getByRole('button', { name: 'Forbind' })).toBeEnabled();
  await card.getByRole('button', { name: 'Forbind' }).click();
  await expect(page.getByRole('dialog', { name: 'Forbind Shopify' })).toBeVisible();
});

test('each kind of price has its own text, and a long description folds on a phone', async ({ page }) => {
  const field = {
    __typename: 'SettingField',
    name: '',
    type: 'OBJECT',
    title: 'X',
    description: null,
    format: null,
    isRequired: true,
    isSecret: false,
    minimum: null,
    maximum: null,
    properties: [],
  };
  const prices = [
    { type: 'FREE' },
    { type: 'MONTHLY', price: 9_900 },
    { type: 'METERED', pricePerRequest: 25 },
    { type: 'MONTHLY_PER_AGENT', pricePerAgent: 4_900 },
  ];
  const integrations = prices.map((billing, i) => ({
    __typename: 'IntegrationInstance',
    id: `intg_${i}`,
    pluginId: `nr-${i}`,
    version: 0,
    isEnabled: i === 3,
    isConnected: false,
    connectedTo: null,
    settings: {},
    secretsSet: [],
    obstacle: null,
    health: { isFailing: i === 3, needsReconnect: i === 2, lastSuccessAt: null, lastErrorAt: null, lastError: null },
    manifest: {
      id: `nr-${i}`,
      name: `Nr. ${i}`,
      description: 'Kort',
      longDescription: 'En lang forklaring',
      icon: 'ukendt',
      requiresOAuth: i === 2,
      requiresApiKey: false,
      requiresZendeskApi: false,
      requiresServiceAgreement: false,
      billing: { price: null, pricePerRequest: null, pricePerAgent: null, ...billing },
      settingsSchema: field,
    },
    deliveries: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  }));
  const installation = { __typename: 'Installation', id: company.installationId, subdomain: company.subdomain };
  const edges = [{ cursor: '0', node: { ...installation, integrations } }];
  await answerOperation(page, 'IntegrationsScreenQuery', () => ({
    viewer: {
      customer: {
        id: company.id,
        installations: {
          edges: [{ cursor: '0', node: installation }],
          pageInfo: { hasNextPage: false, endCursor: '0' },
        },
        first: { totalCount: 1, edges },
      },
    },
    chosen: { ...installation, __isNode: 'Installation', integrations },
  }));
  await page.setViewportSize(PHONE);
  await page.goto('/integrations');
  for (const [i, price] of ['Gratis', '99 kr/md.', '0,25 kr pr. kald', '49 kr/agent/md.'].entries())
    await expect(integrationCard(page, `Nr. ${i}`)).toContainText(price);
  await expect(integrationCard(page, 'Nr. 2')).toContainText('Skal forbindes igen');
  await expect(integrationCard(page, 'Nr. 2').getByRole('button', { name: 'Forbind igen' })).toBeVisible();
  await expect(integrationCard(page, 'Nr. 3')).toContainText('Fejler');
  const card = integrationCard(page, 'Nr. 0');
  await expect(card.getByText('En lang forklaring')).toBeHidden();
  await card.getByRole('button', { name: 'Læs mere' }).click();
  await expect(card.getByText('En lang forklaring')).toBeVisible();
  await card.getByRole('button', { name: 'Vis mindre' }).click();
  await expect(card.getByText('En lang forklaring')).toBeHidden();
  await page.setViewportSize(LAPTOP);
  await expect(card.getByText('En lang forklaring')).toBeVisible();
});

test('an admin who impersonates a user can neither give access nor create a key', async ({ page, request }) => {
  const run = await createManagedCompany(request);
  const admin = await createAdmin(request, run);
  await signInWithToken(page, admin.token);
  await page.goto(run.tabPath('brugere'));
  await impersonateUser(page, 'Freja Lund');
  await expect(toasts(page)).toContainText('Du er nu logget ind som brugeren');
  await page.goto('/integrations');
  await expect(integrationCard(page, 'Shopify')).toContainText('Adgang til Shopify gives af kunden selv.');
  await expect(integrationCard(page, 'Shopify').getByRole('button', { name: 'Forbind' })).toHaveCount(0);
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
