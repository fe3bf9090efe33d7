import type { Page } from '@playwright/test';
import { createClipCardCompany } from '../../testing/browser/clipCardCompany.ts';
import { holdScripts } from '../../testing/browser/holdScripts.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { chooseByKeyboard, createManyDepartments, searchableChoice } from '../../testing/browser/manyDepartments.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';

const rows = (page: Page, name = 'Klippekort') => rowsOf(page, name);

/** Searches and chooses a company. A press during a search would meet the options of the text before it. */
async function chooseCompany(page: Page, subdomain: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Virksomhed' }).fill(subdomain);
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found).toHaveText([new RegExp(subdomain)]);
  await found.click();
}

async function choose(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Handlinger for klippekort/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('any of many departments gets a card or an agreement, and a failed search of companies is repeated', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  await createManyDepartments(company);
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/admin/clip-cards');

  // A field keeps the focus that its error gave it when the code of its search arrives later.
  const release = await holdScripts(page, 'SearchSelect');
  await page.getByRole('button', { name: 'Opret klippekort' }).click();
  await chooseCompany(page, company.subdomain);
  const creating = page.getByRole('dialog', { name: 'Opret klippekort' });
  await creating.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(creating.getByRole('combobox', { name: 'Afdeling' })).toBeFocused();
  release();
  const department = searchableChoice(creating, 'Afdeling');
  await expect(department).toBeFocused();
  await expect(department).toHaveAccessibleDescription('Vælg en afdeling.');
  await department.click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(50);
  await expect(async () => {
    await list.getByRole('option').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('option', { name: 'Kundeservice' })).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await chooseByKeyboard(department, 'ling 127', 'Afdeling 127');
  await expect(department).toHaveAccessibleDescription('');
  await creating.getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(toasts(page)).toContainText('Klippekort oprettet');

  // The edit dialog names the department without a request.
  const requestCount = countOperation(page, 'useDepartmentChoicesQuery');
  await page.getByRole('searchbox').fill(company.name);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, 'Rediger');
  await expect(searchableChoice(page.getByRole('dialog'), 'Afdeling')).toHaveText('Afdeling 127');
  expect(requestCount()).toBe(0);

  const restore = await abortOperation(page, 'useCompanySearchQuery');
  await page.goto('/admin/service-agreements');
  await page.getByRole('button', { name: 'Opret serviceaftale' }).click();
  await expect(page.getByRole('dialog').getByText('Kunne ikke hente virksomheder')).toBeVisible();
  await restore();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Kunne ikke hente virksomheder')).toHaveCount(0);
  await chooseCompany(page, company.subdomain);
  const agreement = page.getByRole('dialog', { name: 'Opret serviceaftale' });
  await chooseByKeyboard(searchableChoice(agreement, 'Afdeling'), 'kundeserv', 'Kundeservice');
  await agreement.getByRole('button', { name: 'Opret serviceaftale' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale oprettet');
  await expect(rows(page, 'Serviceaftaler').filter({ hasText: company.name })).toHaveCount(1);
});

test("a card's hours and a company's cards load twenty rows at a time, and show what comes meanwhile", async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  const id = await company.buyClipCard(10);
  for (let index = 1; index <= 21; index += 1) await company.logHours(id, 15, `Arbejde nr. ${index}`);
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`/admin/clip-cards?q=${company.subdomain}`);
  await choose(page, 'Timeregnskab');
  const dialog = page.getByRole('dialog', { name: /^Timeregnskab/ });
  const entries = rows(page, 'Timeregnskab');
  await expect(entries).toHaveCount(20);
  await expect(dialog).toContainText('20 af 21');
  await dialog.getByRole('button', { name: 'Vis flere' }).click();
  // 21 logged entries and the purchase.
  await expect(entries).toHaveCount(22);
  await expect(entries.last()).toContainText('Klippekort købt');
  await company.logHours(id, 30, 'Kom til imens');
  await expect(entries.first()).toContainText(/Kom til imens.*−0,50.*4,25/);
  await expect(entries).toHaveCount(23);

  // The page of the company shows the cards of that company alone.
  for (let count = 1; count < 21; count += 1) await company.buyClipCard(1);
  const stranger = await createClipCardCompany(request);
  const path = `/admin/companies/${company.id}/klippekort`;
  await openSubscribed(page, path, 'useAdminClipCardChangesSubscription');
  const section = page.getByRole('region', { name: 'Klippekort' });
  await expect(rows(page)).toHaveCount(20);
  await expect(section.getByText('20 af 21')).toBeVisible();
  await section.getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows(page)).toHaveCount(21);
  await stranger.buyClipCard();
  await company.buyClipCard(25);
  await expect(rows(page)).toHaveCount(22);
  await expect(rows(page).first()).toContainText('25');
  await section.getByRole('button', { name: 'Opret klippekort' }).click();
  await page.getByRole('dialog').getByLabel('Afdeling').selectOption('Kundeservice');
  await page.getByRole('dialog').getByRole('button', { name: 'Opret klippekort' }).click();
  await expect(toasts(page)).toContainText('Klippekort oprettet');
  await expect(rows(page)).toHaveCount(23);
});
