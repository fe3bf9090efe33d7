import type { Page } from '@playwright/test';
import { createInstallation } from '../../testing/browser/companyObjects.ts';
import {
  createIntegrationCompany,
  enableWebhooks,
  integrationCard,
  UNREACHABLE_ADDRESS,
} from '../../testing/browser/integrationCompany.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const SUBSCRIPTION = 'InstallationIntegrationsSubscription';

test('webhooks are switched on, tested, given a new key, and edited by two people at once', async ({
  page,
  browser,
  request,
}) => {
  const company = await createIntegrationCompany(request);
  await signInWithToken(page, company.token);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = (each: Page) => integrationCard(each, 'Webhooks');
  const settings = (each: Page) => each.getByRole('dialog', { name: 'Indstillinger for Webhooks' });
  const address = settings(page).getByLabel('Adresse');
  const secret = page.getByRole('alertdialog', { name: 'Jeres signeringsnøgle' });
  const log = page.getByRole('region', { name: 'Leveringer' });
  const readSecret = () => secret.getByLabel('Signeringsnøgle', { exact: true }).inputValue();
  const readKeys = async () =>
    (
      await company.queryApi(
        'query ($id: ID!) { node(id: $id) { ... on Installation { integrations { pluginId secretsSet } } } }',
        { id: company.installationId },
      )
    ).node.integrations.find(({ pluginId }) => pluginId === 'webhooks')!.secretsSet;

  const loaded = countOperation(page, 'IntegrationsScreenQuery');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: company.name }).click();
  await page.getByRole('menuitem', { name: 'Integrationer' }).click();
  await expect(page).toHaveURL(new RegExp(`/integrations\\?instance=${company.installationId}$`));
  await expect(card(page)).toContainText('Slået fra');
  expect(loaded()).toBe(1);
  await card(page).getByRole('button', { name: 'Slå til' }).click();
  await settings(page).getByRole('button', { name: 'Gem og slå til' }).click();
  await expect(settings(page).getByRole('alert')).toContainText('Ret 2 felter');
  await expect(address).toHaveAccessibleDescription(/Dette felt er påkrævet/);
  const events = settings(page).getByRole('group', { name: 'Hændelser' });
  await expect(events).toHaveAccessibleDescription(/Dette felt er påkrævet/);
  await address.fill('http://modtager.invalid');
  await expect(address).toHaveAccessibleDescription(/Adressen skal begynde med https:/);
  await settings(page).getByLabel('En bruger er oprettet').check();
  await expect(events).not.toHaveAccessibleDescription(/påkrævet/);
  await address.fill('https://127.0.0.1/krog');
  await settings(page).getByLabel('Adgangsnøgle').fill('hemmelig-noegle');
  await settings(page).getByRole('button', { name: 'Gem og slå til' }).click();
  await expect(address).toHaveAccessibleDescription(/internt netværk/);
  await address.fill(UNREACHABLE_ADDRESS);
  await settings(page).getByRole('button', { name: 'Gem og slå til' }).click();
  await expect(toasts(page)).toContainText('Webhooks er slået til');
  const first = await readSecret();
  expect(first).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'Kopiér signeringsnøgle' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await secret.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();
  await expect(card(page).getByRole('button', { name: 'Slå fra' })).toBeFocused();
  await expect(log).toContainText('Ingen leveringer endnu');
  expect(await readKeys()).toContain('accessKey');

  // A message that cannot be delivered says why, and events appear in the log of their installation by themselves.
  const second = await createInstallation(company, { subdomain: `${company.subdomain}-to` });
  await enableWebhooks({ ...company, installationId: second });
  await card(page).getByRole('button', { name: 'Send testbesked' }).click();
  await expect(card(page).getByRole('alert')).toContainText('Adressen findes ikke');
  await expect(log.getByRole('row', { name: /Testbesked.*Opgivet.*Adressen findes ikke/ })).toBeVisible();
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: 'Ny Bruger', email: `${uniqueName('ny')}@kunde.example`, password: TEST_PASSWORD },
  });
  await expect(log.getByRole('row', { name: /En bruger er oprettet.*På vej.*Prøver igen kl\./ })).toHaveCount(1);
  await log.getByRole('button', { name: /Send igen: Testbesked/ }).click();
  await expect(toasts(page)).toContainText('Beskeden er sendt igen');
  await expect(log.getByRole('row', { name: /Testbesked/ })).toHaveCount(2);
  await expect(log).toContainText('3 i alt');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);

  const question = page.getByRole('alertdialog', { name: 'Vil du have en ny signeringsnøgle?' });
  const newKey = card(page).getByRole('button', { name: 'Ny nøgle' });
  await newKey.click();
  const restore = await abortOperation(page, 'ReplaceSecretDialogMutation');
  await question.getByRole('button', { name: 'Lav ny nøgle' }).click();
  await expect(question.getByRole('alert')).toContainText('Kunne ikke gemme indstillinger');
  await restore();
  await expect(question.getByRole('radio', { name: 'I 24 timer' })).toBeChecked();
  await question.getByRole('button', { name: 'Lav ny nøgle' }).click();
  await expect(secret).toBeVisible();
  expect(await readSecret()).not.toBe(first);
  await secret.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();
  await expect(card(page)).toContainText('Den tidligere signeringsnøgle gælder');
  expect(await page.content()).not.toContain('whsec_');
  await newKey.click();
  await expect(question).toContainText('En ny nøgle afløser begge med det samme');
  await expect(question.getByRole('radio')).toHaveCount(0);
  await question.getByRole('button', { name: 'Annuller' }).click();
  const ending = page.getByRole('alertdialog', { name: 'Skal den tidligere nøgle afsluttes nu?' });
  await card(page).getByRole('button', { name: 'Afslut den tidligere nøgle' }).click();
  await ending.getByRole('button', { name: 'Afslut nøglen' }).click();
  await expect(toasts(page)).toContainText('Den tidligere nøgle gælder ikke længere');
  await expect(card(page)).not.toContainText('Den tidligere signeringsnøgle gælder');
  await page.setViewportSize(LAPTOP);
  const restoreSwitch = await abortOperation(page, 'useIntegrationSwitchMutation');
  await card(page).getByRole('button', { name: 'Slå fra' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke ændre integration status');
  await expect(card(page)).toContainText('Slået til');
  await restoreSwitch();

  // A long log is loaded page by page.
  for (let i = 0; i < 18; i += 1)
    await company.queryApi('mutation ($id: ID!) { sendTestWebhook(installationId: $id) { deletedId } }', {
      id: company.installationId,
    });
  await openSubscribed(page, '/integrations', SUBSCRIPTION);
  await expect(log).toContainText('20 af 21');
  await log.getByRole('button', { name: 'Vis flere' }).click();
  await expect(log.getByRole('row', { name: /Testbesked/ })).toHaveCount(20);

  // A colleague's switch and edit appear, and the slower of two edits keeps its text.
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/integrations', SUBSCRIPTION);
  await card(other).getByRole('button', { name: 'Slå fra' }).click();
  await expect(card(page)).toContainText('Slået fra');
  await expect(log.getByRole('button', { name: /Send igen/ })).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Slå til' }).click();
  await expect(card(other)).toContainText('Slået til');
  const save = (each: Page) => settings(each).getByRole('button', { name: 'Gem', exact: true });
  await card(page).getByRole('button', { name: 'Indstillinger' }).click();
  await expect(settings(page).getByRole('group', { name: 'Adgangsnøgle' })).toContainText('Gemt');
  expect(await page.content()).not.toContain('hemmelig-noegle');
  await address.fill('https://min.invalid/krog');
  await card(other).getByRole('button', { name: 'Indstillinger' }).click();
  await settings(other).getByLabel('En serviceaftale er aktiv').check();
  await save(other).click();
  await expect(settings(page).getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await save(page).click();
  await expect(settings(page).getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await settings(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(settings(page).getByLabel('En serviceaftale er aktiv')).toBeChecked();
  await expect(address).toHaveValue('https://min.invalid/krog');
  const restoreSave = await abortOperation(page, 'useSaveSettingsMutation');
  await save(page).click();
  await expect(settings(page).getByRole('alert')).toContainText('Kunne ikke gemme indstillinger');
  await expect(address).toHaveValue('https://min.invalid/krog');
  await restoreSave();
  const saved = countOperation(page, 'useSaveSettingsMutation');
  await save(page).dblclick();
  // The access key belonged to the earlier address.
  await expect(toasts(page)).toContainText('hørte til den tidligere adresse');
  expect(saved()).toBe(1);
  expect(await readKeys()).not.toContain('accessKey');
});
