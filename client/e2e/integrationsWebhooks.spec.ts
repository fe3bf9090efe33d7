import type { Page } from '@playwright/test';
import { createInstallation } from '../testing/browser/companyObjects.ts';
import {
  createIntegrationCompany,
  enableWebhooks,
  integrationCard,
  type IntegrationCompany,
  UNREACHABLE_ADDRESS,
} from '../testing/browser/integrationCompany.ts';
import { abortOperation, answerOperation, holdOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

let company: IntegrationCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createIntegrationCompany(request);
  await signInWithToken(page, company.token);
});

const card = (page: Page) => integrationCard(page, 'Webhooks');
const settings = (page: Page) => page.getByRole('dialog', { name: 'Indstillinger for Webhooks' });
const secret = (page: Page) => page.getByRole('alertdialog', { name: 'Jeres signeringsnøgle' });
const log = (page: Page) => page.getByRole('region', { name: 'Leveringer' });

const addUser = ({ queryApi }: IntegrationCompany) =>
  queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: 'Ny Bruger', email: `${uniqueName('ny')}@kunde.example`, password: TEST_PASSWORD },
  });

test('an event appears live in the log of this installation alone, and can be sent again', async ({ page }) => {
  await enableWebhooks(company);
  const second = await createInstallation(company, { subdomain: `${company.subdomain}-to` });
  await openSubscribed(page, `/integrations?instance=${company.installationId}`, 'DeliveryLogSubscription');
  await enableWebhooks(
    { ...company, installationId: second },
    { address: UNREACHABLE_ADDRESS, events: { user_created: true, agreement_active: true } },
  );
  await addUser(company);
  await expect(log(page).getByRole('row', { name: /En bruger er oprettet.*På vej.*Prøver igen kl\./ })).toHaveCount(1);
  await expect(card(page)).toContainText('Adressen findes ikke');
  await company.buyAgreement('ACTIVE');
  await card(page).getByRole('button', { name: 'Send testbesked' }).click();
  await expect(log(page).getByRole('row', { name: /Testbesked/ })).toBeVisible();
  await expect(log(page).getByRole('row', { name: /En serviceaftale er aktiv/ })).toHaveCount(0);
  await expect(log(page)).toContainText('2 i alt');

  await log(page)
    .getByRole('button', { name: /Send igen: Testbesked/ })
    .click();
  await expect(toasts(page)).toContainText('Beskeden er sendt igen');
  await expect(log(page).getByRole('row', { name: /Testbesked/ })).toHaveCount(2);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});

test('a long log loads page by page', async ({ page }) => {
  await enableWebhooks(company);
  for (let i = 0; i < 23; i += 1)
    await company.queryApi('mutation ($id: ID!) { sendTestWebhook(installationId: $id) { deletedId } }', {
      id: company.installationId,
    });
  await page.goto('/integrations');
  await expect(log(page).getByRole('row', { name: /Testbesked/ })).toHaveCount(20);
  await expect(log(page)).toContainText('20 af 23');
  await log(page).getByRole('button', { name: 'Vis flere' }).click();
  await expect(log(page).getByRole('row', { name: /Testbesked/ })).toHaveCount(23);
});

test('an access key is never shown, and can be replaced, removed, and is forgotten with a new address', async ({
  page,
}) => {
  await enableWebhooks(company, {
    address: UNREACHABLE_ADDRESS,
    events: { user_created: true },
    accessKey: 'hemmelig-noegle',
  });
  await page.goto('/integrations');
  const open = () => card(page).getByRole('button', { name: 'Indstillinger' }).click();
  const save = async () => {
    await settings(page).getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(settings(page)).toHaveCount(0);
  };
  const isSet = async () => {
    const { node } = await company.queryApi(
      'query ($id: ID!) { node(id: $id) { ... on Installation { integrations { secretsSet } } } }',
      { id: company.installationId },
    );
    return node.integrations[1]!.secretsSet.includes('accessKey');
  };
  await open();
  const key = settings(page).getByRole('group', { name: 'Adgangsnøgle' });
  await expect(key).toContainText('Gemt');
  expect(await page.content()).not.toContain('hemmelig-noegle');
  await key.getByRole('button', { name: 'Skift' }).click();
  await settings(page).getByLabel('Adgangsnøgle').fill('med mellemrum');
  await settings(page).getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(settings(page).getByLabel('Adgangsnøgle')).toHaveAccessibleDescription(/uden mellemrum/);
  await settings(page).getByRole('button', { name: 'Behold den gemte' }).click();
  await save();
  await expect(toasts(page)).toContainText('Indstillinger gemt');
  expect(await isSet()).toBe(true);

  await open();
  await key.getByRole('button', { name: 'Fjern' }).click();
  await expect(key).toContainText('Fjernes, når du gemmer');
  await key.getByRole('button', { name: 'Fortryd' }).click();
  await expect(key).toContainText('Gemt');
  await settings(page).getByLabel('Adresse').fill('https://en-anden.invalid/krog');
  await save();
  await expect(toasts(page)).toContainText('hørte til den tidligere adresse');
  expect(await isSet()).toBe(false);

  await open();
  await settings(page).getByLabel('Adgangsnøgle').fill('ny-noegle');
  await save();
  expect(await isSet()).toBe(true);
  await open();
  await key.getByRole('button', { name: 'Fjern' }).click();
  await save();
  expect(await isSet()).toBe(false);
});

test('a test message can be the example of an event', async ({ page }) => {
  await enableWebhooks(company);
  await page.goto('/integrations');
  await card(page).getByLabel('Testbesked').selectOption('Eksempel: En faktura er udstedt, betalt eller ændret');
  const sent = page.waitForRequest((request) => request.postData()?.includes('"event":"INVOICE_CHANGED"') ?? false);
  await card(page).getByRole('button', { name: 'Send testbesked' }).click();
  await sent;
  await expect(log(page).getByRole('row', { name: /Testbesked.*Opgivet/ })).toBeVisible();
});

test('the slower of two first switch-ons gets a conflict without live updates, and keeps its text', async ({
  page,
  browser,
}) => {
  await page.routeWebSocket(/.*/, () => undefined);
  await page.goto('/integrations');
  const other = await openSecondBrowser(browser, company);
  await other.goto('/integrations');
  for (const [screen, address] of [
    [page, 'https://min.invalid/krog'],
    [other, UNREACHABLE_ADDRESS],
  ] as const) {
    await card(screen).getByRole('button', { name: 'Slå til' }).click();
    await settings(screen).getByLabel('Adresse').fill(address);
    await settings(screen).getByLabel('En bruger er oprettet').check();
  }
  await settings(other).getByRole('button', { name: 'Gem og slå til' }).click();
  await expect(secret(other)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Gem og slå til' }).click();
  await expect(settings(page).getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await expect(settings(page).getByLabel('Adresse')).toHaveValue('https://min.invalid/krog');
  await settings(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(settings(page).getByRole('alert')).toHaveCount(0);
  await expect(settings(page).getByLabel('Adresse')).toHaveValue('https://min.invalid/krog');
  await settings(page).getByRole('button', { name: 'Gem og slå til' }).click();
  await expect(toasts(page)).toContainText('Webhooks er slået til');
});

test('a failure names what was not done and keeps the typed text, and a double click acts once', async ({ page }) => {
  await enableWebhooks(company);
  await page.goto('/integrations');
  const restoreSwitch = await abortOperation(page, 'useIntegrationSwitchMutation');
  await card(page).getByRole('button', { name: 'Slå fra' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke ændre integration status');
  await restoreSwitch();
  await card(page).getByRole('button', { name: 'Indstillinger' }).click();
  await settings(page).getByLabel('Adresse').fill('https://min.invalid/krog');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Vil du lukke uden at gemme?' })
    .getByRole('button', { name: 'Bliv her' })
    .click();
  const restore = await abortOperation(page, 'useSaveSettingsMutation');
  await settings(page).getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(settings(page).getByRole('alert')).toContainText('Kunne ikke gemme indstillinger');
  await expect(settings(page).getByLabel('Adresse')).toHaveValue('https://min.invalid/krog');
  await restore();
  const release = await holdOperation(page, 'useSaveSettingsMutation');
  let sent = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"useSaveSettingsMutation"')) sent += 1;
  });
  await settings(page).getByRole('button', { name: 'Gem', exact: true }).dblclick();
  release();
  await expect(toasts(page)).toContainText('Indstillinger gemt');
  expect(sent).toBe(1);
});

test('a delivered test shows its success', async ({ page }) => {
  await enableWebhooks(company);
  await page.goto('/integrations');
  await answerOperation(page, 'WebhookTestMutation', () => ({
    sendTestWebhook: {
      edge: {
        cursor: 'x',
        node: {
          __typename: 'WebhookDelivery',
          id: 'hook_x',
          type: null,
          status: 'DELIVERED',
          attempts: 1,
          nextAttemptAt: new Date().toISOString(),
          httpStatus: 204,
          answer: '',
          error: null,
          createdAt: new Date().toISOString(),
        },
      },
    },
  }));
  await card(page).getByRole('button', { name: 'Send testbesked' }).click();
  await expect(card(page).getByRole('status')).toContainText(
    'Testbeskeden er leveret: jeres system svarede med status 204.',
  );
  await expect(log(page).getByRole('row', { name: /Testbesked.*Leveret.*Status 204/ })).toBeVisible();
});
