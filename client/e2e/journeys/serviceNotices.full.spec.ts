import type { Page } from '@playwright/test';
import { createInstallation } from '../../testing/browser/companyObjects.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { connectToStandIn } from '../../testing/browser/standIns.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const SUBSCRIPTION = 'ServiceNoticeBannersSubscription';

test('announcements and incidents appear at the customers concerned, change and end, twice', async ({
  page,
  browser,
  request,
}) => {
  const company = await createManagedCompany(request, { licenses: 5 });
  const { subdomain, installationId } = company;
  const otherId = await createInstallation(company, { subdomain: uniqueName('anden') });
  const status = await connectToStandIn(company, request, 'zendesk-status');
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/dashboard', SUBSCRIPTION);
  const other = await customer.context().newPage();
  await openSubscribed(other, `/licenses/installation/${otherId}`, SUBSCRIPTION);
  const noticesOn = (each: Page) => each.getByRole('status', { name: 'Driftsstatus' });
  const notices = noticesOn(customer);
  await signInWithToken(page, await createAdminToken(request));
  await page.goto('/admin/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Opslag' })).toBeVisible();
  /** Reads again until a page shows what it must, because the portal may have begun a read of its own earlier. */
  const readUntil = (isShown: () => Promise<void>) =>
    expect(async () => {
      await status('readNow', subdomain);
      await isShown();
    }).toPass({ timeout: 60_000 });

  // The portal reads the status page by itself within a minute of its start.
  const delays = notices.locator('details').filter({ hasText: 'Delayed email notifications in Support' });
  await expect(delays).toContainText('Driftsforstyrrelse hos Zendesk siden', { timeout: 90_000 });
  await expect(delays.getByText('Zendesk undersøger det.')).toBeHidden();
  await delays.getByText('Driftsforstyrrelse hos Zendesk').click();
  await expect(delays.getByText('Zendesk undersøger det.')).toBeVisible();
  await expect(delays.getByRole('link', { name: /Se status hos Zendesk/ })).toHaveAttribute(
    'href',
    'https://status.zendesk.com',
  );
  await expect(notices).toContainText('Scheduled maintenance of Explore datasets');
  await expect(notices.getByText(/^Zendesk vedligeholder /)).toBeVisible();

  for (const viewport of [LAPTOP, PHONE]) {
    const title = uniqueName('Lukket');
    await page.getByRole('button', { name: 'Skriv opslag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skriv opslag' });
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(dialog.getByText('Skriv en overskrift').first()).toBeVisible();
    await dialog.getByLabel('Overskrift', { exact: true }).fill(title);
    await dialog.getByLabel('Tekst', { exact: true }).fill('<b>Vi svarer</b> igen mandag.');
    await dialog.getByLabel('Link (valgfri)').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(dialog.getByText('Linket skal begynde med https://').first()).toBeVisible();
    await expect(dialog.getByLabel('Overskrift', { exact: true })).toHaveValue(title);
    await dialog.getByLabel('Link (valgfri)').fill('https://portal.example/lukket');
    await expect(dialog.getByRole('region', { name: 'Sådan ser kunderne det' })).toContainText(title);
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(toasts(page).filter({ hasText: 'Opslaget er oprettet' }).last()).toBeVisible();
    await expect(dialog).toBeHidden();
    await customer.setViewportSize(viewport);
    await expect(notices).toContainText(title);
    await expect(notices).toContainText('<b>Vi svarer</b> igen mandag.');
    await expectNoSidewaysScroll(customer);
    await customer.getByRole('button', { name: `Skjul beskeden: ${title}` }).click();
    await expect(notices).not.toContainText(title);
    // The changed text is news to somebody who has hidden the old one.
    await page.getByRole('button', { name: `Rediger: ${title}` }).click();
    const editing = page.getByRole('dialog', { name: 'Rediger opslag' });
    await editing.getByLabel('Tekst', { exact: true }).fill('Vi svarer igen tirsdag.');
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(editing).toBeHidden();
    await expect(notices).toContainText('Vi svarer igen tirsdag.');
    await page.getByRole('button', { name: `Afslut: ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Afslut' }).click();
    await expect(notices).not.toContainText(title);

    const incident = uniqueName('Delayed messages');
    const banner = notices.locator('details').filter({ hasText: incident });
    const id = await status<string>('start', { title: incident, subdomains: [subdomain] });
    await readUntil(() => expect(banner).toBeVisible({ timeout: 5_000 }));
    await expect(notices).toContainText(`Det gælder ${subdomain}.`);
    await customer.getByRole('button', { name: `Skjul beskeden: ${incident}` }).click();
    await expect(banner).toHaveCount(0);
    await status('change', id, 'identified');
    await readUntil(() => expect(banner).toBeVisible({ timeout: 5_000 }));
    await expect(notices).toContainText('Zendesk har fundet årsagen og arbejder på det.');
    await expect(noticesOn(other)).not.toContainText(incident);
    await expectNoSidewaysScroll(customer);
    if (viewport === LAPTOP) {
      // The same tab walks from the overview to the installation and back.
      await customer.getByRole('link', { name: 'Licenser' }).first().click();
      await customer.locator(`a[href="/licenses/installation/${installationId}"]`).first().click();
      await expect(customer.getByRole('heading', { level: 1, name: subdomain })).toBeVisible();
      await expect(banner).toBeVisible();
      await customer.getByRole('link', { name: 'Overblik' }).first().click();
      await expect(customer.getByRole('heading', { name: 'Genveje' })).toBeVisible();
    }
    await status('resolve', id);
    await readUntil(() => expect(banner).toHaveCount(0, { timeout: 5_000 }));
  }
});
