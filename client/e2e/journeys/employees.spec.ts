import type { Page } from '@playwright/test';
import { createEmployee, signInEmployee } from '../../testing/browser/employees.ts';
import { createInvoicedCompany } from '../../testing/browser/invoicedCompany.ts';
import { createAdmin } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test('an employee sees the areas of the roles that an admin grants, and loses one while the screen is open', async ({
  page,
  browser,
  request,
}) => {
  const company = await createInvoicedCompany(request);
  const employee = await createEmployee(company, `Bo ${uniqueName('bogholder')}`, ['SUPPORT']);
  const admin = await createAdmin(request, company);
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, admin.token);

  const dialog = page.getByRole('dialog', { name: `Rolle for ${employee.name}` });
  const save = dialog.getByRole('button', { name: 'Gem' });
  /** Chooses exactly these areas for the employee on the team's screen. */
  const grant = async (...areas: string[]) => {
    await page.goto('/admin/team');
    await page.getByRole('button', { name: `Rediger rollen for ${employee.name}` }).click();
    await expect(save).toBeDisabled();
    for (const area of ['Support', 'Salg', 'Bogholderi', 'Events'])
      await dialog.getByRole('checkbox', { name: new RegExp(`^${area}`) }).setChecked(areas.includes(area));
    await save.click();
  };

  // An employee without an area is refused on the field.
  await grant();
  await expect(dialog).toContainText('Vælg mindst én rolle');
  await dialog.getByRole('checkbox', { name: /^Bogholderi/ }).check();
  await save.click();
  await expect(toasts(page)).toContainText(`${employee.name} har fået en ny rolle`);
  await expect(page.getByRole('listitem').filter({ hasText: employee.email })).toContainText('Bogholderi');

  // The employee keeps the books, and does nothing else.
  const theirs = await openSecondBrowser(browser, { token: await signInEmployee(request, employee) });
  await theirs.setViewportSize(DESKTOP);
  await theirs.goto(`/admin/invoices?q=${encodeURIComponent(company.name)}`);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Fakturaer' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: company.invoice.numberText })).toBeVisible();
  await expect(menu(theirs).getByRole('link', { name: /^Fakturaer/ })).toBeVisible();
  for (const name of [/^Opgaver/, /^Team/, /^Klippekort/, /^Events/, /^Revisionslog/])
    await expect(menu(theirs).getByRole('link', { name })).toHaveCount(0);
  await theirs.goto('/admin/tasks');
  const refusal = theirs.getByRole('main');
  await expect(refusal).toContainText('Denne side hører til Support');
  await expect(refusal).toContainText(/Din rolle er Bogholderi\. Spørg .+, hvis du skal bruge den\./);
  await theirs.setViewportSize(PHONE);
  await expectNoSidewaysScroll(theirs);
  await theirs.setViewportSize(DESKTOP);

  // On the page of a company are the tabs of the area, and an address of another one is refused in its place.
  await theirs.goto(company.tabPath('fakturaer'));
  const tabs = theirs.getByRole('navigation', { name: 'Virksomhed' });
  await expect(tabs.getByRole('link', { name: 'Fakturaer' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Klippekort' })).toHaveCount(0);
  await theirs.goto(company.tabPath('klippekort'));
  await expect(theirs.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect(refusal).toContainText('Denne side hører til Salg');

  // The role is gone while an invoice is open: the screen closes by itself, or the session has ended.
  await theirs.goto(`/admin/invoices/${company.invoice.id}`);
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(company.invoice.numberText);
  await grant('Events');
  await expect(toasts(page)).toContainText(`${employee.name} har fået en ny rolle`);
  const signIn = theirs.getByRole('button', { name: 'Log ind', exact: true });
  await expect(theirs.getByText('Denne side hører til Bogholderi').or(signIn)).toBeVisible();
  await expect(theirs.getByText(company.invoice.numberText)).toHaveCount(0);
  await signInWithToken(theirs, await signInEmployee(request, employee));
  await theirs.goto('/admin/events');
  await expect(menu(theirs).getByRole('link', { name: /^Events/ })).toBeVisible();
  await expect(menu(theirs).getByRole('link', { name: /^Fakturaer/ })).toHaveCount(0);
});
