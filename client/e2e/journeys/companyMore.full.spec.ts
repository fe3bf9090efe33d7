import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { createCompany, type TestCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

const updateCompany = ({ queryApi, email }: TestCompany, name: string, vatNumber: string) =>
  queryApi('mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }', {
    input: {
      name,
      vatNumber,
      contactPerson: 'Ella',
      phoneNumber: '46 35 12 40',
      billingEmail: email,
      street: 'Algade 1',
      zip: '4000',
      city: 'Roskilde',
    },
  });

test('without live updates the server reports the newer version, and no typed text is lost', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const other = await createCompany(request);
  await updateCompany(other, other.name, '10150817');
  const name = page.getByLabel('Firmanavn');
  const street = page.getByLabel('Gade');
  await page.routeWebSocket(/graphql/, () => undefined);
  await signInWithToken(page, company.token);
  const restore = await abortOperation(page, 'CompanyScreenQuery');
  await page.goto('/company');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente virksomhedsoplysninger');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(name).toHaveValue(company.name);

  await street.fill('Strandvejen 7');
  await updateCompany(company, 'Andet Navn ApS', '13585628');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await expect(street).toHaveValue('Strandvejen 7');
  await page.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(name).toHaveValue('Andet Navn ApS');
  await expect(street).toHaveValue('Strandvejen 7');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  await page.reload();
  await expect(street).toHaveValue('Strandvejen 7');
  await expect(name).toHaveValue('Andet Navn ApS');

  // The number of another company shows a hint, and leaving with it asks first.
  await page.getByLabel('CVR-nummer').fill('10150817');
  await expect(page.getByLabel('CVR-nummer')).toHaveAccessibleDescription(/allerede registreret/);
  await page.getByRole('link', { name: 'Overblik' }).click();
  const question = page.getByRole('alertdialog', { name: 'Vil du forlade siden?' });
  await question.getByRole('button', { name: 'Forlad siden' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
