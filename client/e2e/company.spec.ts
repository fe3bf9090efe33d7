import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { PHONE } from '../testing/browser/viewports.ts';

test('the company is edited, and a reload shows the saved values', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: company.name }).click();
  await page.getByRole('menuitem', { name: 'Virksomhed', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virksomhed' })).toBeVisible();
  await page.getByLabel('Firmanavn').fill('Nyt Navn ApS');
  await page.getByLabel('EAN-nummer').fill('5798000000001');
  await page.getByLabel('PO-nummer').fill('PO-20418');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  await expect(page.getByRole('button', { name: 'Nyt Navn ApS' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Firmanavn')).toHaveValue('Nyt Navn ApS');
  await expect(page.getByLabel('EAN-nummer')).toHaveValue('5798000000001');
  await expect(page.getByLabel('PO-nummer')).toHaveValue('PO-20418');
});

test('invalid fields show their errors, and nothing is saved', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await page.getByLabel('By', { exact: true }).fill('');
  await page.getByLabel('CVR-nummer').fill('1234');
  await page.getByLabel('EAN-nummer').fill('5798000000002');
  await page.getByLabel('Fakturerings-e-mail').fill('bogholderi@');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByRole('alert')).toContainText('Ret 4 felter');
  await expect(page.getByLabel('By', { exact: true })).toHaveAccessibleDescription(/By er påkrævet/);
  await expect(page.getByLabel('CVR-nummer')).toHaveAccessibleDescription(/CVR-nummer skal være 8 cifre/);
  await expect(page.getByLabel('EAN-nummer')).toHaveAccessibleDescription(/kontrolcifferet passer ikke/);
  await expect(page.getByLabel('Fakturerings-e-mail')).toHaveAccessibleDescription(/Ugyldig e-mail/);
  const { viewer } = await company.queryApi('{ viewer { customer { city } } }');
  expect(viewer.customer.city).toBe('Højbjerg');
});

test('an unusual CVR number shows a hint and is saved anyway', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await page.getByLabel('CVR-nummer').fill('12 34 56 78');
  await expect(page.getByText('CVR-nummeret ser ikke ud til at være gyldigt – kontrollér det gerne')).toBeVisible();
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  await page.reload();
  await expect(page.getByLabel('CVR-nummer')).toHaveValue('12345678');
});

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

test('an unedited form follows a change, and an edited one keeps its text and can load the newest', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await page.getByLabel('By', { exact: true }).fill('Ebeltoft');
  const other = await openSecondBrowser(browser, company);
  await other.goto('/company');
  await other.getByLabel('Kontaktperson').fill('Mads Medejer');
  await other.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(other)).toContainText('Virksomhedsoplysninger opdateret');

  const warning = page.getByRole('alert').filter({ hasText: 'En anden har gemt ændringer imens' });
  await expect(warning).toBeVisible();
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Ebeltoft');
  await warning.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(page.getByLabel('Kontaktperson')).toHaveValue('Mads Medejer');
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Ebeltoft');
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  await expect(other.getByLabel('By', { exact: true })).toHaveValue('Ebeltoft');
  await other.context().close();
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

test('on a phone the button stays at the bottom of the screen', async ({ page, request }) => {
  const company = await createCompany(request);
  await page.setViewportSize(PHONE);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await expect(page.getByRole('button', { name: 'Gem' })).toBeInViewport();
  await page.getByLabel('Telefonnummer').fill('70 20 30 40');
  await page.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
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
