import type { Page } from '@playwright/test';
import { createInstallation } from '../testing/browser/companyObjects.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { connectToStandIn } from '../testing/browser/standIns.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const SUBSCRIPTION = 'ServiceNoticeBannersSubscription';
const noticesOn = (page: Page) => page.getByRole('status', { name: 'Driftsstatus' });

test('an announcement of an admin appears at a customer, can be hidden, and disappears', async ({
  page,
  browser,
  request,
}) => {
  const company = await createManagedCompany(request);
  const customer = await openSecondBrowser(browser, company);
  await customer.goto('/dashboard');
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await signInWithToken(page, await createAdminToken(request));
  await page.goto('/admin/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Opslag' })).toBeVisible();
  for (const round of [1, 2]) {
    const title = uniqueName(`Lukket ${round}`);
    await page.getByRole('button', { name: 'Skriv opslag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skriv opslag' });
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(dialog.getByText('Skriv en overskrift').first()).toBeVisible();
    await dialog.getByLabel('Overskrift', { exact: true }).fill(title);
    await dialog.getByLabel('Tekst', { exact: true }).fill('<b>Vi svarer</b> igen mandag.');
    await dialog.getByLabel('Link (valgfrit)').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(dialog.getByText('Linket skal begynde med https://').first()).toBeVisible();
    await dialog.getByLabel('Link (valgfrit)').fill('https://portal.example/lukket');
    await expect(dialog.getByRole('region', { name: 'Sådan ser kunderne det' })).toContainText(title);
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(toasts(page).filter({ hasText: 'Opslaget er oprettet' }).last()).toBeVisible();
    await expect(dialog).toBeHidden();

    const notices = noticesOn(customer);
    await expect(notices).toContainText(title);
    await expect(notices).toContainText('<b>Vi svarer</b> igen mandag.');
    await customer.setViewportSize(PHONE);
    await expectNoSidewaysScroll(customer);
    await customer.getByRole('button', { name: `Skjul beskeden: ${title}` }).click();
    await expect(notices).not.toContainText(title);

    // The changed text is news to somebody who has hidden the old one.
    await page.getByRole('button', { name: `Ret: ${title}` }).click();
    const editing = page.getByRole('dialog', { name: 'Ret opslag' });
    await editing.getByLabel('Tekst', { exact: true }).fill('Vi svarer igen tirsdag.');
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(editing).toBeHidden();
    await expect(notices).toContainText('Vi svarer igen tirsdag.');
    await page.getByRole('button', { name: `Afslut: ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Afslut' }).click();
    await expect(notices).not.toContainText(title);
  }
});

test('an incident at Zendesk is on the overview by itself', async ({ page, request }) => {
  const company = await createManagedCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  // The demo's portal reads the status page within a minute of its start.
  const notices = noticesOn(page);
  const title = 'Det er hos Zendesk: Delayed email notifications in Support';
  await expect(notices).toContainText(title, { timeout: 90_000 });
  await expect(notices).toContainText('Zendesk undersøger det.');
  await expect(notices).toContainText('Planlagt hos Zendesk: Scheduled maintenance of Explore datasets');
  await expect(notices.getByRole('link', { name: /Se status hos Zendesk/ }).first()).toHaveAttribute(
    'href',
    'https://status.zendesk.com',
  );
});

test('an incident begins, changes and ends on the open pages of the installation that it concerns', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const { subdomain, installationId, token } = company;
  const otherId = await createInstallation(company, { subdomain: uniqueName('anden') });
  const status = await connectToStandIn(company, request, 'zendesk-status');
  await signInWithToken(page, token);
  await openSubscribed(page, '/dashboard', SUBSCRIPTION);
  const open = async (id: string) => {
    const tab = await page.context().newPage();
    await openSubscribed(tab, `/licenses/installation/${id}`, SUBSCRIPTION);
    return tab;
  };
  const concerned = await open(installationId);
  const other = await open(otherId);
  /** Reads again until a page shows what it must, because the portal may have begun a read of its own earlier. */
  const readUntil = (isShown: () => Promise<void>) =>
    expect(async () => {
      await status('readNow', subdomain);
      await isShown();
    }).toPass({ timeout: 60_000 });

  for (const round of [1, 2]) {
    const title = uniqueName(`Delayed messages ${round}`);
    const banner = (tab: Page) => noticesOn(tab).getByText(`Det er hos Zendesk: ${title}`);
    const id = await status<string>('start', { title, subdomains: [subdomain] });
    await readUntil(() => expect(banner(concerned)).toBeVisible({ timeout: 5_000 }));
    for (const tab of [page, concerned]) {
      await expect(noticesOn(tab)).toContainText('Zendesk undersøger det.');
      await expect(noticesOn(tab)).toContainText(`Det gælder ${subdomain}.`);
    }
    await page.getByRole('button', { name: `Skjul beskeden: ${title}` }).click();
    await expect(banner(page)).toHaveCount(0);

    // The changed state is news to somebody who has hidden the incident.
    await status('change', id, 'identified');
    await readUntil(() => expect(banner(page)).toBeVisible({ timeout: 5_000 }));
    for (const tab of [page, concerned])
      await expect(noticesOn(tab)).toContainText('Zendesk har fundet årsagen og arbejder på det.');
    await expect(noticesOn(other)).not.toContainText(title);

    // The same tab walks from the overview to the installation and back.
    await page.getByRole('link', { name: 'Licenser' }).first().click();
    await page.locator(`a[href="/licenses/installation/${installationId}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: subdomain })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Overblik' }).first().click();
    await expect(page.getByRole('heading', { name: 'Genveje' })).toBeVisible();
    await expect(banner(page)).toBeVisible();

    await status('resolve', id);
    await readUntil(() => expect(banner(concerned)).toHaveCount(0, { timeout: 5_000 }));
    await expect(banner(page)).toHaveCount(0);
  }
});
