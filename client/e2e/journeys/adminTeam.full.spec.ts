import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

test('an admin adds, edits and deletes team members after outages, twice, and not one whom a company needs', async ({
  page,
  request,
}) => {
  const company = await createManagedCompany(request);
  const rows = rowsOf(page, 'Team');
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const add = dialog.getByRole('button', { name: 'Tilføj' });
  const search = page.getByRole('searchbox');
  const setContact = (id: string | null) =>
    company.queryApiAsAdmin(
      `mutation ($customerId: ID!, $id: ID) {
        setPointOfContact(customerId: $customerId, pointOfContactId: $id) { deletedId }
      }`,
      { customerId: company.id, id },
    );
  await signInWithToken(page, await sharedAdminToken(request));
  await openSubscribed(page, '/admin/team', 'useTeamChangesSubscription');
  await expect(rows.first()).toBeVisible();

  // The open page follows another admin who adds and deletes.
  const live = `Tove ${uniqueName('live')}`;
  const { createTeamMember } = await company.queryApiAsAdmin(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { edge { node { id } } } }',
    { input: { name: live, email: `${uniqueName('tove')}@portal.example`, title: 'Konsulent' } },
  );
  await expect(rows.filter({ hasText: live })).toHaveCount(1);
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteTeamMember(id: $id) { deletedId } }', {
    id: createTeamMember.edge.node.id,
  });
  await expect(rows.filter({ hasText: live })).toHaveCount(0);

  let restore = await abortOperation(page, 'SyncTeamMutation');
  await page.getByRole('button', { name: 'Synkroniser fra ClickUp' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke synkronisere fra ClickUp');
  await restore();
  await page.getByRole('button', { name: 'Synkroniser fra ClickUp' }).click();
  await expect(toasts(page)).toContainText('Team synkroniseret fra ClickUp');
  await search.fill('sofie.lind');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Sofie Lind');
  await search.fill('');

  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(viewport);
    const name = `Tove ${uniqueName('team')}`;
    const email = `${uniqueName('tove')}@portal.example`;
    await page.getByRole('button', { name: 'Tilføj team medlem' }).click();
    await expect(add).toBeDisabled();
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByLabel('E-mail').fill('tove@');
    await dialog.getByLabel('Titel').fill('Zendesk-konsulent');
    await dialog.getByLabel('Billede').fill('http://portal.example/tove.jpg');
    await dialog.getByLabel('Kalenderlink').fill('tove.example');
    await add.click();
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Ugyldig e-mail/);
    await expect(dialog.getByLabel('Billede')).toHaveAccessibleDescription(/Billedets adresse skal begynde med https/);
    await expect(dialog.getByLabel('Kalenderlink')).toHaveAccessibleDescription(
      /Kalenderens adresse skal begynde med https/,
    );
    await expect(dialog.getByLabel('Navn')).toHaveValue(name);
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Billede').fill('https://billeder.invalid/tove.jpg');
    await dialog.getByLabel('Kalenderlink').fill('https://kalender.example/tove');
    restore = await abortOperation(page, 'CreateTeamMemberDialogMutation');
    await add.click();
    await expect(dialog.getByRole('alert')).toContainText('Kunne ikke oprette team medlem');
    await restore();
    await add.click();
    await expect(toasts(page)).toContainText('Team medlem oprettet');
    await search.fill(email.toUpperCase());
    await expect(page).toHaveURL(/q=/);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);
    await expect(rows).toContainText('Aktiv');
    // The picture cannot be loaded, so the initials are shown.
    await expect(rows.locator('img')).toBeHidden();
    const { admin } = await company.queryApiAsAdmin(
      'query ($search: String) { admin { teamMembers(search: $search) { edges { node { id } } } } }',
      { search: email },
    );
    const { id } = admin.teamMembers.edges[0]!.node;

    await chooseRowAction(page, name, 'Rediger');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Handlinger for ${name}` })).toBeFocused();
    await chooseRowAction(page, name, 'Rediger');
    await dialog.getByLabel('Titel').fill('');
    await expect(dialog.getByRole('button', { name: 'Gem' })).toBeDisabled();
    await dialog.getByLabel('Titel').fill('Arkitekt');
    await company.queryApiAsAdmin(
      'mutation ($id: ID!, $input: TeamMemberInput!) { updateTeamMember(id: $id, input: $input) { deletedId } }',
      { id, input: { name, email, title: 'Rådgiver', phone: '20 30 40 50' } },
    );
    await expect(dialog.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
    await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
    await expect(dialog.getByLabel('Telefon')).toHaveValue(/20 ?30 ?40 ?50/);
    await expect(dialog.getByLabel('Titel')).toHaveValue('Arkitekt');
    await dialog.getByLabel('Telefon').fill('');
    await dialog.getByRole('switch', { name: /^Aktiv/ }).uncheck();
    await expect(dialog.getByRole('button', { name: 'Gem' })).toBeInViewport();
    restore = await abortOperation(page, 'EditTeamMemberDialogMutation');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunne ikke opdatere team medlem');
    await restore();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText('Team medlem opdateret');
    await expect(rows).toContainText('Inaktiv');
    await expect(rows).toContainText('Arkitekt');
    await expect(rows).not.toContainText('20 30 40 50');

    await setContact(id);
    await chooseRowAction(page, name, 'Slet');
    await question.getByRole('button', { name: 'Slet team medlemmet' }).click();
    await expect(question.getByRole('alert')).toContainText(`Medarbejderen er kontaktperson for ${company.name}`);
    await setContact(null);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Handlinger for ${name}` })).toBeFocused();
    await page.reload();
    await expect(rows).toContainText('Inaktiv');
    await chooseRowAction(page, name, 'Slet');
    restore = await abortOperation(page, 'DeleteTeamMemberDialogMutation');
    await question.getByRole('button', { name: 'Slet team medlemmet' }).click();
    await expect(question.getByRole('alert')).toContainText('Kunne ikke slette team medlem');
    await restore();
    await question.getByRole('button', { name: 'Slet team medlemmet' }).click();
    await expect(toasts(page)).toContainText('Team medlem slettet');
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('Ingen team medlemmer passer')).toBeVisible();
    await search.fill('');
    await expect(rows.first()).toBeVisible();
  }
});
