import type { Page } from '@playwright/test';
import { entry } from '../../testing/browser/backOffice.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { createInvoicedCompany } from '../../testing/browser/invoicedCompany.ts';
import { createAdmin } from '../../testing/browser/managedCompany.ts';
import { signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const INVOICES = '/admin/invoices';
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const viewsButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, button: string, item: string): Promise<void> {
  await viewsButton(page, button).click();
  await page.getByRole('menuitem', { name: item }).first().click();
}

test('columns, order and filters are saved as a view, which a colleague sees, uses and loses live', async ({
  page,
  request,
  browser,
}) => {
  const invoiced = await createInvoicedCompany(request);
  await createInvoicedCompany(request);
  // Columns and the default view are each admin's own, so other tests do not see those of this one.
  const author = await createAdmin(request, invoiced);
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, author.token);
  const colleague = await openSecondBrowser(browser, await createAdmin(request, invoiced));
  await colleague.setViewportSize(DESKTOP);
  const dialog = page.getByRole('dialog');
  for (const each of [page, colleague]) {
    await each.goto(`${INVOICES}?visning=alle`);
    await expect(rowsOf(each, 'Fakturaer').nth(1)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await dialog.getByRole('checkbox', { name: 'Udstedt' }).uncheck();
  // The pointer moves a column.
  const column = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await column('Mangler').locator('span').first().hover();
  await page.mouse.down();
  await column('Virksomhed').hover({ position: { x: 20, y: 4 }, force: true });
  await page.mouse.up();
  await expect(dialog.getByRole('listitem').first()).toContainText('Mangler');
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await expect(header(page, 'Udstedt')).toHaveCount(0);
  const edge = (each: Page) => each.getByRole('separator', { name: 'Bredde af Virksomhed' });
  await edge(page).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  const width = (await edge(page).getAttribute('aria-valuenow'))!;
  expect(Number(width)).toBeGreaterThan(60);

  for (const round of [1, 2]) {
    const name = `Størst ${round} ${invoiced.subdomain}`;
    await header(page, 'I alt med moms').getByRole('button').click();
    await expect(page).toHaveURL(/sort=GROSS/);
    await expect(header(page, 'I alt med moms')).toHaveAttribute('aria-sort', 'ascending');
    await choose(page, 'Visninger', 'Gem som visning');
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByRole('checkbox', { name: 'Delt med teamet' }).check();
    if (round === 1) await dialog.getByRole('checkbox', { name: 'Åbn listen med denne visning' }).check();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText(name);
    await expect(page).toHaveURL(/visning=view_/);
    if (round === 1) await expectDefaultView(await openSecondBrowser(browser, author), name, width);
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
    // The first view is deleted, and the second one is taken back.
    await choose(page, name, 'Rediger visningen');
    if (round === 1) {
      await dialog.getByRole('button', { name: 'Slet visningen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click();
      await expect(viewsButton(page, 'Visninger')).toBeVisible();
    } else {
      await dialog.getByRole('checkbox', { name: 'Delt med teamet' }).uncheck();
      await dialog.getByRole('button', { name: 'Gem' }).click();
    }
    await expect(viewsButton(colleague, 'Visninger')).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);

  const { fileName, lines } = await exportTeam(page);
  expect(fileName).toMatch(/^team-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFId;Navn;Titel;E-mail;Telefon;Status;ClickUp-id;Kalenderlink');
  expect(lines.join('\n')).toMatch(/^team_\w+;Jonas Winther;Zendesk-konsulent;jonas@portal\.example;/m);

  // Signing out leaves nothing of the views in the browser.
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain(`Størst 2 ${invoiced.subdomain}`);
  await signOut(page);
  expect(await stored()).not.toContain(`Størst 2 ${invoiced.subdomain}`);
});

/**
 * Expects that the list opens with the view in a browser that has no copy of the settings, and again after a reload.
 */
async function expectDefaultView(page: Page, name: string, width: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  for (const _ of [1, 2]) {
    await page.goto(INVOICES);
    await expect(page).toHaveURL(/sort=GROSS&visning=view_|visning=view_.*sort=GROSS/);
    await expect(viewsButton(page, name)).toBeVisible();
    await expect(header(page, 'Udstedt')).toHaveCount(0);
    await expect(page.getByRole('separator', { name: 'Bredde af Virksomhed' })).toHaveAttribute('aria-valuenow', width);
  }
  await page.context().close();
}

async function exportTeam(page: Page) {
  await entry(page, 'Team').click();
  await expect(rowsOf(page, /Team/).first()).toBeVisible();
  return exportCsv(page);
}
