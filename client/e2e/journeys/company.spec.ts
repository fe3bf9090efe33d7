import { goToFromMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

test('the company is edited after mistakes and beside a colleague, and again on a phone', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const city = page.getByLabel('By', { exact: true });
  const save = page.getByRole('button', { name: 'Gem' });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/dashboard');
  await goToFromMenu(page, company.name, 'Virksomhed');
  await expect(page.getByRole('heading', { level: 1, name: 'Virksomhed' })).toBeVisible();

  await city.fill('');
  await page.getByLabel('CVR-nummer').fill('1234');
  await page.getByLabel('EAN-nummer').fill('5798000000002');
  await page.getByLabel('Fakturerings-e-mail').fill('bogholderi@');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Ret 4 felter');
  await expect(city).toHaveAccessibleDescription(/By er påkrævet/);
  await expect(page.getByLabel('CVR-nummer')).toHaveAccessibleDescription(/CVR-nummer skal være 8 cifre/);
  await expect(page.getByLabel('EAN-nummer')).toHaveAccessibleDescription(/kontrolcifferet passer ikke/);
  await expect(page.getByLabel('Fakturerings-e-mail')).toHaveAccessibleDescription(/Ugyldig e-mail/);
  const readStored = async () =>
    (await company.queryApi('{ viewer { customer { name city vatNumber contactPerson } } }')).viewer.customer;
  expect(await readStored()).toMatchObject({ name: company.name, city: 'Højbjerg' });
  // Leaving asks first.
  await page.getByRole('link', { name: 'Overblik' }).click();
  const question = page.getByRole('alertdialog', { name: 'Vil du forlade siden?' });
  await question.getByRole('button', { name: 'Bliv her' }).click();
  await expect(page.getByLabel('CVR-nummer')).toHaveValue('1234');

  await city.fill('Ebeltoft');
  await page.getByLabel('CVR-nummer').fill('12 34 56 78');
  await expect(page.getByText('CVR-nummeret ser ikke ud til at være gyldigt – kontrollér det gerne')).toBeVisible();
  await page.getByLabel('EAN-nummer').fill('5798000000001');
  await page.getByLabel('Fakturerings-e-mail').fill(company.email);
  await page.getByLabel('Firmanavn').fill('Nyt Navn ApS');
  await page.getByLabel('PO-nummer').fill('PO-20418');
  await save.click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  await expect(page.getByRole('button', { name: 'Nyt Navn ApS' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Firmanavn')).toHaveValue('Nyt Navn ApS');
  await expect(page.getByLabel('CVR-nummer')).toHaveValue('12345678');
  await expect(page.getByLabel('EAN-nummer')).toHaveValue('5798000000001');
  await expect(page.getByLabel('PO-nummer')).toHaveValue('PO-20418');

  // The second time, a colleague saves while the form has unsaved text.
  await page.setViewportSize(PHONE);
  await expect(save).toBeInViewport();
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/company');
  await expect(other.getByLabel('Firmanavn')).toHaveValue('Nyt Navn ApS');
  await city.fill('Skagen');
  await other.getByLabel('Kontaktperson').fill('Mads Medejer');
  await other.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(other)).toContainText('Virksomhedsoplysninger opdateret');
  const warning = page.getByRole('alert').filter({ hasText: 'En anden har gemt ændringer imens' });
  await expect(warning).toBeVisible();
  await expect(city).toHaveValue('Skagen');
  await warning.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(page.getByLabel('Kontaktperson')).toHaveValue('Mads Medejer');
  await expect(city).toHaveValue('Skagen');
  await expect(warning).toHaveCount(0);
  await save.click();
  await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
  // The colleague's form, which has no unsaved text, follows.
  await expect(other.getByLabel('By', { exact: true })).toHaveValue('Skagen');
  expect(await readStored()).toMatchObject({ name: 'Nyt Navn ApS', city: 'Skagen', contactPerson: 'Mads Medejer' });
});
