import { deleteDepartment, deleteInstallation } from '../../testing/browser/companyObjects.ts';
import { abortOperation, answerOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

test('without answers and live updates, no typed text is lost, and what is gone already says so', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const { subdomain } = company;
  const { viewer } = await company.queryApi(
    '{ viewer { customer { installations { edges { node { id version department { id } } } } } } }',
  );
  const { id, version, department } = viewer.customer.installations.edges[0]!.node;
  const saveKey = () =>
    company.queryApi(
      `mutation ($id: ID!, $input: ApiCredentialsInput!) {
        saveApiCredentials(installationId: $id, input: $input) { deletedId }
      }`,
      { id, input: { zendeskApiKey: 'hemmelig-nøgle-abcd', zendeskApiEmail: company.email } },
    );
  const row = page.getByRole('row', { name: new RegExp(subdomain) });
  await page.routeWebSocket(/graphql/, () => undefined);
  await signInWithToken(page, company.token);

  let restore = await abortOperation(page, 'InstallationsScreenQuery');
  await page.goto('/zendesk-instances');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente Zendesk installationer');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(row).toContainText('Ikke forbundet');

  // Somebody else saves while the dialog is open.
  const editing = page.getByRole('dialog', { name: 'Rediger Zendesk installation' });
  const term = editing.getByRole('spinbutton', { name: 'Kontraktperiode i måneder' });
  await chooseRowAction(page, subdomain, 'Rediger');
  await term.fill('24');
  await company.queryApi(
    `mutation ($id: ID!, $version: Int, $input: InstallationInput!) {
      updateInstallation(id: $id, version: $version, input: $input) { edge { cursor } }
    }`,
    {
      id,
      version,
      input: {
        subdomain,
        departmentId: department.id,
        licenseType: 'PLAN_SUITE_GROWTH',
        paymentInterval: 'YEARLY',
        contractTerm: 12,
      },
    },
  );
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await expect(term).toHaveValue('24');
  await editing.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(editing.getByLabel('Licenstype')).toHaveValue('PLAN_SUITE_GROWTH');
  await expect(term).toHaveValue('24');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Zendesk installation opdateret');
  for (const text of ['Suite Growth', 'Årlig', '24 måneder']) await expect(row).toContainText(text);

  // Without a key, there is nothing to remove.
  await page.getByRole('button', { name: `Handlinger for ${subdomain}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Zendesk-nøgle', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Fjern Zendesk-nøgle' })).toHaveCount(0);

  await saveKey();
  await page.reload();
  await answerOperation(page, 'ConnectionTestMutation', () => ({
    testConnection: { isConnected: true, message: 'Forbindelsen virker.' },
  }));
  await chooseRowAction(page, subdomain, /^Zendesk-nøgle$/);
  const credentials = page.getByRole('dialog', { name: 'Zendesk-nøgle' });
  await credentials.getByRole('button', { name: 'Test forbindelse' }).click();
  await expect(credentials.getByRole('status')).toContainText('Forbindelsen virker.');
  await credentials.getByRole('button', { name: 'Annuller' }).click();

  // A question about a key that is gone already ends well, and one about a deleted installation says so.
  const question = page.getByRole('alertdialog');
  const remove = question.getByRole('button', { name: 'Fjern Zendesk-nøgle' });
  await chooseRowAction(page, subdomain, 'Fjern Zendesk-nøgle');
  restore = await abortOperation(page, 'DeleteApiCredentialsDialogMutation');
  await remove.click();
  await expect(question.getByRole('alert')).toContainText('Kunne ikke fjerne Zendesk-nøglen');
  await restore();
  await company.queryApi('mutation ($id: ID!) { deleteApiCredentials(installationId: $id) { deletedId } }', { id });
  await remove.click();
  await expect(toasts(page)).toContainText('Zendesk-nøgle fjernet');
  await expect(row).toContainText('Ikke forbundet');
  await saveKey();
  await page.reload();
  await chooseRowAction(page, subdomain, 'Fjern Zendesk-nøgle');
  await deleteInstallation(company, id);
  await remove.click();
  await expect(question.getByRole('alert')).toContainText('Zendesk-installationen findes ikke');

  // Without installations and departments, the screens lead to the next step.
  await page.goto('/integrations');
  await expect(page.getByText('Ingen Zendesk installationer endnu')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til Zendesk installationer' }).click();
  await expect(page).toHaveURL(/\/zendesk-instances$/);
  await expect(page.getByRole('heading', { name: 'Ingen Zendesk installationer endnu' })).toBeVisible();
  await deleteDepartment(company, department.id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'I har ingen afdelinger endnu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute('href', '/departments');
});
