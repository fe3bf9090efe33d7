import type { Page } from '@playwright/test';
import { answerOperation, holdOperation } from '../testing/browser/interceptOperations.ts';
import { mailedLink, newestMailTo, readMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { readErrors } from '../testing/browser/queryApi.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

// Each test registers from an address of its own, because registrations and their checks are limited by address.
test.beforeEach(async ({ page }) => {
  const part = () => Math.floor(Math.random() * 255);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: 'Næste' }).click();
const backToReview = (page: Page) => page.getByRole('button', { name: 'Tilbage til gennemsyn' }).click();
const correct = (page: Page, step: string) => page.getByRole('button', { name: `Ret ${step}` }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const companyValues = async (page: Page) =>
  Promise.all(
    ['Firmanavn', 'Gade', 'Postnummer', 'By', 'Telefonnummer'].map((label) => field(page, label).inputValue()),
  );

async function fillCompany(page: Page, name: string): Promise<void> {
  await page.getByLabel('Firmanavn').fill(name);
  await page.getByLabel('CVR-nummer').fill('12 34 56 74');
  await page.getByLabel('Gade').fill('Lyngbakken 14');
  await page.getByLabel('Postnummer').fill('8270');
  await field(page, 'By').fill('Højbjerg');
  await page.getByLabel('Kontaktperson').fill('Mette Kjærgaard');
  await page.getByLabel('Telefonnummer').fill('86 00 12 40');
  await page.getByLabel('Fakturerings-e-mail').fill('bogholderi@fjordlyst.example');
  await next(page);
  await expect(heading(page, 'Afdeling')).toBeVisible();
}

async function fillDepartment(page: Page, name = 'Kundeservice'): Promise<void> {
  await field(page, 'Afdeling').fill(name);
  await page.getByRole('button', { name: 'Kopier fra virksomhed' }).click();
  await next(page);
  await expect(heading(page, 'Zendesk-opsætning')).toBeVisible();
}

async function fillUser(page: Page, email: string): Promise<void> {
  await field(page, 'Navn').fill('Mette Kjærgaard');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Adgangskode').fill(TEST_PASSWORD);
  await page.getByRole('checkbox', { name: /Jeg accepterer/ }).check();
  await next(page);
}

/** Fills the wizard from the landing page to the last step. */
async function openReviewStep(
  page: Page,
  { subdomain = uniqueName('guide'), email = `${uniqueName('mette')}@kunde.example` } = {},
) {
  await page.goto('/register');
  await fillCompany(page, 'Fjordlyst Møbler A/S');
  await fillDepartment(page);
  await page.getByLabel('Zendesk subdomæne').fill(subdomain);
  await next(page);
  await expect(heading(page, 'Bruger')).toBeVisible();
  await fillUser(page, email);
  await expect(heading(page, 'Gennemse')).toBeVisible();
  return { subdomain, email };
}

const finish = (page: Page) => page.getByRole('button', { name: 'Færdiggør registrering' });

test('taken and weak values lead back to their steps, and all other input is kept', async ({ page, request }) => {
  const taken = await createCompany(request);
  // The subdomain was free when its step was left.
  await answerOperation(page, 'findConflictsQuery', () => ({ registrationConflicts: { subdomain: null } }));
  await openReviewStep(page, { subdomain: taken.subdomain });
  await finish(page).click();
  await expect(heading(page, 'Zendesk-opsætning')).toBeVisible();
  await expect(page.getByLabel('Zendesk subdomæne')).toBeFocused();
  await expect(page.getByText('Subdomænet er allerede i brug')).toBeVisible();
  await page.getByLabel('Zendesk subdomæne').fill(uniqueName('ny'));
  await expect(page.getByText('Subdomænet er allerede i brug')).toHaveCount(0);
  await backToReview(page);
  await correct(page, 'Bruger');
  await field(page, 'Adgangskode').fill('fjordlyst-2026');
  await backToReview(page);
  await finish(page).click();
  await expect(field(page, 'Adgangskode')).toBeFocused();
  await expect(page.getByText('Adgangskoden må ikke indeholde »fjordlyst«')).toBeVisible();
  await field(page, 'Adgangskode').fill(TEST_PASSWORD);
  await backToReview(page);
  await expect(page.getByRole('main')).toContainText('Fjordlyst Møbler A/S');
  await finish(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a check that does not answer, or is left, holds nobody back', async ({ page }) => {
  await page.goto('/register');
  await fillCompany(page, 'Fjordlyst Møbler A/S');
  await fillDepartment(page);
  await page.getByLabel('Zendesk subdomæne').fill(uniqueName('ny'));
  const release = await holdOperation(page, 'findConflictsQuery');
  await next(page);
  await page.goBack();
  await expect(heading(page, 'Afdeling')).toBeVisible();
  release();
  await expect(heading(page, 'Afdeling')).toBeVisible();
  await page.goForward();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('findConflictsQuery') ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Zendesk subdomæne').fill(uniqueName('ny'));
  await next(page);
  await fillUser(page, `${uniqueName('ny')}@kunde.example`);
  await expect(heading(page, 'Gennemse')).toBeVisible();
});

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a CVR number fills the company on a ${device}, and what the user typed stays`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // The form is opened twice in the same tab: what happened the first time leaves no trace.
    for (const walk of [1, 2]) {
      await page.goto('/register');
      const vatNumber = page.getByLabel('CVR-nummer');
      await vatNumber.fill('99 00 01 04');
      const found = page.getByRole('status').filter({ hasText: 'Fundet: Fjordlyst Møbler A/S' });
      await expect(found).toBeVisible();
      const registered = ['Fjordlyst Møbler A/S', 'Lyngbakken 14', '8270', 'Højbjerg', '86 00 12 40'];
      expect(await companyValues(page), `walk ${walk}`).toEqual(registered);
      await expectNoSidewaysScroll(page);

      await found.getByRole('button', { name: 'Fortryd' }).click();
      expect(await companyValues(page)).toEqual(['', '', '', '', '']);
      await page.reload();
      await expect(found).toBeVisible();
      expect(await companyValues(page)).toEqual(['', '', '', '', '']);
      await field(page, 'Firmanavn').fill('Vores eget navn');
      await field(page, 'By').fill('Vores by');
      await found.getByRole('button', { name: 'Brug oplysningerne' }).click();
      expect(await companyValues(page)).toEqual(registered);
      await found.getByRole('button', { name: 'Fortryd' }).click();
      expect(await companyValues(page)).toEqual(['Vores eget navn', '', '', 'Vores by', '']);

      // Another number fills what is empty. The address is one whole, so a part of it is not mixed with another one.
      await vatNumber.fill('99000112');
      await expect(page.getByText('Fundet: Havnens Kaffebrænderi ApS')).toBeVisible();
      expect(await companyValues(page)).toEqual(['Vores eget navn', '', '', 'Vores by', '']);
      await field(page, 'By').fill('');
      await vatNumber.fill('99000104');
      await expect(found).toBeVisible();
      expect(await companyValues(page)).toEqual(['Vores eget navn', ...registered.slice(1)]);

      await vatNumber.fill('99000120');
      await expect(page.getByText('Virksomheden er ophørt 31. december 2020')).toBeVisible();
      expect(await companyValues(page)).toEqual(['Vores eget navn', ...registered.slice(1)]);
      await vatNumber.fill('99000139');
      await expect(page.getByText('CVR-registret har ingen virksomhed med det nummer')).toBeVisible();
      await vatNumber.fill('99000244');
      await expect(page.getByText('CVR-registret svarer ikke lige nu. Skriv oplysningerne selv.')).toBeVisible();
      await page.getByRole('button', { name: 'Annuller' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Slet og forlad' }).click();
      await expect(page).toHaveURL(/\/$/);
    }
  });
}

test('a late answer about an earlier number fills nothing', async ({ page }) => {
  await page.goto('/register');
  const release = await holdOperation(page, 'vatNumberQueriesLookupQuery');
  await page.getByLabel('CVR-nummer').fill('99000104');
  await expect(page.getByText('Slår nummeret op i CVR-registret …')).toBeVisible();
  await page.getByLabel('CVR-nummer').fill('99000112');
  release();
  await expect(page.getByText('Fundet: Havnens Kaffebrænderi ApS')).toBeVisible();
  expect(await companyValues(page)).toEqual(['Havnens Kaffebrænderi ApS', 'Kajkanten 3, 2.', '5000', 'Odense C', '']);
});

test('a portal without access to the register says nothing about it', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('vatNumberQueriesLookupQuery')
      ? route.fulfill({ json: { data: null, errors: [{ message: 'x', extensions: { code: 'NOT_CONFIGURED' } }] } })
      : route.fallback(),
  );
  await page.goto('/register');
  await page.getByLabel('CVR-nummer').fill('99000104');
  await expect(page.getByText('Slår nummeret op i CVR-registret …')).toHaveCount(0);
  await expect(page.getByText('CVR-registret')).toHaveCount(0);
});

test('what a user begins to type replaces a city that was found late', async ({ page }) => {
  let answer = () => {};
  const isReleased = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/postcodes-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/register');
  await field(page, 'Postnummer').fill('8270');
  await field(page, 'By').focus();
  answer();
  await expect(field(page, 'By')).toHaveValue('Højbjerg');
  await page.keyboard.type('Min by');
  await expect(field(page, 'By')).toHaveValue('Min by');
});

test('a postcode fills its city, phone numbers and postcodes are checked', async ({ page }) => {
  await page.goto('/register');
  await field(page, 'Postnummer').pressSequentially('8000');
  await expect(field(page, 'By')).toHaveValue('Aarhus C');
  await field(page, 'Postnummer').fill('5000');
  await expect(field(page, 'By')).toHaveValue('Odense C');
  await field(page, 'By').fill('Min egen by');
  await field(page, 'Postnummer').fill('8270');
  await field(page, 'Telefonnummer').fill('8600124');
  await expect(field(page, 'By')).toHaveValue('Min egen by');
  await field(page, 'Postnummer').fill('8001');
  await expect(page.getByText('Vi kender ikke postnummeret')).toBeVisible();
  await field(page, 'Postnummer').fill('800');
  await next(page);
  await expect(page.getByRole('link', { name: /Telefonnummer skal være 8 cifre/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Postnummer skal være 4 cifre/ })).toBeVisible();
  await field(page, 'Telefonnummer').fill('+46 8 123 456 78');
  await field(page, 'Postnummer').fill('SE-211 20');
  await expect(page.getByText(/Telefonnummer skal være 8 cifre/)).toHaveCount(0);
  await expect(page.getByText(/Postnummer skal være 4 cifre/)).toHaveCount(0);
});

test('after a correction, a button leads straight back to the review', async ({ page }) => {
  await openReviewStep(page);
  for (const phone of ['86 00 12 41', '86 00 12 42']) {
    await correct(page, 'Virksomhed');
    await expect(heading(page, 'Virksomhed')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Næste' })).toHaveCount(0);
    await page.getByLabel('Telefonnummer').fill('1');
    await backToReview(page);
    await expect(page.getByText(/Telefonnummer skal være 8 cifre/)).toBeVisible();
    await page.getByLabel('Telefonnummer').fill(phone);
    await backToReview(page);
    await expect(heading(page, 'Gennemse')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(phone);
  }
  await correct(page, 'Bruger');
  await expect(field(page, 'Adgangskode')).toHaveValue(TEST_PASSWORD);
  await backToReview(page);
  await expect(heading(page, 'Gennemse')).toBeVisible();
  // The button is for the corrected step alone.
  await correct(page, 'Zendesk-opsætning');
  await page.getByRole('button', { name: 'Tilbage', exact: true }).click();
  await next(page);
  await backToReview(page);
  await expect(heading(page, 'Gennemse')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Næste' })).toBeVisible();
});

test('an e-mail that somebody took without confirming stays free for its owner', async ({ page, request }) => {
  const squatter = await createCompany(request, { isConfirmed: false });
  const squattersLink = await mailedLink(request, squatter.email, 'confirm-email');
  await openReviewStep(page, { email: squatter.email });
  await finish(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto((await mailedLink(request, squatter.email, 'confirm-email', squattersLink)).href);
  await expect(page.getByText('Fjordlyst Møbler A/S')).toBeVisible();
  await page.getByRole('button', { name: 'Ja, bekræft min e-mail' }).click();
  await page.getByRole('button', { name: 'Gå til overblikket' }).click();
  await expect(page.getByRole('region', { name: 'Ubekræftet adresse' })).toHaveCount(0);
  const errors = await readErrors(request, '{ viewer { user { id } } }', squatter.token);
  expect(errors).toHaveLength(1);
});

test('a name with a web address is refused on its field', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Firmanavn').fill('Vind nu: www.ond.example');
  await next(page);
  await expect(page.getByRole('link', { name: 'Et navn kan ikke indeholde en webadresse' })).toBeVisible();
  await page.getByLabel('Firmanavn').fill('Firma.dk ApS');
  await expect(page.getByText('Et navn kan ikke indeholde en webadresse')).toHaveCount(0);
});

test('a reload keeps everything but the password', async ({ page }) => {
  const { subdomain, email } = await openReviewStep(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    TEST_PASSWORD,
  );
  await page.reload();
  await expect(heading(page, 'Bruger')).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(field(page, 'Adgangskode')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /Jeg accepterer/ })).toBeChecked();
  await page.getByRole('button', { name: 'Tilbage' }).click();
  await expect(page.getByLabel('Zendesk subdomæne')).toHaveValue(subdomain);
  await page.goto('/register');
  await expect(heading(page, 'Zendesk-opsætning')).toBeVisible();
});

test("the browser's own buttons move between steps, but never past an invalid step", async ({ page }) => {
  await page.goto('/register?trin=gennemse');
  await expect(heading(page, 'Virksomhed')).toBeVisible();
  await expect(page).toHaveURL(/trin=virksomhed$/);
  await fillCompany(page, 'Nordlys ApS');
  await fillDepartment(page);
  await page.goBack();
  await expect(heading(page, 'Afdeling')).toBeVisible();
  await expect(field(page, 'Afdeling')).toHaveValue('Kundeservice');
  await page.goForward();
  await expect(heading(page, 'Zendesk-opsætning')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByLabel('Firmanavn').fill('');
  await page.goForward();
  await expect(page).toHaveURL(/trin=virksomhed$/);
  await expect(heading(page, 'Virksomhed')).toBeVisible();
});

test('the subdomain follows the typed names until the user edits it', async ({ page }) => {
  const subdomain = page.getByLabel('Zendesk subdomæne');
  await page.goto('/register');
  await fillCompany(page, 'Blåbær & Søn');
  await fillDepartment(page, 'Øst');
  await expect(subdomain).toHaveValue(/^oest-\d{4}$/);
  const digits = (await subdomain.inputValue()).slice(-4);
  await page.getByRole('button', { name: 'Tilbage' }).click();
  await fillDepartment(page, 'Øst og Nord');
  await expect(subdomain).toHaveValue(`oest-og-nord-${digits}`);
  await subdomain.fill('blaabaer-support');
  await page.getByRole('button', { name: 'Tilbage' }).click();
  await fillDepartment(page, 'Vest');
  await expect(subdomain).toHaveValue('blaabaer-support');
  await page.reload();
  await page.getByRole('button', { name: 'Tilbage' }).click();
  await fillDepartment(page, 'Syd');
  await expect(subdomain).toHaveValue('blaabaer-support');
});

test('a double click creates one company, and a retry after a lost answer finds the same one', async ({
  page,
  request,
}) => {
  const { email } = await openReviewStep(page);
  const sent: string[] = [];
  page.on('request', (sentRequest) => {
    if (sentRequest.postData()?.includes('registerMutation')) sent.push(sentRequest.postData()!);
  });
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('registerMutation')) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await finish(page).dblclick();
  await expect(page.getByRole('alert')).toContainText('An error occurred during registration');
  expect(sent).toHaveLength(1);
  await finish(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await newestMailTo(request, email);
  const mails = await readMails(request);
  expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
});

test('cancelling asks first, and then keeps nothing', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/register');
  await page.getByLabel('Firmanavn').fill('Fortrudt ApS');
  await page.getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
  await expect(page.getByLabel('Firmanavn')).toHaveValue('Fortrudt ApS');
  await page.getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet og forlad' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/register');
  await expect(page.getByLabel('Firmanavn')).toHaveValue('');
});

test('an unusual CVR number shows a hint and never blocks the step', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('CVR-nummer').fill('12345678');
  await expect(page.getByText('CVR-nummeret ser ikke ud til at være gyldigt')).toBeVisible();
  await next(page);
  await expect(page.getByLabel('CVR-nummer')).not.toHaveAttribute('aria-invalid', 'true');
});
