import type { Page } from '@playwright/test';
import { figures } from '../../testing/browser/figures.ts';
import { createAdmin } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createTaskCompany, waitForTask } from '../../testing/browser/taskCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('two admins edit the facts of a company, and the slower one keeps the text', async ({
  page,
  browser,
  request,
}) => {
  const company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar' }] });
  const managed = { ...company, tabPath: (tab: string) => `/admin/companies/${company.id}/${tab}` };
  const other = await openSecondBrowser(browser, await createAdmin(request, managed));
  /** The button that shows a fact and opens its field. */
  const fact = (each: Page, label: string) => each.getByRole('button', { name: `Rediger ${label}`, exact: false });
  const path = managed.tabPath('oplysninger');
  await openSubscribed(page, path, 'CompanyInfoSubscription');
  await openSubscribed(other, path, 'CompanyInfoSubscription');
  for (const [mine, theirs] of [
    ['11 22 33 44', '55 66 77 88'],
    ['12 34 56 78', '87 65 43 21'],
  ] as const) {
    await fact(page, 'Telefonnummer').click();
    await expect(page.getByLabel('Telefonnummer')).toBeFocused();
    await page.getByLabel('Telefonnummer').fill(mine);
    // Another field is no conflict.
    await fact(other, 'PO-nummer').click();
    await other.getByLabel('PO-nummer').fill(`PO-${theirs}`);
    await other.keyboard.press('Enter');
    await expect(fact(page, 'PO-nummer')).toContainText(`PO-${theirs}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await fact(other, 'Telefonnummer').click();
    await other.getByLabel('Telefonnummer').fill(theirs);
    await other.keyboard.press('Enter');
    await expect(toasts(other)).toContainText('Telefonnummer er gemt');
    const notice = page.getByRole('alert').filter({ hasText: 'imens' });
    for (const text of ['Adam Admin har ændret telefonnummer imens.', mine, theirs])
      await expect(notice).toContainText(text);
    await expect(page.getByLabel('Telefonnummer')).toHaveValue(mine);
    await notice.getByRole('button', { name: 'Gem dit' }).click();
    await expect(fact(other, 'Telefonnummer')).toContainText(mine);
    // The key z undoes the edit.
    await expect(fact(page, 'Telefonnummer')).toBeFocused();
    await page.keyboard.press('z');
    await expect(fact(other, 'Telefonnummer')).toContainText(theirs);
  }
  await page.setViewportSize(PHONE);
  await fact(page, 'Adresse').click();
  await page.getByLabel('Gade').fill('Glemt Gade 1');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(fact(page, 'Adresse')).toBeFocused();
  await expect(fact(page, 'Adresse')).not.toContainText('Glemt');
  await page.setViewportSize(DESKTOP);

  await openSubscribed(page, `/admin/companies/${company.id}`, 'useTasksAwaitingRefetchSubscription');
  await expect(page.getByText('Ingen opgaver venter')).toBeVisible();
  await company.addTask({ name: 'Returflow', status: 'client approval' });
  const taskId = await waitForTask(company, 'Returflow');
  await expect(page.getByText('Returflow', { exact: true })).toBeVisible();
  await expect(page.getByText(`Kundeservice · klippekort ${company.clipCardId.slice(-6)}`)).toBeVisible();
  await expect(page.getByText('Autosvar')).toHaveCount(0);
  await expect(figures(page)).toContainText('Opgaver til godkendelse1');
  await company.queryApi('mutation ($id: ID!) { approveTask(id: $id) { deletedId } }', { id: taskId });
  await expect(page.getByText('Ingen opgaver venter')).toBeVisible();
  await expect(figures(page)).toContainText('Opgaver til godkendelse0');
});
