import type { APIRequestContext, Page } from '@playwright/test';
import { countOperation } from '../../testing/browser/interceptOperations.ts';
import { mailedLink, newestMailTo, readMails } from '../../testing/browser/mails.ts';
import { goToFromMenu, signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import {
  field,
  fillCompanyStep,
  fillDepartmentStep,
  fillUserStep,
  nextStep,
  stepHeading,
  subdomainField,
} from '../../testing/browser/registrationWizard.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

// The journey registers from an address of its own, because registrations are limited by address.
test.beforeEach(async ({ page }) => {
  const part = () => Math.floor(Math.random() * 255);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

const finish = (page: Page) => page.getByRole('button', { name: 'Færdiggør registrering' });
const unconfirmed = (page: Page) => page.getByRole('region', { name: 'Ubekræftet adresse' });

/** Confirms the address with the newest mailed link in another tab, while the users of the company are shown. */
async function confirmByMail(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await expect(unconfirmed(page)).toContainText(email);
  await expect(page.getByRole('button', { name: 'Inviter bruger' })).toBeDisabled();
  const first = await mailedLink(request, email, 'confirm-email');
  await unconfirmed(page).getByRole('button', { name: 'Send igen' }).click();
  await expect(page.getByText(`Vi har sendt et nyt link til ${email}`)).toBeVisible();
  const newest = await mailedLink(request, email, 'confirm-email', first);
  const other = await page.context().newPage();
  await other.goto(first.href);
  await expect(other.getByRole('heading', { level: 1, name: 'Linket gælder ikke længere' })).toBeVisible();
  await other.goto(newest.href);
  await other.getByRole('button', { name: 'Ja, bekræft min e-mail' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Din e-mail er bekræftet' })).toBeVisible();
  await expect(other.getByRole('main')).toBeFocused();
  // The first tab gets the confirmation live.
  await expect(unconfirmed(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Inviter bruger' })).toBeEnabled();
  await other.close();
}

test('a company registers after mistakes, a reload and a double click, and a second one on a phone', async ({
  page,
  request,
}) => {
  const taken = await createCompany(request);
  const name = uniqueName('Fjordlyst Møbler');
  const email = `${uniqueName('mette')}@kunde.example`;
  const subdomain = uniqueName('fjordlyst');
  const main = page.getByRole('main');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Opret konto' }).click();
  await expect(page).toHaveURL(/\/register\?trin=virksomhed$/);

  await test.step('the company', async () => {
    await nextStep(page);
    await expect(page.getByRole('alert')).toContainText('Ret 8 felter for at fortsætte');
    await expect(page.getByRole('alert')).toBeFocused();
    // The number fills the company, which can be undone.
    await field(page, 'CVR-nummer').fill('99 00 01 04');
    const found = page.getByRole('status').filter({ hasText: 'Fundet: Fjordlyst Møbler A/S' });
    await expect(found).toBeVisible();
    for (const [label, value] of [
      ['Firmanavn', 'Fjordlyst Møbler A/S'],
      ['Gade', 'Lyngbakken 14'],
      ['By', 'Højbjerg'],
    ] as const)
      await expect(field(page, label)).toHaveValue(value);
    await found.getByRole('button', { name: 'Fortryd' }).click();
    for (const label of ['Firmanavn', 'Gade', 'Postnummer', 'By', 'Telefonnummer'])
      await expect(field(page, label)).toHaveValue('');
    await field(page, 'Postnummer').pressSequentially('8000');
    await expect(field(page, 'By')).toHaveValue('Aarhus C');
    await field(page, 'Firmanavn').fill('Vind nu: www.ond.example');
    await field(page, 'Telefonnummer').fill('8600124');
    await nextStep(page);
    await expect(page.getByRole('link', { name: 'Et navn kan ikke indeholde en webadresse' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Telefonnummer skal være 8 cifre/ })).toBeVisible();
    await fillCompanyStep(page, name);
    await expect(stepHeading(page, 'Afdeling')).toBeFocused();
  });

  await test.step('the department and the help desk', async () => {
    await fillDepartmentStep(page, 'Øst');
    await expect(subdomainField(page)).toHaveValue(/^oest-\d{4}$/);
    // The browser's buttons move between the steps.
    await page.goBack();
    await expect(stepHeading(page, 'Afdeling')).toBeVisible();
    await expect(field(page, 'Gade')).toHaveValue('Lyngbakken 14');
    await page.goForward();
    await subdomainField(page).fill(`https://${taken.subdomain.toUpperCase()}.zendesk.com/agent`);
    await expect(subdomainField(page)).toHaveValue(taken.subdomain);
    await page.getByLabel('Licenstype').selectOption('Suite Professional');
    await page.getByRole('radio', { name: /Årlig/ }).check();
    await page.getByRole('checkbox', { name: /Vi har allerede licenser/ }).check();
    await field(page, 'Antal licenser').fill('12');
    await page.getByLabel('Kontraktperiode').fill('0');
    await page.getByLabel('Startdato for licenser').fill('');
    await nextStep(page);
    await expect(page.getByRole('link', { name: 'Kontraktperiode skal være mindst 1 måned' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Startdato for licenser er påkrævet' })).toBeVisible();
    await page.getByLabel('Kontraktperiode').fill('24');
    await page.getByLabel('Startdato for licenser').fill('2026-01-31');
    await nextStep(page);
    await expect(page.getByText('Subdomænet er allerede i brug')).toBeVisible();
    await expect(subdomainField(page)).toBeFocused();
    await subdomainField(page).fill(subdomain);
    await nextStep(page);
  });

  await test.step('the user', async () => {
    await expect(stepHeading(page, 'Bruger')).toBeVisible();
    await field(page, 'Adgangskode').fill('kort');
    await nextStep(page);
    for (const message of [
      'Navn er påkrævet',
      'E-mail er påkrævet',
      'Adgangskode skal være mindst 8 tegn',
      'Du skal acceptere forretningsbetingelserne for at fortsætte',
    ])
      await expect(page.getByRole('link', { name: message })).toBeVisible();
    await fillUserStep(page, email);
    // A reload keeps everything but the password.
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      TEST_PASSWORD,
    );
    await page.reload();
    await expect(stepHeading(page, 'Bruger')).toBeVisible();
    await expect(field(page, 'E-mail')).toHaveValue(email);
    await expect(field(page, 'Adgangskode')).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /Jeg accepterer/ })).toBeChecked();
    await fillUserStep(page, email);
  });

  await test.step('the review', async () => {
    for (const value of [name, '12 34 56 74', '24 måneder', 'Årlig', '12 fra 31. januar 2026', email])
      await expect(main).toContainText(value);
    await expect(main).not.toContainText(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Ret Virksomhed' }).click();
    await expect(page.getByRole('button', { name: 'Næste' })).toHaveCount(0);
    await field(page, 'Telefonnummer').fill('1');
    await page.getByRole('button', { name: 'Tilbage til gennemsyn' }).click();
    await expect(page.getByText(/Telefonnummer skal være 8 cifre/)).toBeVisible();
    await field(page, 'Telefonnummer').fill('86 00 12 42');
    await page.getByRole('button', { name: 'Tilbage til gennemsyn' }).click();
    await expect(stepHeading(page, 'Gennemse')).toBeFocused();
    await expect(main).toContainText('86 00 12 42');
    const sent = countOperation(page, 'registerMutation');
    await finish(page).dblclick();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('status').filter({ hasText: 'Registrering gennemført' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
    expect(sent()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('portal.registration'))).toBeNull();
    expect((await newestMailTo(request, email)).text).toContain(name);
    expect((await readMails(request)).filter(({ to }) => to === email)).toHaveLength(1);
  });

  await test.step('the result', async () => {
    await goToFromMenu(page, name, 'Brugere');
    await confirmByMail(page, request, email);
    await page.goto('/register');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('a second company on a phone', async () => {
    await page.setViewportSize(PHONE);
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/register?trin=gennemse');
    await expect(stepHeading(page, 'Virksomhed')).toBeVisible();
    await expect(field(page, 'Firmanavn')).toHaveValue('');
    await field(page, 'Firmanavn').fill('Fortrudt ApS');
    await page.getByRole('button', { name: 'Annuller' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
    await expect(field(page, 'Firmanavn')).toHaveValue('Fortrudt ApS');
    await page.getByRole('button', { name: 'Annuller' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet og forlad' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/register');
    await expect(field(page, 'Firmanavn')).toHaveValue('');
    await fillCompanyStep(page, 'Nordlys Kaffe ApS');
    await fillDepartmentStep(page);
    await subdomainField(page).fill(uniqueName('nordlys'));
    await nextStep(page);
    await fillUserStep(page, `${uniqueName('nor')}@kunde.example`);
    await expect(finish(page)).toBeInViewport();
    await finish(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(unconfirmed(page)).toBeVisible();
    expect((await unconfirmed(page).boundingBox())!.height).toBeLessThan(100);
  });
});
