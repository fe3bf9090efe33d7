import type { Page } from '@playwright/test';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany, createUser } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { addAuthenticatorApp } from '../../testing/browser/secondFactor.ts';
import { createToken, openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../../testing/browser/subscriptions.ts';
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
  const restoreUsers = await abortOperation(page, 'AdminUsersTabQuery');
  const isListening = waitForSubscription(page, 'useAdminUserChangesSubscription');
  await page.goto(company.tabPath('brugere'));
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente brugere');
  await restoreUsers();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await isListening;
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
    const restore = await abortOperation(page, 'CreateCompanyUserDialogMutation');
    await create.click();
    await expect(dialog.getByRole('alert')).toContainText('Der opstod en fejl ved oprettelse af bruger');
    await restore();
    await create.click();
    await expect(toasts(page)).toContainText('Bruger oprettet');
    await expect(row(page, 'Nina Ny')).toHaveCount(1);
    await confirmEmail(request, email);
    // Another admin's work appears live, and not that in another company.
    await createUser(await createManagedCompany(request), 'En Fremmed');
    await createUser(company, 'Anna Anker');
    await expect(row(page, 'Anna Anker')).toHaveCount(1);
    await expect(row(page, 'En Fremmed')).toHaveCount(0);
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
    const restore = await abortOperation(page, 'EditUserDialogRoleMutation');
    await edit.getByRole('button', { name: 'Gem' }).click();
    await expect(edit.getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af brugeren');
    await expect(edit.getByLabel('Rolle', { exact: true })).toHaveValue('ADMIN');
    await restore();
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
    await chooseRowAction(page, 'Nina Holm', 'Rediger');
    await expect(edit).toContainText(`${newEmail} afventer bekræftelse.`);
    await edit.getByRole('button', { name: 'Annuller' }).click();
    await confirmEmail(request, newEmail);
    await page.reload();
    await expect(row(page, 'Nina Holm')).toContainText(newEmail);
    await expect(row(page, 'Nina Holm')).toContainText('Administrator');
    // Another admin saves while the dialog is open, and deletes the user later.
    const otto = await createUser(company, 'Otto Olsen');
    await chooseRowAction(page, 'Otto Olsen', 'Rediger');
    await edit.getByLabel('Navn').fill('Otto Holm');
    const ottosNext = `${uniqueName('otto')}@kunde.example`;
    await company.queryApiAsAdmin(
      'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }',
      { id: otto.id, input: { name: 'Otto O. Olsen', email: ottosNext } },
    );
    await expect(edit.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
    await edit.getByRole('button', { name: 'Hent den nyeste' }).click();
    await expect(edit).toContainText(`${ottosNext} afventer bekræftelse.`);
    await expect(edit.getByLabel('Navn')).toHaveValue('Otto Holm');
    await edit.getByRole('button', { name: 'Gem' }).click();
    await expect(row(page, 'Otto Holm')).toContainText(otto.email);
    await company.queryApiAsAdmin('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: otto.id });
    await expect(row(page, 'Otto Holm')).toHaveCount(0);
  });

  await test.step('reactivate a member whom the company deactivated, and answer for its invitations', async () => {
    const { createUser: created } = await company.queryApi(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
      {
        input: {
          name: 'Camilla Dahl',
          email: `${uniqueName('medlem')}@kunde.example`,
          password: TEST_PASSWORD,
          companyRole: 'MEMBER',
        },
      },
    );
    const { id } = created.edge!.node;
    await expect(row(page, 'Camilla Dahl')).toContainText('Medlem');
    for (let round = 0; round < 2; round += 1) {
      await company.queryApi('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', { id });
      await page.getByRole('button', { name: 'Genaktivér Camilla Dahl' }).click();
      await expect(row(page, 'Camilla Dahl')).toContainText('Medlem');
      await expect(page.getByRole('heading', { name: 'Deaktiverede brugere' })).toHaveCount(0);
    }
    await company.queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
      input: { name: 'Oskar Munk', email: `${uniqueName('oskar')}@kunde.example`, companyRole: 'BUYER' },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Send igen til Oskar Munk' }).click();
    await expect(toasts(page)).toContainText('Invitation sendt igen');
    await page.getByRole('button', { name: 'Træk tilbage, invitationen til Oskar Munk' }).click();
    await expect(page.getByText('Oskar Munk')).toHaveCount(0);
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
      const restore = await abortOperation(page, 'DeleteUserDialogMutation');
      await question.getByRole('button', { name: 'Slet brugeren' }).click();
      await expect(question).toContainText('Der opstod en fejl ved sletning af brugeren');
      await restore();
      await question.getByRole('button', { name: 'Slet brugeren' }).click();
      await expect(toasts(page)).toContainText('Bruger slettet');
      await expect(row(page, name)).toHaveCount(0);
    }
    await expect(user).toHaveURL(/\/login/);
    const { admin } = await company.queryApiAsAdmin(
      'query ($id: ID!) { admin { customer(id: $id) { users { edges { node { name } } } } } }',
      { id: company.id },
    );
    expect(admin.customer!.users.edges.map(({ node }) => node.name)).toEqual(['Camilla Dahl', 'Nina Holm']);
  });
});
