import {
  createDepartment,
  createInstallation,
  createLicense,
  deleteDepartment,
  deleteInstallation,
} from '../../testing/browser/companyObjects.ts';
import { figures } from '../../testing/browser/figures.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { createClipCardAsAdmin, createTaskCompany } from '../../testing/browser/taskCompany.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => signInWithToken(page, await createAdminToken(request)));

test('an admin adds a department with an installation, and the page follows what others change', async ({
  page,
  request,
}) => {
  const company = await createTaskCompany(request);
  await createClipCardAsAdmin(company, company.departmentId, 25);
  const path = `/admin/companies/${company.id}`;
  const dialog = page.getByRole('dialog');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await page.goto(path);
  await expect(figures(page)).toContainText('Klippekorttimer35 timertilbage af 35');

  await openSubscribed(page, `${path}/oplysninger`, 'useCompanyDepartmentChangesInstallationsSubscription');
  const addDepartment = async (name: string) => {
    await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByLabel('Kontaktperson').fill('Ida Skov');
    await dialog.getByRole('button', { name: 'Tilføj afdeling' }).dblclick();
  };
  await addDepartment('Lager');
  await expect(heading('Lager')).toHaveCount(1);
  await page.getByRole('button', { name: 'Tilføj installation til Lager' }).click();
  const desk = uniqueName('desk').toLowerCase();
  await dialog.getByLabel('Subdomæne').fill(desk);
  await dialog.getByRole('button', { name: 'Tilføj installation' }).dblclick();
  await expect(page.getByText(`${desk}.zendesk.com`)).toHaveCount(1);
  await addDepartment('lager');
  await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription(/allerede dette navn/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Luk uden at gemme' }).click();
  await page.getByRole('button', { name: 'Lad betale med faktura: Lager' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Lager kan derefter bestille uden kort');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Betal med faktura' }).click();
  await expect(page.getByRole('button', { name: 'Lad betale med faktura: Lager' })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);

  // The company's own people add and delete the same.
  const departmentId = await createDepartment(company, 'Webshop');
  await expect(heading('Webshop')).toBeVisible();
  const subdomain = `${company.subdomain}-webshop`;
  const installationId = await createInstallation({ ...company, departmentId }, { subdomain });
  await expect(page.getByText(`${subdomain}.zendesk.com`)).toBeVisible();
  await deleteInstallation(company, installationId);
  await expect(page.getByText(`${subdomain}.zendesk.com`)).toHaveCount(0);
  await deleteDepartment(company, departmentId);
  await expect(heading('Webshop')).toHaveCount(0);

  // Licences and keys that a colleague creates appear at once.
  await openSubscribed(page, `${path}/licenser`, 'useLicenseChangesSubscription');
  const licenseId = await createLicense(company, { quantity: 7 });
  await expect(rowsOf(page, 'Licenser')).toContainText('7');
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteLicense(id: $id) { deletedId } }', { id: licenseId });
  await expect(page.getByText('Ingen licenser endnu')).toBeVisible();
  await openSubscribed(page, `${path}/konfiguration`, 'ApiTokenListSubscription');
  const { issueApiToken } = await company.queryApiAsAdmin(
    `mutation ($id: ID!) {
      issueApiToken(customerId: $id, name: "Bogholderi", scope: READ) { change { edge { node { id } } } }
    }`,
    { id: company.id },
  );
  const keys = rowsOf(page, 'API-nøgler');
  await expect(keys).toContainText('Bogholderi');
  await company.queryApiAsAdmin('mutation ($id: ID!) { revokeApiToken(id: $id) { deletedId } }', {
    id: issueApiToken.change.edge.node.id,
  });
  await expect(keys).toContainText('Tilbagekaldt');
  await expect(keys).toHaveCount(1);
  await expect(toasts(page)).toBeEmpty();

  // A task list without an approval status is named. The server skips a refresh shortly after the previous one.
  await company.clickUp('setStatuses', company.listId, [
    { status: 'to do', color: '#87909e', type: 'open' },
    { status: 'complete', color: '#008844', type: 'closed' },
  ]);
  await expect(async () => {
    await company.queryApi('mutation { refreshTasks { refreshedAt } }');
    await page.reload();
    await expect(page.getByText('Mangler Client approval')).toHaveCount(1, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByText(`Kundeservice · klippekort ${company.clipCardId.slice(-6)}`)).toBeVisible();
});

test('a point of contact is replaced on all companies before it is deleted', async ({ page, request }) => {
  const companies = [await createLicenseCompany(request), await createLicenseCompany(request)];
  const { queryApiAsAdmin } = companies[0]!;
  const [from, to] = [`Ole ${uniqueName('team')}`, `Nora ${uniqueName('team')}`];
  const ids: string[] = [];
  for (const name of [from, to]) {
    const { createTeamMember } = await queryApiAsAdmin(
      'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { edge { node { id } } } }',
      { input: { name, email: `${uniqueName('team')}@portal.example`, title: 'Konsulent' } },
    );
    ids.push(createTeamMember.edge.node.id);
  }
  for (const { id } of companies)
    await queryApiAsAdmin(
      `mutation ($id: ID!, $contact: ID!) {
        setPointOfContact(customerId: $id, pointOfContactId: $contact) { deletedId }
      }`,
      { id, contact: ids[0] },
    );
  await page.goto(`/admin/team?q=${encodeURIComponent(from)}`);
  await chooseRowAction(page, from, 'Slet');
  await page.getByRole('button', { name: 'Slet team medlemmet' }).click();
  await page.getByRole('button', { name: `Erstat ${from} på alle virksomheder` }).click();
  const replace = page.getByRole('dialog', { name: `Erstat ${from} på alle virksomheder` });
  for (const { name } of companies) await expect(replace).toContainText(name);
  await replace.getByLabel('Ny kontaktperson').selectOption(to);
  await expect(replace).toContainText(`${to} bliver kontaktperson for 2 virksomheder i stedet for ${from}.`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await replace.getByRole('button', { name: 'Erstat på 2 virksomheder' }).click();
  await expect(toasts(page)).toContainText('2 virksomheder har fået en ny kontaktperson');
  await chooseRowAction(page, from, 'Slet');
  await page.getByRole('button', { name: 'Slet team medlemmet' }).click();
  await expect(toasts(page)).toContainText('Team medlem slettet');
});
