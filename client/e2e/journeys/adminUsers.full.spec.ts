import type { Page } from '@playwright/test';
import { createManagedCompany, createUser } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { addAuthenticatorApp } from '../../testing/browser/secondFactor.ts';
import { createToken, openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { confirmEmail, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const row = (page: Page, name: string) => rowsOf(page, 'Brugere').filter({ hasText: name });

test('an admin creates, edits, rescues and deletes users of a company, and deletes the second on a phone', async ({
  page,
  request,
  browser,
}) => {
  const company = await createManagedCompany(request);
  const email = `${uniqueName('ny')}@kunde.example`;
  const dialog = page.getByRole('dialog', { name: 'Opret bruger' });
  const password = dialog.getByLabel('Adgangskode', { exact: true });
  const create = dialog.getByRole('button', { name: 'Opret bruger' });
  await signInWithToken(page, await sharedAdminToken(request));
  await openSubscribed(page, company.tabPath('brugere'), 'useAdminUserChangesSubscription');
  await expect(row(page, 'Freja Lund')).toContainText(company.email);

  await test.step('create', async () => {
    await page.getByRole('button', { name: 'Opret bruger' }).click();
    await create.click();
    for (const label of ['Navn', 'E-mail', 'Adgangskode'])
      await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        /Navn, email og password er påkrævet/,
      );
    await dialog.getByLabel('Navn').fill('Nina Ny');
    await dialog.getByLabel('E-mail').fill(company.email);
    await password.fill('kort');
    await create.click();
    await expect(password).toHaveAccessibleDescription(/Adgangskode skal være mindst 6 tegn/);
    await password.fill(TEST_PASSWORD);
    await create.click();
    await expect(dialog.getByLabel('Gentag adgangskode')).toHaveAccessibleDescription(/Adgangskoder matcher ikke/);
    await dialog.getByLabel('Gentag adgangskode').fill(TEST_PASSWORD);
    await create.click();
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Der er allerede en bruger med den e-mail/);
    await expect(dialog.getByLabel('Navn')).toHaveValue('Nina Ny');
    await dialog.getByLabel('E-mail').fill(email);
    await create.click();
    await expect(toasts(page)).toContainText('Bruger oprettet');
    await expect(row(page, 'Nina Ny')).toHaveCount(1);
    await confirmEmail(request, email);
    // Another admin's work appears live.
    await createUser(company, 'Anna Anker');
    await expect(row(page, 'Anna Anker')).toHaveCount(1);
  });

  await test.step('edit', async () => {
    const edit = page.getByRole('dialog');
    const newEmail = `${uniqueName('nina')}@kunde.example`;
    await chooseRowAction(page, 'Nina Ny', 'Rediger');
    await expect(edit.getByLabel('E-mail')).toHaveValue(email);
    await edit.getByLabel('Navn').fill('Nina Holm');
    await edit.getByLabel('Adgangskode', { exact: true }).fill('kort');
    await edit.getByRole('button', { name: 'Gem' }).click();
    await expect(edit.getByLabel('Adgangskode', { exact: true })).toHaveAccessibleDescription(
      /Adgangskode skal være mindst 8 tegn/,
    );
    await edit.getByLabel('Adgangskode', { exact: true }).fill('');
    await edit.getByLabel('Rolle', { exact: true }).selectOption('Administrator');
    await edit.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText('Bruger opdateret');
    await expect(row(page, 'Nina Holm')).toContainText('Administrator');
    await chooseRowAction(page, 'Nina Holm', 'Rediger');
    await edit.getByLabel('E-mail').fill(newEmail);
    await edit.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText(
      `Vi har sendt et link til ${newEmail}. E-mailen skifter, når den er bekræftet.`,
    );
    await expect(row(page, 'Nina Holm')).toContainText(email);
    await confirmEmail(request, newEmail);
    await page.reload();
    await expect(row(page, 'Nina Holm')).toContainText(newEmail);
    await expect(row(page, 'Nina Holm')).toContainText('Administrator');
  });

  const user = await openSecondBrowser(browser, { token: await createToken(request, company.email, TEST_PASSWORD) });
  await test.step('remove the two-step verification of a user who has lost the phone', async () => {
    await expect(row(page, 'Freja Lund')).toContainText('Ikke slået til');
    await openSubscribed(user, '/profile/sikkerhed');
    await addAuthenticatorApp(user);
    await expect(row(page, 'Freja Lund').getByText('App', { exact: true })).toBeVisible();
    await chooseRowAction(page, 'Freja Lund', 'Fjern totrinsbekræftelse');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click();
    await expect(row(page, 'Freja Lund')).toContainText('Ikke slået til');
    await expect(user).toHaveURL(/\/login/);
  });

  await test.step('delete', async () => {
    await user.evaluate(
      (token) => localStorage.setItem('portal.token', token),
      await createToken(request, company.email, TEST_PASSWORD),
    );
    await openSubscribed(user, '/dashboard');
    for (const name of ['Anna Anker', 'Freja Lund']) {
      if (name === 'Freja Lund') await page.setViewportSize(PHONE);
      await chooseRowAction(page, name, 'Slet');
      const question = page.getByRole('alertdialog', { name: `Slet ${name}?` });
      await expect(question.getByRole('button', { name: 'Slet brugeren' })).toBeInViewport();
      await question.getByRole('button', { name: 'Slet brugeren' }).click();
      await expect(toasts(page)).toContainText('Bruger slettet');
      await expect(row(page, name)).toHaveCount(0);
    }
    await expect(user).toHaveURL(/\/login/);
    const { admin } = await company.queryApiAsAdmin(
      'query ($id: ID!) { admin { customer(id: $id) { users { edges { node { name } } } } } }',
      { id: company.id },
    );
    expect(admin.customer!.users.edges.map(({ node }) => node.name)).toEqual(['Nina Holm']);
  });
});
