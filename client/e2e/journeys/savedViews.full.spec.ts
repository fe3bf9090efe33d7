import type { Page } from '@playwright/test';
import { entry } from '../../testing/browser/backOffice.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { createInvoicedCompany } from '../../testing/browser/invoicedCompany.ts';
import { createAdmin } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('columns, order and filters are saved as a view, which a colleague sees, uses and loses live', async ({
  page,
  request,
  browser,
}) => {
  const invoiced = await createInvoicedCompany(request);
  await createInvoicedCompany(request);
  const colleague = await openSecondBrowser(browser, await createAdmin(request, invoiced));
  await colleague.setViewportSize(DESKTOP);
  const header = (each: Page, name: string) => each.getByRole('columnheader', { name });
  const dialog = page.getByRole('dialog');
  const viewsButton = (each: Page, name: string) => each.getByRole('button', { name, exact: true });
  const choose = async (each: Page, button: string, item: string) => {
    await viewsButton(each, button).click();
    await each.getByRole('menuitem', { name: item }).first().click();
  };
  for (const each of [page, colleague]) {
    await each.goto('/admin/invoices?visning=alle');
    await expect(rowsOf(each, 'Fakturaer').nth(1)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await dialog.getByRole('checkbox', { name: 'Udstedt' }).uncheck();
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await expect(header(page, 'Udstedt')).toHaveCount(0);
  for (const round of [1, 2]) {
    const name = `Størst ${round} ${invoiced.subdomain}`;
    await header(page, 'I alt med moms').getByRole('button').click();
    await expect(page).toHaveURL(/sort=GROSS/);
    await expect(header(page, 'I alt med moms')).toHaveAttribute('aria-sort', 'ascending');
    await choose(page, 'Visninger', 'Gem som visning');
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByRole('checkbox', { name: 'Delt med teamet' }).check();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText(name);
    await expect(page).toHaveURL(/visning=view_/);
    await expect(async () => {
      await choose(colleague, 'Visninger', name);
    }).toPass({ timeout: 60_000 });
    await expect(colleague).toHaveURL(/sort=GROSS/);
    await expect(header(colleague, 'Udstedt')).toHaveCount(0);
    // A change of the view is a draft until it is updated, and colleagues see it then without a reload.
    await header(page, 'I alt med moms').getByRole('button').click();
    await choose(page, `${name} (ændret)`, 'Opdater visningen');
    await expect(toasts(page)).toContainText('er opdateret');
    await expect(viewsButton(colleague, `${name} (ændret)`)).toBeVisible();
    await choose(page, name, 'Rediger visningen');
    await dialog.getByRole('button', { name: 'Slet visningen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click();
    for (const each of [page, colleague]) await expect(viewsButton(each, 'Visninger')).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  // The columns outside views are the ones that were chosen before; reset them for other tests.
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await dialog.getByRole('button', { name: 'Nulstil' }).click();
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await expect(header(page, 'Udstedt')).toBeVisible();

  const { fileName, lines } = await exportTeam(page);
  expect(fileName).toMatch(/^team-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFId;Navn;Titel;E-mail;Telefon;Status;ClickUp-id;Kalenderlink');
  expect(lines.join('\n')).toMatch(/^team_\w+;Jonas Winther;Zendesk-konsulent;jonas@portal\.example;/m);
});

async function exportTeam(page: Page) {
  await entry(page, 'Team').click();
  await expect(rowsOf(page, /Team/).first()).toBeVisible();
  return exportCsv(page);
}
