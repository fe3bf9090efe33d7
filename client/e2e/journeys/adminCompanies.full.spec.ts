import type { Page } from '@playwright/test';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { goToFromMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApi } from '../../testing/browser/queryApi.ts';
import {
  field,
  fillCompanyStep,
  fillDepartmentStep,
  fillUserStep,
  nextStep,
  subdomainField,
} from '../../testing/browser/registrationWizard.ts';
import { DEMO_ADMIN, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { createCompany, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const PATH = '/admin/companies';
const rows = (page: Page) => rowsOf(page, 'Virksomheder');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg navn, CVR, person eller e-mail' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an admin finds, sorts and exports companies, and registers two, the second on a phone', async ({
  page,
  request,
}) => {
  const company = await createCompany(request, { licenses: 7 });
  const token = await sharedAdminToken(request);
  const column = (name: string) => page.getByRole('columnheader', { name });
  await signInWithToken(page, token);
  await page.goto('/dashboard');
  const isListening = waitForSubscription(page, 'CompanyTableSubscription');
  await page.reload();
  await goToFromMenu(page, 'Admin', 'Virksomheder');
  await expect(page).toHaveURL(PATH);
  await isListening;

  await test.step('find and export', async () => {
    await search(page).fill(company.email);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(company.email)}`);
    for (const text of [company.name, 'Freja Lund', '86 00 12 40', '12 34 56 74', '7', 'Dinero', 'ClickUp', 'Kontakt'])
      await expect(rows(page)).toContainText(text);
    const { lines } = await exportCsv(page);
    expect(lines[0]).toBe(
      '\uFEFFId;Navn;Kontaktperson;E-mail;Telefon;CVR-nummer;Brugere;Afdelinger;Licenser;Oprettet;Mangler',
    );
    expect(lines[1]).toContain(`${company.name};Freja Lund;${company.email};86 00 12 40;12345674;1;1;7;`);
    expect(lines[1]).toContain('Dinero kontakt, ClickUp mappe, Point of contact');
    expect(lines).toHaveLength(2);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await search(page).fill('findes slet ikke');
    await expect(page.getByText('Ingen virksomheder passer')).toBeVisible();
    await page.getByRole('link', { name: 'Ryd søgning' }).click();
    await search(page).fill(company.subdomain);
    await expect(page).toHaveURL(/q=frisk/);
    await rows(page).getByRole('link', { name: company.name }).click();
    await expect(heading(page, company.name)).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue(company.subdomain);
    await search(page).fill('');
    await expect(rows(page).nth(1)).toBeVisible();
  });

  await test.step('sort', async () => {
    // The address changes before the table does, whose order the next press turns around.
    await column('Oprettet').getByRole('button').click();
    await expect(page).toHaveURL(/sort=OLDEST/);
    await expect(column('Oprettet')).toHaveAttribute('aria-sort', 'ascending');
    await column('Oprettet').getByRole('button').click();
    await expect(page).toHaveURL(/sort=NEWEST/);
    await expect(column('Oprettet')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).filter({ hasText: company.name })).toBeVisible();
    // A company that registers appears at once.
    const newcomer = await createCompany(request);
    await expect(rows(page).filter({ hasText: newcomer.name })).toBeVisible();
    for (const direction of ['ascending', 'descending']) {
      await column('Kontaktperson').getByRole('button').click();
      await expect(column('Kontaktperson')).toHaveAttribute('aria-sort', direction);
    }
    await expect(page).toHaveURL(/sort=CONTACT_PERSON_DESC/);
  });

  await test.step('cancel a registration', async () => {
    await page.getByRole('link', { name: 'Opret virksomhed' }).click();
    await field(page, 'Firmanavn').fill('Fortrudt ApS');
    await page.getByRole('button', { name: 'Annuller' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet og forlad' }).click();
    await expect(heading(page, 'Virksomheder')).toBeVisible();
  });

  for (const viewport of [{ width: 1280, height: 800 }, PHONE])
    await test.step(`register at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const subdomain = uniqueName('guidet');
      const name = `${subdomain} A/S`;
      await page.getByRole('link', { name: 'Opret virksomhed' }).click();
      await expect(page).toHaveURL(/\/admin\/companies\?.*opret=1.*trin=virksomhed$/);
      await expect(field(page, 'Firmanavn')).toHaveValue('');
      await field(page, 'CVR-nummer').fill('12 34 56 74');
      await expect(page.getByText('CVR-nummeret er allerede registreret.')).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('bed en kollega');
      await expect(page.getByRole('status').getByRole('link', { name: /^Se / })).toHaveAttribute(
        'href',
        /^\/admin\/companies\/cust_\w+$/,
      );
      await fillCompanyStep(page, name, `${subdomain}@kunde.example`);
      await fillDepartmentStep(page);
      await subdomainField(page).fill(subdomain);
      await nextStep(page);
      await expect(page.getByRole('checkbox', { name: /Kunden har accepteret/ })).not.toBeChecked();
      // An e-mail that has an account leads on, too, because nobody but its owner is told about the account.
      await fillUserStep(page, company.email, /Kunden har accepteret/);
      await expect(page.getByRole('main')).not.toContainText('Log ind');
      await page.goBack();
      await fillUserStep(page, `${subdomain}@kunde.example`, /Kunden har accepteret/);
      await page.getByRole('button', { name: 'Opret virksomhed' }).click();
      await expect(page).toHaveURL(/\/admin\/companies\/cust_\w+$/);
      await expect(toasts(page)).toContainText('Virksomhed oprettet succesfuldt');
      await expect(heading(page, name)).toBeVisible();
      // The wizard's steps are no longer in the history, so the Back button cannot register the company again.
      await page.goBack();
      await expect(heading(page, 'Virksomheder')).toBeVisible();
      await expect(page).not.toHaveURL(/opret/);
    });
  // A NUL character, which the database cannot compare, matches nothing.
  await page.goto(`${PATH}?q=%00`);
  await expect(page.getByText('Ingen virksomheder passer')).toBeVisible();
  // The admin is still signed in.
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBe(token);
  const { viewer } = await queryApi(request, '{ viewer { user { email } } }', {}, token);
  expect(viewer.user.email).toBe(DEMO_ADMIN);
});
