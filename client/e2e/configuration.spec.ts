import type { Page } from '@playwright/test';
import { abortOperation, answerOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { createManagedCompany, type ManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

let company: ManagedCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createManagedCompany(request);
  await signInWithToken(page, await createAdminToken(request));
});

const open = async (page: Page) => {
  await page.goto(company.tabPath('konfiguration'));
  await expect(page.getByRole('button', { name: 'Kopiér Company ID' })).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog');

test('the picker goes from team to space to a new folder, and each step keeps its state', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Vælg mappe' }).click();
  const requestCounts = [countOperation(page, 'PlaceStepsSpacesQuery'), countOperation(page, 'FolderStepQuery')];
  await dialog(page).getByRole('button', { name: 'Portalen' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Trin 2 af 3: Vælg space' })).toBeFocused();
  await dialog(page).getByRole('searchbox', { name: 'Søg i spaces' }).fill('INTERN');
  await dialog(page).getByRole('button', { name: 'Internt' }).click();
  await expect(dialog(page).getByRole('radio', { name: /Skabeloner/ })).toBeVisible();
  await dialog(page).getByRole('searchbox', { name: 'Søg i mapper' }).fill('marked');
  await expect(dialog(page).getByRole('radio')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Tilbage' }).click();
  await expect(dialog(page).getByRole('searchbox', { name: 'Søg i spaces' })).toHaveValue('INTERN');
  await dialog(page).getByRole('button', { name: 'Internt' }).click();
  await expect(dialog(page).getByRole('searchbox', { name: 'Søg i mapper' })).toHaveValue('marked');
  expect(requestCounts.map((count) => count())).toEqual([1, 1]);
  await dialog(page).getByRole('button', { name: 'Tilbage' }).click();
  await dialog(page).getByRole('searchbox', { name: 'Søg i spaces' }).fill('');
  await dialog(page).getByRole('button', { name: 'Kunder' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Brug mappen' })).toBeDisabled();

  await dialog(page).getByRole('button', { name: 'Opret ny mappe' }).click();
  await expect(dialog(page).getByLabel('Mappens navn')).toHaveValue(company.name);
  await dialog(page).getByLabel('Mappens navn').fill('');
  await dialog(page).getByRole('button', { name: 'Opret mappe' }).click();
  await expect(dialog(page).getByLabel('Mappens navn')).toHaveAccessibleDescription(/Mappens navn er påkrævet/);
  const folder = uniqueName(company.name);
  await dialog(page).getByLabel('Mappens navn').fill(folder);
  const restore = await abortOperation(page, 'NewFolderMutation');
  await dialog(page).getByRole('button', { name: 'Opret mappe' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Kunne ikke oprette mappe');
  await restore();
  await dialog(page).getByRole('button', { name: 'Opret mappe' }).click();
  await expect(dialog(page).getByRole('radio', { name: new RegExp(folder) })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Brug mappen' }).click();
  await expect(toasts(page)).toContainText('ClickUp mappe opdateret');
  await expect(page.getByText(folder, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(folder, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skift mappe' })).toBeVisible();
});

test('a step that ClickUp does not answer shows an error and can be retried', async ({ page }) => {
  await open(page);
  const steps = [
    { operation: 'PlaceStepsTeamsQuery', failed: 'Kunne ikke hente teams', go: 'Portalen' },
    { operation: 'PlaceStepsSpacesQuery', failed: 'Kunne ikke hente spaces', go: 'Internt' },
    { operation: 'FolderStepQuery', failed: 'Kunne ikke hente mapper', go: undefined },
  ];
  const restores = await Promise.all(steps.map(({ operation }) => abortOperation(page, operation)));
  await page.getByRole('button', { name: 'Vælg mappe' }).click();
  for (const [index, { failed, go }] of steps.entries()) {
    await expect(dialog(page).getByRole('alert').filter({ visible: true })).toContainText(failed);
    await restores[index]!();
    await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
    if (go) await dialog(page).getByRole('button', { name: go }).click();
  }
  await expect(dialog(page).getByRole('radio', { name: /Skabeloner/ })).toBeVisible();
});

test('a large workspace is paged and searched without further requests', async ({ page }) => {
  await answerOperation(page, 'PlaceStepsSpacesQuery', () => ({
    admin: {
      id: 'admin',
      clickUpSpaces: Array.from({ length: 45 }, (_, index) => ({ id: `s${index}`, name: `Space ${index + 1}` })),
    },
  }));
  await open(page);
  await page.getByRole('button', { name: 'Vælg mappe' }).click();
  await dialog(page).getByRole('button', { name: 'Portalen' }).click();
  const spaces = dialog(page).getByRole('list', { name: 'Spaces' }).getByRole('button');
  await expect(spaces).toHaveCount(20);
  await expect(dialog(page).getByText('20 af 45')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Vis flere' }).click();
  await expect(spaces).toHaveCount(40);
  await dialog(page).getByRole('searchbox', { name: 'Søg i spaces' }).fill('space 45');
  await expect(spaces).toHaveText(['Space 45']);
  await dialog(page).getByRole('searchbox', { name: 'Søg i spaces' }).fill('findes ikke');
  await expect(dialog(page).getByText('Ingen passer til »findes ikke«')).toBeVisible();
});

test('a folder of another company is refused with a message', async ({ page, request }) => {
  const other = await createManagedCompany(request);
  const {
    admin: {
      clickUpTeams: [team],
    },
  } = await other.queryApiAsAdmin('{ admin { clickUpTeams { id } } }');
  const {
    admin: { clickUpSpaces },
  } = await other.queryApiAsAdmin('query ($id: ID!) { admin { clickUpSpaces(teamId: $id) { id name } } }', {
    id: team!.id,
  });
  const spaceId = clickUpSpaces.find(({ name }) => name === 'Kunder')!.id;
  const {
    createClickUpFolder: { id: folderId },
  } = await other.queryApiAsAdmin(
    'mutation ($spaceId: ID!, $name: String!) { createClickUpFolder(spaceId: $spaceId, name: $name) { id } }',
    { spaceId, name: other.name },
  );
  await other.queryApiAsAdmin(
    `mutation ($customerId: ID!, $input: ClickUpFolderInput!) {
      linkClickUpFolder(customerId: $customerId, input: $input) { id }
    }`,
    {
      customerId: other.id,
      input: { clickUpTeamId: team!.id, clickUpSpaceId: spaceId, clickUpFolderId: folderId },
    },
  );
  await open(page);
  await page.getByRole('button', { name: 'Vælg mappe' }).click();
  await dialog(page).getByRole('button', { name: 'Portalen' }).click();
  await dialog(page).getByRole('button', { name: 'Kunder' }).click();
  await dialog(page).getByRole('searchbox', { name: 'Søg i mapper' }).fill(other.name);
  await dialog(page)
    .getByRole('radio', { name: new RegExp(other.name) })
    .check();
  await dialog(page).getByRole('button', { name: 'Brug mappen' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Mappen hører til en anden virksomhed');
});

test('a point of contact is chosen, appears live elsewhere, and is removed again', async ({ page, context }) => {
  const name = `Tove ${uniqueName('kontakt')}`;
  await company.queryApiAsAdmin(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { deletedId } }',
    {
      input: { name, email: `${uniqueName('tove')}@portal.example`, title: 'Konsulent' },
    },
  );
  const other = await context.newPage();
  await openSubscribed(other, company.tabPath('konfiguration'), 'ConnectionsSubscription');
  const overview = await context.newPage();
  await openSubscribed(overview, company.tabPath(''), 'AdminCompanyScreenSubscription');
  await open(page);
  const restoreQuery = await abortOperation(page, 'PointOfContactDialogQuery');
  await page.getByRole('button', { name: 'Vælg person' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Kunne ikke hente team medlemmer');
  await restoreQuery();
  await dialog(page).getByRole('button', { name: 'Prøv igen' }).click();
  await dialog(page).getByRole('searchbox', { name: 'Søg i team medlemmer' }).fill(name);
  await dialog(page)
    .getByRole('radio', { name: new RegExp(name) })
    .check();
  const restore = await abortOperation(page, 'PointOfContactDialogMutation');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Kunne ikke opdatere point of contact');
  await restore();
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Point of contact opdateret');
  await expect(page.getByText(`${name}, Konsulent`)).toBeVisible();
  await expect(other.getByText(`${name}, Konsulent`)).toBeVisible();
  await expect(overview.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Skift person' }).click();
  await expect(dialog(page).getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Gem' })).toBeDisabled();
  await dialog(page)
    .getByRole('radio', { name: /^Ingen/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByRole('button', { name: 'Vælg person' })).toBeVisible();
});

test('a page that cannot be loaded shows an error', async ({ page }) => {
  const restore = await abortOperation(page, 'ConfigurationTabQuery');
  await page.goto(company.tabPath('konfiguration'));
  await expect(page.getByRole('alert')).toContainText('Kunne ikke indlæse nuværende valg');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('button', { name: 'Kopiér Company ID' })).toBeVisible();
});
