import type { Page } from '@playwright/test';
import { mailedLink } from '../../testing/browser/mails.ts';
import { signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByLabel('Gentag adgangskode').fill(confirmation);
  await page.getByRole('button', { name: 'Vælg adgangskode og log ind' }).click();
}

test('a colleague is invited and accepts on a phone, and a second invitation is withdrawn while it is open', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const email = `${uniqueName('anne')}@kunde.example`;
  const invitations = page.getByRole('heading', { name: 'Åbne invitationer' });
  const dialog = page.getByRole('dialog', { name: 'Inviter bruger' });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/users', 'InvitationListSubscription');
  await expect(page.getByRole('row', { name: /Freja Lund/ })).toBeVisible();
  await expect(invitations).toHaveCount(0);

  // Nobody becomes an administrator by default; another choice of the company is offered first.
  await page.getByRole('button', { name: 'Inviter bruger' }).click();
  await expect(dialog.getByLabel('Rolle')).toHaveValue('MEMBER');
  await dialog.getByRole('button', { name: 'Annuller' }).click();
  await page.getByLabel('Nye brugere bliver').selectOption('Indkøber');
  await expect(toasts(page)).toContainText('Rollen for nye brugere er gemt');
  await page.getByRole('button', { name: 'Inviter bruger' }).click();
  await expect(dialog).toContainText('72 timer');
  await expect(dialog.getByLabel('Rolle')).toHaveValue('BUYER');
  await dialog.getByLabel('Rolle').selectOption('Medlem');
  await expect(dialog.getByLabel('Rolle')).toHaveValue('MEMBER');
  await expect(dialog.getByLabel('Rolle')).toHaveAccessibleDescription(/Opgaver og events/);
  await dialog.getByLabel('Navn').fill('Anne Holm');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/E-mail er påkrævet/);
  await expect(dialog.getByLabel('Navn')).toHaveValue('Anne Holm');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toasts(page)).toContainText('Invitation sendt');
  await expect(page.getByText(`${email} · inviteret af Freja Lund · Medlem · gælder til`)).toBeVisible();
  const first = await mailedLink(request, email, 'invitation');
  await page.getByRole('button', { name: 'Send igen til Anne Holm' }).click();
  await expect(toasts(page)).toContainText('Invitation sendt igen');
  const link = await mailedLink(request, email, 'invitation', first);
  await page.reload();
  await expect(page.getByLabel('Nye brugere bliver')).toHaveValue('BUYER');
  await expect(invitations).toBeVisible();

  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL!, viewport: PHONE });
  const guest = await context.newPage();
  const gone = guest.getByRole('heading', { level: 1, name: 'Invitationen gælder ikke længere' });
  await guest.goto(link.href);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Velkommen, Anne');
  await expect(guest.getByText(`${company.name} har inviteret dig`)).toBeVisible();
  await expect(guest.getByLabel('E-mail')).toHaveValue(email);
  await choosePassword(guest, 'kort');
  await expect(guest.getByText('Adgangskode skal være mindst 8 tegn').first()).toBeVisible();
  await choosePassword(guest, TEST_PASSWORD, 'noget andet');
  await expect(guest.getByText('Adgangskoderne matcher ikke')).toBeVisible();
  await choosePassword(guest, TEST_PASSWORD);
  await expect(guest).toHaveURL(/\/dashboard$/);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Anne');
  // The inviting colleague sees it live.
  await expect(page.getByRole('row', { name: /Anne Holm/ })).toContainText('Medlem');
  await expect(invitations).toHaveCount(0);
  await signOut(guest);
  await expect(guest).toHaveURL(/\/login$/);
  await guest.goto(link.href);
  await expect(gone).toBeVisible();
  await expect(guest.getByText('Bed om en ny invitation hos den, der inviterede dig')).toBeVisible();
  await guest.getByRole('link', { name: 'Gå til login' }).click();
  await expect(guest.getByRole('heading', { name: 'Log ind', exact: true })).toBeVisible();

  // The second time, the invitation is withdrawn while its page is open.
  const secondEmail = `${uniqueName('gunnar')}@kunde.example`;
  await page.getByRole('button', { name: 'Inviter bruger' }).click();
  await expect(dialog.getByLabel('Navn')).toHaveValue('');
  await dialog.getByLabel('Navn').fill('Gunnar Gæst');
  await dialog.getByLabel('E-mail').fill(secondEmail);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await guest.goto((await mailedLink(request, secondEmail, 'invitation')).href);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Velkommen, Gunnar');
  await page.getByRole('button', { name: 'Træk tilbage, invitationen til Gunnar Gæst' }).click();
  await page
    .getByRole('alertdialog', { name: 'Træk invitationen til Gunnar Gæst tilbage?' })
    .getByRole('button', { name: 'Træk tilbage' })
    .click();
  await expect(toasts(page)).toContainText('Invitation trukket tilbage');
  await expect(invitations).toHaveCount(0);
  await choosePassword(guest, TEST_PASSWORD);
  await expect(guest.getByRole('alert')).toContainText('Invitationen er ugyldig, brugt eller udløbet.');
  await guest.reload();
  await expect(gone).toBeVisible();
  await guest.goto('/invitation');
  await expect(gone).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Anne Holm/ })).toBeVisible();
  await expect(page.getByText('Gunnar Gæst')).toHaveCount(0);
});
