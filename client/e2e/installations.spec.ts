import type { Locator, Page } from '@playwright/test';
import { deleteDepartment, deleteInstallation } from '../testing/browser/companyObjects.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { DEMO_ADMIN, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { createCompany, type TestCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

const rowOf = (page: Page, subdomain: string) => page.getByRole('row', { name: new RegExp(subdomain) });

const termOf = (dialog: Locator) => dialog.getByRole('spinbutton', { name: 'Kontraktperiode i måneder' });

async function installationOf({ queryApi }: TestCompany) {
  const { viewer } = await queryApi(
    '{ viewer { customer { installations { edges { node { id version department { id } } } } } } }',
  );
  return viewer.customer.installations.edges[0]!.node;
}

test('an API key is saved, never shown again, and can be tested and replaced', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/zendesk-instances');
  await expect(rowOf(page, company.subdomain)).toContainText('Ikke forbundet');
  await chooseRowAction(page, company.subdomain, /^Zendesk-nøgle$/);
  const dialog = page.getByRole('dialog', { name: 'Zendesk-nøgle' });
  await expect(dialog.getByRole('button', { name: 'Test forbindelse' })).toHaveCount(0);
  await dialog.getByLabel('Email').fill('ikke-en-mail');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Indtast venligst en gyldig emailadresse/);
  await expect(dialog.getByLabel('Zendesk-nøgle')).toHaveAccessibleDescription(/API nøgle er påkrævet/);
  await dialog.getByLabel('Email').fill('agent@proeve.example');
  await dialog.getByLabel('Zendesk-nøgle').fill('hemmelig-nøgle-abcd');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Zendesk-nøgle gemt');
  await expect(dialog).toContainText('•••• abcd');
  await expect(dialog.getByLabel('Zendesk-nøgle')).toHaveValue('');

  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ConnectionTestMutation')) return route.continue();
    return route.fulfill({
      json: { data: { testConnection: { isConnected: true, message: 'Forbindelsen virker.' } } },
    });
  });
  await dialog.getByRole('button', { name: 'Test forbindelse' }).click();
  await expect(dialog.getByRole('status')).toContainText('Forbindelsen virker.');
  await page.unroute('**/graphql');
  await dialog.getByLabel('Zendesk-nøgle').fill('en-anden-nøgle-9876');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog).toContainText('•••• 9876');
  await dialog.getByRole('button', { name: 'Annuller' }).click();
  await expect(rowOf(page, company.subdomain)).toContainText('•••• 9876');
  await page.reload();
  await expect(rowOf(page, company.subdomain)).toContainText('•••• 9876');
  expect(await page.content()).not.toContain('hemmelig');
});

test('an API key is removed after a question, the e-mail with it, and it can be saved again', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const { id } = await installationOf(company);
  await signInWithToken(page, company.token);
  await page.goto('/zendesk-instances');
  await expect(rowOf(page, company.subdomain)).toContainText('Ikke forbundet');
  // Without a key, there is nothing to remove.
  await page.getByRole('button', { name: `Handlinger for ${company.subdomain}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Zendesk-nøgle', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Fjern Zendesk-nøgle' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  for (const key of ['første-nøgle-1111', 'anden-nøgle-2222']) {
    await chooseRowAction(page, company.subdomain, /^Zendesk-nøgle$/);
    const credentials = page.getByRole('dialog', { name: 'Zendesk-nøgle' });
    await expect(credentials).toContainText('Portalen bruger nøglen til at tælle licenser i brug hver nat.');
    await expect(credentials.getByLabel('Email')).toHaveValue('');
    await credentials.getByLabel('Email').fill('agent@proeve.example');
    await credentials.getByLabel('Zendesk-nøgle').fill(key);
    await credentials.getByRole('button', { name: 'Gem' }).click();
    await expect(credentials).toContainText(`•••• ${key.slice(-4)}`);
    await credentials.getByRole('button', { name: 'Annuller' }).click();

    await chooseRowAction(page, company.subdomain, 'Fjern Zendesk-nøgle');
    const question = page.getByRole('alertdialog', {
      name: `Fjern Zendesk-nøglen til ${company.subdomain}.zendesk.com?`,
    });
    await expect(question).toContainText('Navne på agenter slettes. Tallene fra før bliver.');
    await question.getByRole('button', { name: 'Annuller' }).click();
    await expect(question).toHaveCount(0);
    await expect(rowOf(page, company.subdomain)).toContainText(`•••• ${key.slice(-4)}`);

    await chooseRowAction(page, company.subdomain, 'Fjern Zendesk-nøgle');
    const restore = await abortOperation(page, 'DeleteApiCredentialsDialogMutation');
    await question.getByRole('button', { name: 'Fjern Zendesk-nøgle' }).click();
    await expect(question.getByRole('alert')).toContainText('Kunne ikke fjerne Zendesk-nøglen');
    await restore();
    await question.getByRole('button', { name: 'Fjern Zendesk-nøgle' }).dblclick();
    await expect(toasts(page)).toContainText('Zendesk-nøgle fjernet');
    await expect(question).toHaveCount(0);
    await expect(rowOf(page, company.subdomain)).toContainText('Ikke forbundet');
    await page.reload();
    await expect(rowOf(page, company.subdomain)).toContainText('Ikke forbundet');
  }
  const { node } = await company.queryApi(
    `query ($id: ID!) { node(id: $id) { ... on Installation { zendeskApiEmail seats { hasKey } } } }`,
    { id },
  );
  expect(node).toEqual({ zendeskApiEmail: null, seats: { hasKey: false } });
});

test('a question about a key that is gone already ends well, and one about a deleted installation says so', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const { id } = await installationOf(company);
  const saveKey = () =>
    company.queryApi(
      `mutation ($id: ID!, $input: ApiCredentialsInput!) {
        saveApiCredentials(installationId: $id, input: $input) { deletedId }
      }`,
      { id, input: { zendeskApiKey: 'hemmelig-nøgle-abcd', zendeskApiEmail: company.email } },
    );
  await page.routeWebSocket(/graphql/, () => undefined);
  await signInWithToken(page, company.token);
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Fjern Zendesk-nøgle' });

  await saveKey();
  await page.goto('/zendesk-instances');
  await chooseRowAction(page, company.subdomain, 'Fjern Zendesk-nøgle');
  await company.queryApi('mutation ($id: ID!) { deleteApiCredentials(installationId: $id) { deletedId } }', { id });
  await confirm.click();
  await expect(toasts(page)).toContainText('Zendesk-nøgle fjernet');
  await expect(rowOf(page, company.subdomain)).toContainText('Ikke forbundet');

  await saveKey();
  await page.reload();
  await chooseRowAction(page, company.subdomain, 'Fjern Zendesk-nøgle');
  await deleteInstallation(company, id);
  await confirm.click();
  await expect(question.getByRole('alert')).toContainText('Zendesk-installationen findes ikke');
});

test('an edit of an outdated version shows a conflict, and no typed text is lost', async ({ page, request }) => {
  const company = await createCompany(request);
  const { id, version, department } = await installationOf(company);
  await page.routeWebSocket(/graphql/, () => undefined);
  await signInWithToken(page, company.token);
  await page.goto('/zendesk-instances');
  await chooseRowAction(page, company.subdomain, 'Rediger');
  const editing = page.getByRole('dialog', { name: 'Rediger Zendesk installation' });
  await termOf(editing).fill('24');
  await company.queryApi(
    `mutation ($id: ID!, $version: Int, $input: InstallationInput!) {
      updateInstallation(id: $id, version: $version, input: $input) { edge { cursor } }
    }`,
    {
      id,
      version,
      input: {
        subdomain: company.subdomain,
        departmentId: department.id,
        licenseType: 'PLAN_SUITE_GROWTH',
        paymentInterval: 'YEARLY',
        contractTerm: 12,
      },
    },
  );
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await expect(termOf(editing)).toHaveValue('24');
  await editing.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(editing.getByLabel('Licenstype')).toHaveValue('PLAN_SUITE_GROWTH');
  await expect(termOf(editing)).toHaveValue('24');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Zendesk installation opdateret');
  for (const text of ['Suite Growth', 'Årlig', '24 måneder'])
    await expect(rowOf(page, company.subdomain)).toContainText(text);
});

test('without installations the page says so and links to the next step', async ({ page, request }) => {
  const company = await createCompany(request);
  const { id, department } = await installationOf(company);
  await deleteInstallation(company, id);
  await signInWithToken(page, company.token);
  await page.goto('/zendesk-instances');
  await expect(page.getByRole('heading', { name: 'Ingen Zendesk installationer endnu' })).toBeVisible();
  await deleteDepartment(company, department.id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'I har ingen afdelinger endnu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gå til afdelinger' })).toHaveAttribute('href', '/departments');
});

test('an admin sees only the installations of their own company, and a failed load shows an error', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.route('**/graphql', async (route) =>
    route.request().postData()?.includes('InstallationsScreenQuery') ? route.abort() : route.continue(),
  );
  await page.goto('/zendesk-instances');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente Zendesk installationer');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zendesk installationer' })).toBeVisible();
});
