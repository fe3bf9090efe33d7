import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../testing/browser/accessibility.ts';
import { mailedLink, newestMailTo, readMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { readErrors } from '../testing/browser/queryApi.ts';
import { DEMO_CUSTOMER, signInThroughApi } from '../testing/browser/session.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: 'Næste' }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

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
  await expect(heading(page, 'Gennemse')).toBeVisible();
}

/** Checks the banner about the unconfirmed address, and confirms the address with the mailed link. */
async function confirmByMail(page: Page, request: APIRequestContext, email: string): Promise<void> {
  const line = page.getByRole('region', { name: 'Ubekræftet adresse' });
  await expect(line).toContainText(email);
  // The banner must be low, because every screen shows it.
  const { height } = (await line.boundingBox())!;
  expect(height).toBeLessThan(100);
  await page.goto('/users');
  await expect(page.getByRole('button', { name: 'Inviter bruger' })).toBeDisabled();
  await expect(page.getByText('Ikke bekræftet')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const first = await mailedLink(request, email, 'confirm-email');
  await line.getByRole('button', { name: 'Send igen' }).click();
  await expect(page.getByText(`Vi har sendt et nyt link til ${email}`)).toBeVisible();
  // Only the newest link works, and it works in another tab.
  let newest = first;
  await expect(async () => {
    newest = await mailedLink(request, email, 'confirm-email');
    expect(newest.href).not.toBe(first.href);
  }).toPass();
  const other = await page.context().newPage();
  await other.goto(first.href);
  await expect(other.getByRole('heading', { level: 1, name: 'Linket gælder ikke længere' })).toBeVisible();
  await other.goto(newest.href);
  await expect(other.getByRole('button', { name: 'Ja, bekræft min e-mail' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Ja, bekræft min e-mail' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Din e-mail er bekræftet' })).toBeVisible();
  await expect(other.getByRole('main')).toBeFocused();
  // The first tab gets the confirmation live.
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inviter bruger' })).toBeEnabled();
  await other.goto(newest.href);
  await expect(other.getByRole('heading', { level: 1, name: 'Linket gælder ikke længere' })).toBeVisible();
  await other.close();
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
  return { subdomain, email };
}

const finish = (page: Page) => page.getByRole('button', { name: 'Færdiggør registrering' });

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a company registers on a ${device}, and every step is accessible`, async ({ page, request }) => {
    // The accessibility of each of the five steps is checked, which takes time.
    test.slow();
    const name = uniqueName('Fjordlyst Møbler');
    const email = `${uniqueName('mette')}@kunde.example`;
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Opret konto' }).click();
    await expect(page).toHaveURL(/\/register\?trin=virksomhed$/);
    await next(page);
    await expect(page.getByRole('alert')).toContainText('Ret 8 felter for at fortsætte');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await fillCompany(page, name);
    await expect(heading(page, 'Afdeling')).toBeFocused();
    await field(page, 'Afdeling').fill('Kundeservice');
    await page.getByRole('button', { name: 'Kopier fra virksomhed' }).click();
    for (const [label, copied] of [
      ['Gade', 'Lyngbakken 14'],
      ['By', 'Højbjerg'],
      ['Postnummer', '8270'],
      ['Telefon', '86 00 12 40'],
      ['Kontaktperson', 'Mette Kjærgaard'],
    ] as const) {
      await expect(field(page, label)).toHaveValue(copied);
    }
    await expectAccessible(page);
    await next(page);

    await page.getByLabel('Zendesk subdomæne').fill(uniqueName('fjordlyst'));
    await page.getByLabel('Licenstype').selectOption('Suite Professional');
    await page.getByRole('radio', { name: /Årlig/ }).check();
    await page.getByRole('checkbox', { name: /Vi har allerede licenser/ }).check();
    await page.getByLabel('Antal licenser', { exact: true }).fill('12');
    await page.getByLabel('Kontraktperiode').fill('0');
    await page.getByLabel('Startdato for licenser').fill('');
    await next(page);
    await expect(page.getByRole('link', { name: 'Kontraktperiode skal være mindst 1 måned' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Startdato for licenser er påkrævet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Kontraktperiode').fill('24');
    await page.getByLabel('Startdato for licenser').fill('2026-01-31');
    await next(page);

    await expect(heading(page, 'Bruger')).toBeVisible();
    await field(page, 'Adgangskode').fill('kort');
    await next(page);
    for (const message of [
      'Navn er påkrævet',
      'E-mail er påkrævet',
      'Adgangskode skal være mindst 8 tegn',
      'Du skal acceptere forretningsbetingelserne for at fortsætte',
    ]) {
      await expect(page.getByRole('link', { name: message })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /forretningsbetingelserne \(åbner/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expectAccessible(page);
    await fillUser(page, email);

    const review = page.getByRole('main');
    for (const value of [
      name,
      '12 34 56 74',
      'Suite Professional',
      '24 måneder',
      'Årlig',
      '12 fra 31. januar 2026',
      email,
    ])
      await expect(review).toContainText(value);
    await expect(review).not.toContainText(TEST_PASSWORD);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await finish(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('status').filter({ hasText: 'Registrering gennemført' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
    expect(await page.evaluate(() => localStorage.getItem('portal.registration'))).toBeNull();
    expect((await newestMailTo(request, email)).text).toContain(name);
    await confirmByMail(page, request, email);
  });
}

test('a taken e-mail, a taken subdomain and a weak password lead to their steps, and all other input is kept', async ({
  page,
  request,
}) => {
  const taken = await createCompany(request);
  await openReviewStep(page, { subdomain: taken.subdomain, email: taken.email });
  await finish(page).click();
  await expect(heading(page, 'Zendesk-opsætning')).toBeVisible();
  await expect(page.getByLabel('Zendesk subdomæne')).toBeFocused();
  await expect(page.getByText('Subdomænet er allerede i brug')).toBeVisible();
  await page.getByLabel('Zendesk subdomæne').fill(uniqueName('ny'));
  await expect(page.getByText('Subdomænet er allerede i brug')).toHaveCount(0);
  await next(page);
  // The next wrong step shows its error at once, before another attempt to register.
  await expect(field(page, 'E-mail')).toBeFocused();
  await expect(page.getByText('Der findes allerede en bruger med den e-mail')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log ind', exact: true })).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(field(page, 'Adgangskode')).toHaveValue(TEST_PASSWORD);
  await field(page, 'E-mail').fill(`${uniqueName('ny')}@kunde.example`);
  await field(page, 'Adgangskode').fill('fjordlyst-2026');
  await next(page);
  await finish(page).click();
  await expect(field(page, 'Adgangskode')).toBeFocused();
  await expect(page.getByText('Adgangskoden må ikke indeholde »fjordlyst«')).toBeVisible();
  await field(page, 'Adgangskode').fill(TEST_PASSWORD);
  await next(page);
  await expect(page.getByRole('main')).toContainText('Fjordlyst Møbler A/S');
  await finish(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
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
    if (sentRequest.postData()?.includes('useRegisterMutation')) sent.push(sentRequest.postData()!);
  });
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('useRegisterMutation')) return route.fallback();
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

test('a signed-in user is redirected from the registration', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_CUSTOMER);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/dashboard$/);
});
