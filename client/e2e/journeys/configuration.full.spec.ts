import { abortOperation, answerOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

test('the picker of folders survives lost answers, keeps each step, and a contact appears elsewhere', async ({
  page,
  context,
  request,
}) => {
  const company = await createManagedCompany(request);
  const contact = `Tove ${uniqueName('kontakt')}`;
  await company.queryApiAsAdmin(
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { deletedId } }',
    { input: { name: contact, email: `${uniqueName('tove')}@portal.example`, title: 'Konsulent' } },
  );
  const dialog = page.getByRole('dialog');
  const openPicker = () => page.getByRole('button', { name: 'Vælg mappe' }).click();
  await signInWithToken(page, await createAdminToken(request));

  const restoreTab = await abortOperation(page, 'ConfigurationTabQuery');
  await page.goto(company.tabPath('konfiguration'));
  await expect(page.getByRole('alert')).toContainText('Kunne ikke indlæse nuværende valg');
  await restoreTab();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('button', { name: 'Kopiér Company ID' })).toBeVisible();

  await test.step('a large workspace is paged and searched', async () => {
    const restore = await answerOperation(page, 'PlaceStepsSpacesQuery', () => ({
      admin: {
        id: 'admin',
        clickUpSpaces: Array.from({ length: 45 }, (_, index) => ({ id: `s${index}`, name: `Space ${index + 1}` })),
      },
    }));
    await openPicker();
    await dialog.getByRole('button', { name: 'Portalen' }).click();
    const spaces = dialog.getByRole('list', { name: 'Spaces' }).getByRole('button');
    const search = dialog.getByRole('searchbox', { name: 'Søg i spaces' });
    await expect(spaces).toHaveCount(20);
    await expect(dialog.getByText('20 af 45')).toBeVisible();
    await dialog.getByRole('button', { name: 'Vis flere' }).click();
    await expect(spaces).toHaveCount(40);
    await search.fill('space 45');
    await expect(spaces).toHaveText(['Space 45']);
    await search.fill('findes ikke');
    await expect(dialog.getByText('Ingen passer til »findes ikke«')).toBeVisible();
    await restore();
    await dialog.getByRole('button', { name: 'Annuller' }).click();
  });

  await test.step('each step is retried, and keeps what was searched', async () => {
    const restores = [
      await abortOperation(page, 'PlaceStepsTeamsQuery'),
      await abortOperation(page, 'PlaceStepsSpacesQuery'),
      await abortOperation(page, 'FolderStepQuery'),
    ];
    const retry = async (index: number, failed: string) => {
      await expect(dialog.getByRole('alert').filter({ visible: true })).toContainText(failed);
      await restores[index]!();
      await dialog.getByRole('button', { name: 'Prøv igen' }).click();
    };
    await openPicker();
    await retry(0, 'Kunne ikke hente teams');
    await dialog.getByRole('button', { name: 'Portalen' }).click();
    await retry(1, 'Kunne ikke hente spaces');
    const searchSpaces = dialog.getByRole('searchbox', { name: 'Søg i spaces' });
    const searchFolders = dialog.getByRole('searchbox', { name: 'Søg i mapper' });
    await searchSpaces.fill('INTERN');
    await dialog.getByRole('button', { name: 'Internt' }).click();
    await retry(2, 'Kunne ikke hente mapper');
    await expect(dialog.getByRole('radio', { name: /Skabeloner/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Brug mappen' })).toBeDisabled();
    await searchFolders.fill('marked');
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    const requestCounts = [countOperation(page, 'PlaceStepsSpacesQuery'), countOperation(page, 'FolderStepQuery')];
    await dialog.getByRole('button', { name: 'Tilbage' }).click();
    await expect(searchSpaces).toHaveValue('INTERN');
    await dialog.getByRole('button', { name: 'Internt' }).click();
    await expect(searchFolders).toHaveValue('marked');
    expect(requestCounts.map((count) => count())).toEqual([0, 0]);
    await dialog.getByRole('button', { name: 'Annuller' }).click();
  });

  await test.step('a point of contact appears in other tabs', async () => {
    const other = await context.newPage();
    await openSubscribed(other, company.tabPath('konfiguration'), 'ConnectionsSubscription');
    const overview = await context.newPage();
    await openSubscribed(overview, company.tabPath(''), 'AdminCompanyScreenSubscription');
    const restore = await abortOperation(page, 'PointOfContactDialogQuery');
    await page.getByRole('button', { name: 'Vælg person' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Kunne ikke hente team medlemmer');
    await restore();
    await dialog.getByRole('button', { name: 'Prøv igen' }).click();
    await dialog.getByRole('searchbox', { name: 'Søg i team medlemmer' }).fill(contact);
    await dialog.getByRole('radio', { name: new RegExp(contact) }).check();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText('Point of contact opdateret');
    for (const tab of [page, other]) await expect(tab.getByText(`${contact}, Konsulent`)).toBeVisible();
    await expect(overview.getByText(contact, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Skift person' }).click();
    await expect(dialog.getByRole('radio', { name: new RegExp(contact) })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Gem' })).toBeDisabled();
  });
});
