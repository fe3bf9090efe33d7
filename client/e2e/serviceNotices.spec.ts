import { expectAccessible } from '../testing/browser/accessibility.ts';
import { createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

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
  await expectAccessible(page);
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
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Opret' }).click();
    await expect(toasts(page).filter({ hasText: 'Opslaget er oprettet' }).last()).toBeVisible();
    await expect(dialog).toBeHidden();

    const notices = customer.getByRole('status', { name: 'Driftsstatus' });
    await expect(notices).toContainText(title);
    await expect(notices).toContainText('<b>Vi svarer</b> igen mandag.');
    await expectAccessible(customer);
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
  const notices = page.getByRole('status', { name: 'Driftsstatus' });
  const title = 'Det er hos Zendesk: Delayed email notifications in Support';
  await expect(notices).toContainText(title, { timeout: 90_000 });
  await expect(notices).toContainText('Zendesk undersøger det.');
  await expect(notices).toContainText('Planlagt hos Zendesk: Scheduled maintenance of Explore datasets');
  await expect(notices.getByRole('link', { name: /Se status hos Zendesk/ }).first()).toHaveAttribute(
    'href',
    'https://status.zendesk.com',
  );
  await expectAccessible(page);
});
