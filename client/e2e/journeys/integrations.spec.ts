import type { Page } from '@playwright/test';
import { createIntegrationCompany, integrationCard } from '../../testing/browser/integrationCompany.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApi, readErrors } from '../../testing/browser/queryApi.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const SUBSCRIPTION = 'InstallationIntegrationsSubscription';

test('a shop is connected, cancelled, disconnected and connected again, and withdrawn access is noticed', async ({
  page,
  browser,
  request,
}) => {
  const company = await createIntegrationCompany(request);
  const shop = uniqueName('butik');
  await company.saveApiKey();
  await signInWithToken(page, company.token);
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/integrations', SUBSCRIPTION);
  await openSubscribed(page, '/integrations', SUBSCRIPTION);
  const card = (each: Page) => integrationCard(each, 'Shopify');
  const dialog = page.getByRole('dialog', { name: 'Forbind Shopify' });
  const connectButton = card(page).getByRole('button', { name: /^Forbind/ });
  const submit = dialog.getByRole('button', { name: 'Fortsæt til Shopify' });
  const atTheShop = page.getByRole('heading', { name: /Installér appen/ });

  await expect(card(page)).toContainText('Kræver serviceaftale');
  await connectButton.click();
  const missing = page.getByRole('dialog', { name: 'Serviceaftale påkrævet' });
  await expect(missing).toContainText('Shopify kræver en aktiv serviceaftale');
  await page.keyboard.press('Escape');
  await expect(missing).toHaveCount(0);
  await company.buyAgreement('ACTIVE');
  await connectButton.click();
  await dialog.getByLabel('Zendesk installation').selectOption('');
  await submit.click();
  await expect(dialog.getByLabel('Shop URL')).toHaveAccessibleDescription(/Shop URL er påkrævet/);
  await expect(dialog.getByLabel('Zendesk installation')).toHaveAccessibleDescription(
    /Zendesk installation er påkrævet/,
  );
  await dialog.getByLabel('Shop URL').fill('butik.example');
  await expect(dialog.getByLabel('Shop URL')).toHaveAccessibleDescription(
    /Shop URL skal være i formatet: min-butik\.myshopify\.com/,
  );
  await dialog.getByLabel('Zendesk installation').selectOption(company.installationId);
  await dialog.getByLabel('Shop URL').fill(`https://${shop}.myshopify.com/admin`);
  const restore = await abortOperation(page, 'ConnectDialogMutation');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Fejl ved start af OAuth flow');
  await expect(dialog.getByLabel('Shop URL')).toHaveValue(`https://${shop}.myshopify.com/admin`);
  await restore();
  const started = countOperation(page, 'ConnectDialogMutation');
  await submit.dblclick();
  await expect(atTheShop).toBeVisible();
  expect(started()).toBe(1);
  await page.getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL(/\/integrations\?.*cancelled=/);
  await expect(page.getByText('Du fortrød hos Shopify. Butikken er ikke forbundet, og intet er ændret.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Fejlkode');
  await page.getByRole('button', { name: 'Luk besked' }).click();
  await expect(card(page)).toContainText('Ikke forbundet');

  const question = page.getByRole('alertdialog', { name: `Vil du afbryde forbindelsen til ${shop}.myshopify.com?` });
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await connectButton.click();
    await dialog.getByLabel('Shop URL').fill(shop);
    await expectNoSidewaysScroll(page);
    await submit.click();
    await expect(atTheShop).toBeVisible();
    await page.getByRole('button', { name: 'Installér' }).click();
    await expect(page).toHaveURL(new RegExp(`/integrations\\?instance=${company.installationId}$`));
    await expect(toasts(page)).toContainText('Shopify er forbundet og slået til');
    await expect(page.getByRole('main')).toBeFocused();
    for (const each of [page, other]) await expect(card(each)).toContainText(`${shop}.myshopify.com`);
    await expect(card(page)).toContainText('Slået til');
    if (viewport === PHONE) break;
    await card(page).getByRole('button', { name: 'Test forbindelsen' }).click();
    await expect(card(page).getByRole('status')).toContainText('Forbindelsen virker.');
    await card(page).getByRole('button', { name: 'Slå fra' }).click();
    await expect(toasts(page)).toContainText('Shopify er slået fra');
    await card(page).getByRole('button', { name: 'Slå til' }).click();
    await expect(toasts(page)).toContainText('Shopify er slået til');
    await page.reload();
    await expect(card(page)).toContainText('Slået til');
    await expect(toasts(page)).not.toContainText('forbundet');
    await card(page).getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    await question.getByRole('button', { name: 'Annuller' }).click();
    await expect(card(page)).toContainText('Slået til');
    await card(page).getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    const restoreDisconnect = await abortOperation(page, 'DisconnectDialogMutation');
    await question.getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    await expect(question.getByRole('alert')).toContainText('Kunne ikke afbryde forbindelsen');
    await restoreDisconnect();
    await question.getByRole('button', { name: 'Afbryd forbindelsen' }).click();
    await expect(toasts(page)).toContainText('Forbindelsen til Shopify er afbrudt');
    for (const each of [page, other]) {
      await expect(card(each)).toContainText('Ikke forbundet');
      await expect(card(each)).not.toContainText(shop);
    }
  }
  await company.shopify('uninstall', `${shop}.myshopify.com`);
  for (const each of [page, other]) await expect(card(each)).toContainText('Skal forbindes igen');
  await expect(card(page)).toContainText('Forbind igen, så arbejder integrationen videre.');
  await expect(card(page).getByRole('button', { name: 'Test forbindelsen' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('an admin links a folder of ClickUp, chooses a point of contact, and issues and revokes a token', async ({
  page,
  request,
}) => {
  const company = await createManagedCompany(request);
  const contact = `Tove ${uniqueName('kontakt')}`;
  await company.queryApiAsAdmin(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { deletedId } }',
    { input: { name: contact, email: `${uniqueName('tove')}@portal.example`, title: 'Konsulent' } },
  );
  await signInWithToken(page, await createAdminToken(request));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(company.tabPath('konfiguration'));
  await page.getByRole('button', { name: 'Kopiér Company ID' }).click();
  await expect(toasts(page)).toContainText('Company ID kopieret til udklipsholder');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.id);

  const dialog = page.getByRole('dialog');
  const restoreTeams = await abortOperation(page, 'PlaceStepsTeamsQuery');
  await page.getByRole('button', { name: 'Vælg mappe' }).click();
  await expect(dialog.getByRole('alert').filter({ visible: true })).toContainText('Kunne ikke hente teams');
  await restoreTeams();
  await dialog.getByRole('button', { name: 'Prøv igen' }).click();
  await dialog.getByRole('button', { name: 'Portalen' }).click();
  await expect(dialog.getByRole('heading', { name: 'Trin 2 af 3: Vælg space' })).toBeFocused();
  await dialog.getByRole('searchbox', { name: 'Søg i spaces' }).fill('INTERN');
  await dialog.getByRole('button', { name: 'Internt' }).click();
  await expect(dialog.getByRole('radio', { name: /Skabeloner/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Tilbage' }).click();
  await expect(dialog.getByRole('searchbox', { name: 'Søg i spaces' })).toHaveValue('INTERN');
  await dialog.getByRole('searchbox', { name: 'Søg i spaces' }).fill('');
  await dialog.getByRole('button', { name: 'Kunder' }).click();
  await dialog.getByRole('button', { name: 'Opret ny mappe' }).click();
  await expect(dialog.getByLabel('Mappens navn')).toHaveValue(company.name);
  await dialog.getByLabel('Mappens navn').fill('');
  await dialog.getByRole('button', { name: 'Opret mappe' }).click();
  await expect(dialog.getByLabel('Mappens navn')).toHaveAccessibleDescription(/Mappens navn er påkrævet/);
  const folder = uniqueName(company.name);
  await dialog.getByLabel('Mappens navn').fill(folder);
  const restoreFolder = await abortOperation(page, 'NewFolderMutation');
  await dialog.getByRole('button', { name: 'Opret mappe' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kunne ikke oprette mappe');
  await restoreFolder();
  await dialog.getByRole('button', { name: 'Opret mappe' }).click();
  await expect(dialog.getByRole('radio', { name: new RegExp(folder) })).toBeChecked();
  await dialog.getByRole('button', { name: 'Brug mappen' }).click();
  await expect(toasts(page)).toContainText('ClickUp mappe opdateret');
  await page.reload();
  await expect(page.getByText(folder, { exact: true })).toBeVisible();

  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  for (const chosen of [contact, /^Ingen/, contact]) {
    await page.getByRole('button', { name: /^(Vælg|Skift) person$/ }).click();
    if (chosen === contact) await dialog.getByRole('searchbox', { name: 'Søg i team medlemmer' }).fill(contact);
    await dialog.getByRole('radio', { name: chosen }).check();
    const restore = await abortOperation(page, 'PointOfContactDialogMutation');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunne ikke opdatere point of contact');
    await restore();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`${contact}, Konsulent`)).toHaveCount(chosen === contact ? 1 : 0);
  }

  await page.setViewportSize(LAPTOP);
  for (const name of ['Bogholderi', 'Kasse']) {
    await page.getByRole('button', { name: 'Udsted nøgle' }).click();
    await dialog.getByRole('button', { name: 'Udsted nøgle' }).click();
    await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription(/Giv nøglen et navn/);
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByRole('radio', { name: /^Læse og ændre/ }).check();
    await dialog.getByRole('button', { name: 'Udsted nøgle' }).click();
    const issued = page.getByRole('alertdialog', { name: 'Nøglen er udstedt' });
    await expect(issued).toContainText('Nøglen vises kun denne ene gang');
    const key = await issued.getByLabel('API-nøgle', { exact: true }).inputValue();
    await issued.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();
    const row = rowsOf(page, 'API-nøgler').filter({ hasText: name });
    for (const text of [key.slice(-4), 'Læse og ændre', 'Aldrig', 'Aktiv']) await expect(row).toContainText(text);
    await expect(page.locator('body')).not.toContainText(key);
    const document = '{ viewer { customer { id } } }';
    expect((await queryApi(request, document, {}, key)).viewer.customer.id).toBe(company.id);
    await page.reload();
    await expect(row).toContainText('Aktiv');
    await expect(row).not.toContainText('Aldrig');
    await page.getByRole('button', { name: `Tilbagekald ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: `Tilbagekald nøglen ${name}?` });
    await question.getByRole('button', { name: 'Tilbagekald nøglen' }).click();
    await expect(row).toContainText('Tilbagekaldt');
    expect(await readErrors(request, document, key)).toHaveLength(1);
  }
});
