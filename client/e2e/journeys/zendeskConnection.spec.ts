import type { Page } from '@playwright/test';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { connectToStandIn } from '../../testing/browser/standIns.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const rowOf = (page: Page, subdomain: string) => page.getByRole('row', { name: new RegExp(subdomain) });

test('an installation is connected by OAuth, loses the connection in each way, and is connected again', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5, hasPaymentMethod: false });
  const { subdomain } = company;
  const zendesk = await connectToStandIn(company, request, 'zendesk');
  const client = { clientId: `klient_${subdomain}`, clientSecret: 'hemmelig-nok' };
  await zendesk('addClient', client);
  const row = rowOf(page, subdomain);
  const dialog = page.getByRole('dialog', { name: /^Forbind Zendesk/ });
  const leave = async (answer: 'Tillad' | 'Afvis') => {
    await chooseRowAction(page, subdomain, 'Forbind Zendesk');
    await dialog.getByRole('button', { name: 'Fortsæt til Zendesk' }).click();
    await expect(page.getByRole('heading', { name: 'Giv Kundeportalen adgang til Zendesk?' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText(['Se brugere']);
    await page.getByRole('button', { name: answer }).click();
  };
  const connect = async () => {
    await leave('Tillad');
    await expect(toasts(page)).toContainText('Zendesk er forbundet');
    await expect(row).toContainText('Forbundet');
    await expect(page).toHaveURL(/\/zendesk-instances$/);
  };
  const lose = async (reason: string) => {
    await chooseRowAction(page, subdomain, 'Forbind Zendesk igen');
    await dialog.getByRole('button', { name: 'Test forbindelse' }).click();
    await expect(dialog.getByRole('alert')).toContainText('giver ikke længere portalen adgang');
    await dialog.getByRole('button', { name: 'Annuller' }).click();
    await expect(row).toContainText('Afbrudt');
    await expect(row).toContainText(reason);
  };
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/zendesk-instances', 'InstallationTableSubscription');
  await expect(row).toContainText('Ikke forbundet');

  await leave('Afvis');
  await expect(page.getByRole('status').filter({ hasText: 'Du fortrød hos Zendesk' })).toBeVisible();
  await expect(row).toContainText('Ikke forbundet');

  await connect();
  await zendesk('withdrawAccess', subdomain);
  await lose('Adgangen er trukket tilbage');
  await page.goto('/');
  await expect(page.getByText('1 forbindelse til Zendesk er afbrudt.')).toBeVisible();
  await page.getByRole('link', { name: 'Forbind Zendesk' }).click();

  await page.setViewportSize(PHONE);
  await connect();
  await zendesk('endTokens', subdomain, 'BOTH');
  await lose('Adgangen er trukket tilbage');

  // The second way: the credentials of a client of the company, without a consent.
  await chooseRowAction(page, subdomain, 'Forbind Zendesk igen');
  await dialog.getByLabel('Adgang').selectOption({ label: 'OAuth-klientens egne oplysninger' });
  await dialog.getByRole('button', { name: 'Forbind', exact: true }).click();
  await expect(dialog.getByLabel('Identifikator')).toHaveAccessibleDescription(/er påkrævet/);
  await dialog.getByLabel('Identifikator').fill(client.clientId);
  await dialog.getByLabel('Hemmelighed').fill('forkert');
  await dialog.getByRole('button', { name: 'Forbind', exact: true }).click();
  await expect(dialog.getByLabel('Identifikator')).toHaveAccessibleDescription(/Zendesk kender ikke klienten/);
  await dialog.getByLabel('Hemmelighed').fill(client.clientSecret);
  await dialog.getByRole('button', { name: 'Forbind', exact: true }).click();
  await expect(toasts(page)).toContainText('Zendesk er forbundet');
  await expect(row).toContainText('Forbundet');
  await zendesk('revokeClient', client.clientId);
  await lose('OAuth-klienten afvises');

  await connect();
  await chooseRowAction(page, subdomain, 'Afbryd forbindelsen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afbryd forbindelsen' }).click();
  await expect(row).toContainText('Ikke forbundet');
  await expect.poll(() => zendesk<number>('grantCount', subdomain)).toBe(0);
});
