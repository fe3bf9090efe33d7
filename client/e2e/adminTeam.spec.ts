import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { createManagedCompany, type ManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { createAdminToken, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

const PATH = '/admin/team';

let company: ManagedCompany;
let name = '';

test.beforeEach(async ({ page, request }) => {
  company = await createManagedCompany(request);
  name = `Tove ${uniqueName('team')}`;
  await signInWithToken(page, await createAdminToken(request));
});

const rows = (page: Page) => rowsOf(page, 'Team');
const row = (page: Page, who: string) => rows(page).filter({ hasText: who });

async function addMember(member: object = {}): Promise<string> {
  const { createTeamMember } = await company.queryApiAsAdmin(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { edge { node { id } } } }',
    { input: { name, email: `${uniqueName('tove')}@portal.example`, title: 'Konsulent', ...member } },
  );
  return createTeamMember.edge.node.id;
}

test('a team member can be added once the required fields are filled, and is found by every detail', async ({
  page,
}) => {
  const email = `${uniqueName('tove')}@portal.example`;
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin: Team' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Tilføj team medlem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj team medlem' });
  const add = dialog.getByRole('button', { name: 'Tilføj' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Navn').fill(name);
  await dialog.getByLabel('E-mail').fill('tove@');
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Titel').fill('Zendesk-konsulent');
  await dialog.getByLabel('Billede').fill('http://portal.example/tove.jpg');
  await dialog.getByLabel('Kalenderlink').fill('tove.example');
  await add.click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Ugyldig e-mail/);
  await expect(dialog.getByLabel('Billede')).toHaveAccessibleDescription(/Billedets adresse skal begynde med https/);
  await expect(dialog.getByLabel('Kalenderlink')).toHaveAccessibleDescription(
    /Kalenderens adresse skal begynde med https/,
  );
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Billede').fill('https://billeder.invalid/tove.jpg');
  await dialog.getByLabel('Kalenderlink').fill('https://kalender.example/tove');
  const restore = await abortOperation(page, 'CreateTeamMemberDialogMutation');
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText('Kunne ikke oprette team medlem');
  await restore();
  await add.click();
  await expect(toasts(page)).toContainText('Team medlem oprettet');
  await expect(row(page, name)).toHaveCount(1);
  await page.getByRole('searchbox').fill(email.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(row(page, name)).toContainText('Aktiv');
  // The picture cannot be loaded, so the initials are shown.
  await expect(row(page, name).locator('img')).toBeHidden();
  await page.getByRole('searchbox').fill('findes slet ikke');
  await expect(page.getByText('Ingen team medlemmer passer')).toBeVisible();
});

test('an edit can deactivate a team member, and an edit of an outdated version shows a conflict', async ({ page }) => {
  const id = await addMember({ phone: '20 30 40 50' });
  await openSubscribed(page, `${PATH}?q=${encodeURIComponent(name)}`, 'useTeamChangesSubscription');
  await chooseRowAction(page, name, 'Rediger');
  const dialog = page.getByRole('dialog', { name: `Rediger ${name}` });
  await dialog.getByLabel('Titel').fill('');
  await expect(dialog.getByRole('button', { name: 'Gem' })).toBeDisabled();
  await dialog.getByLabel('Titel').fill('Arkitekt');
  await company.queryApiAsAdmin(
    'mutation ($id: ID!, $input: TeamMemberInput!) { updateTeamMember(id: $id, input: $input) { deletedId } }',
    {
      id,
      input: { name, email: 'tove@portal.example', title: 'Rådgiver', phone: '20 30 40 50' },
    },
  );
  await expect(dialog.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('tove@portal.example');
  await expect(dialog.getByLabel('Titel')).toHaveValue('Arkitekt');
  await dialog.getByLabel('Telefon').fill('');
  await dialog.getByRole('switch', { name: /^Aktiv/ }).uncheck();
  const restore = await abortOperation(page, 'EditTeamMemberDialogMutation');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kunne ikke opdatere team medlem');
  await restore();
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Team medlem opdateret');
  await expect(row(page, name)).toContainText('Inaktiv');
  await expect(row(page, name)).toContainText('Arkitekt');
  await expect(row(page, name)).not.toContainText('20 30 40 50');
});

test('a dialog from a row’s menu returns the focus to that row', async ({ page }) => {
  await addMember();
  await page.goto(`${PATH}?q=${encodeURIComponent(name)}`);
  for (const [action, role] of [
    ['Rediger', 'dialog'],
    ['Slet', 'alertdialog'],
  ] as const) {
    await chooseRowAction(page, name, action);
    await expect(page.getByRole(role)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Handlinger for ${name}` })).toBeFocused();
  }
});

test('a team member whom a company needs cannot be deleted, and the company is named', async ({ page }) => {
  const id = await addMember();
  const choice = `mutation ($customerId: ID!, $id: ID) {
      setPointOfContact(customerId: $customerId, pointOfContactId: $id) { deletedId }
    }`;
  await company.queryApiAsAdmin(choice, { customerId: company.id, id });
  await page.goto(`${PATH}?q=${encodeURIComponent(name)}`);
  await chooseRowAction(page, name, 'Slet');
  const question = page.getByRole('alertdialog', { name: `Slet ${name}?` });
  await question.getByRole('button', { name: 'Slet team medlemmet' }).click();
  await expect(question.getByRole('alert')).toContainText(`Medarbejderen er kontaktperson for ${company.name}`);
  await company.queryApiAsAdmin(choice, { customerId: company.id, id: null });
  const restore = await abortOperation(page, 'DeleteTeamMemberDialogMutation');
  await question.getByRole('button', { name: 'Slet team medlemmet' }).click();
  await expect(question.getByRole('alert')).toContainText('Kunne ikke slette team medlem');
  await restore();
  await question.getByRole('button', { name: 'Slet team medlemmet' }).click();
  await expect(toasts(page)).toContainText('Team medlem slettet');
  await expect(row(page, name)).toHaveCount(0);
});

test('the people of the ClickUp workspace are imported with a button, and an outage shows an error', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(rows(page).first()).toBeVisible();
  const restore = await abortOperation(page, 'SyncTeamMutation');
  await page.getByRole('button', { name: 'Synkroniser fra ClickUp' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke synkronisere fra ClickUp');
  await restore();
  await page.getByRole('button', { name: 'Synkroniser fra ClickUp' }).click();
  await expect(toasts(page)).toContainText('Team synkroniseret fra ClickUp');
  await page.getByRole('searchbox').fill('sofie.lind');
  await expect(row(page, 'Sofie Lind')).toHaveCount(1);
});

test('team members that another admin adds or deletes change live', async ({ page }) => {
  await openSubscribed(page, PATH, 'useTeamChangesSubscription');
  await expect(rows(page).first()).toBeVisible();
  const id = await addMember();
  await expect(row(page, name)).toHaveCount(1);
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteTeamMember(id: $id) { deletedId } }', { id });
  await expect(row(page, name)).toHaveCount(0);
});

test('a list that cannot be loaded shows an error, and a customer is redirected', async ({ page, request }) => {
  const restore = await abortOperation(page, 'TeamScreenQuery');
  await page.goto(PATH);
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente team medlemmer');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
  await signInThroughApi(page, request);
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/dashboard$/);
});
