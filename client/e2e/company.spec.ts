import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

test('a CVR number of another company shows a hint, too', async ({ page, request }) => {
  const other = await createCompany(request);
  await other.queryApi('mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }', {
    input: {
      name: other.name,
      contactPerson: 'Ella',
      phoneNumber: '46 35 12 40',
      vatNumber: '10150817',
      billingEmail: other.email,
      street: 'Algade 1',
      zip: '4000',
      city: 'Roskilde',
    },
  });
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await page.getByLabel('CVR-nummer').fill('10150817');
  await expect(page.getByLabel('CVR-nummer')).toHaveAccessibleDescription(/allerede registreret/);
});

test('leaving with unsaved changes asks first', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await page.getByLabel('Firmanavn').fill('Halvt skrevet');
  await page.getByRole('link', { name: 'Overblik' }).click();
  const question = page.getByRole('alertdialog', { name: 'Vil du forlade siden?' });
  await question.getByRole('button', { name: 'Bliv her' }).click();
  await expect(page.getByLabel('Firmanavn')).toHaveValue('Halvt skrevet');
  await page.getByRole('link', { name: 'Overblik' }).click();
  await question.getByRole('button', { name: 'Forlad siden' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('without live updates the server reports the newer version, and no typed text is lost', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await page.routeWebSocket(/graphql/, () => undefined);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await page.getByLabel('Gade').fill('Strandvejen 7');
  await company.queryApi('mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }', {
    input: {
      name: 'Andet Navn ApS',
      contactPerson: 'Ella',
      phoneNumber: '46 35 12 40',
      vatNumber: '13585628',
      billingEmail: company.email,
      street: 'Algade 1',
      zip: '4000',
      city: 'Roskilde',
    },
  });
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await expect(page.getByLabel('Gade')).toHaveValue('Strandvejen 7');
  await page.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(page.getByLabel('Firmanavn')).toHaveValue('Andet Navn ApS');
  await expect(page.getByLabel('Gade')).toHaveValue('Strandvejen 7');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  await page.reload();
  await expect(page.getByLabel('Gade')).toHaveValue('Strandvejen 7');
  await expect(page.getByLabel('Firmanavn')).toHaveValue('Andet Navn ApS');
});

test('a page that cannot be loaded shows an error and can be retried', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.route('**/graphql', async (route) =>
    route.request().postData()?.includes('CompanyScreenQuery') ? route.abort() : route.continue(),
  );
  await page.goto('/company');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente virksomhedsoplysninger');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByLabel('Firmanavn')).toHaveValue(company.name);
});
