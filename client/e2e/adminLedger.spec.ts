import type { Page } from '@playwright/test';
import { buyClipCard } from '../testing/browser/companyObjects.ts';
import { connectToDinero, linkDineroContact } from '../testing/browser/dineroControl.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { createManagedCompany, type ManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import type { StandInControl } from '../testing/browser/standIns.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';

// All tests share one stand-in of Dinero, so a failure that one test injects would hit a test that runs in parallel.
test.describe.configure({ mode: 'default' });

let company: ManagedCompany;
let dinero: StandInControl;

test.beforeEach(async ({ page, request }) => {
  company = await createManagedCompany(request);
  dinero = await connectToDinero(company, request);
  await signInWithToken(page, await createAdminToken(request));
});
test.afterEach(async () => void (await dinero('clearFaults', 'POST /invoices')));

const section = (page: Page) => page.getByRole('region', { name: 'Posteringer' });
const rows = (page: Page) => rowsOf(page, 'Posteringer');
const question = (page: Page) => page.getByRole('alertdialog');
const openLedger = (page: Page, query = '') =>
  openSubscribed(page, company.tabPath('fakturaer') + query, 'useLedgerChangesSubscription');
const draftsOf = async (id: string) =>
  (await dinero<{ ExternalReference: string }[]>('invoices')).filter(
    ({ ExternalReference }) => ExternalReference === id,
  );

async function entryId(): Promise<string> {
  const { admin } = await company.queryApiAsAdmin(
    'query ($id: ID!) { admin { customer(id: $id) { ledger(first: 1) { edges { node { id } } } } } }',
    {
      id: company.id,
    },
  );
  return admin.customer.ledger.edges[0]!.node.id;
}

test('a refusal by Dinero appears in the dialog, and a draft whose answer was lost is not created twice', async ({
  page,
}) => {
  await linkDineroContact(company, dinero);
  await buyClipCard(company);
  await openLedger(page);
  await rows(page)
    .getByRole('button', { name: /^Opret fakturakladde/ })
    .click();
  const confirm = question(page).getByRole('button', { name: 'Opret fakturakladde' });
  const restore = await abortOperation(page, 'CreateInvoiceDraftDialogMutation');
  await confirm.click();
  await expect(question(page).getByRole('alert')).toContainText('Kunne ikke oprette fakturakladden');
  await restore();
  await dinero('failNext', 'POST /invoices', { dropAnswerAfterWork: true });
  await confirm.click();
  await expect(async () => {
    if (await question(page).count()) await confirm.click();
    await expect(rows(page)).toContainText('Kladde oprettet', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  expect(await draftsOf(await entryId())).toHaveLength(1);

  await rows(page)
    .getByRole('button', { name: /^Markér som betalt/ })
    .click();
  await abortOperation(page, 'MarkPaidDialogMutation');
  await question(page).getByRole('button', { name: 'Markér som betalt' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Kunne ikke markere posteringen som betalt');
  await question(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(rows(page)).toContainText('Afventer');
});

test("the ledger's filters are in the address, page by page, and stay during live changes", async ({ page }) => {
  for (let count = 0; count < 21; count += 1) await buyClipCard(company, 1);
  await openLedger(page);
  await expect(rows(page)).toHaveCount(20);
  await expect(section(page)).toContainText('20 af 21');
  await section(page).getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows(page)).toHaveCount(21);
  await page.getByLabel('Status', { exact: true }).selectOption('Betalt');
  await expect(page).toHaveURL(/\?status=PAID$/);
  await expect(section(page)).toContainText('Ingen posteringer passer');
  await section(page).getByRole('link', { name: 'Vis alle' }).click();
  // All 21 while the list is fresh in the store, and its first page of 20 when it is read again.
  await expect(rows(page).nth(19)).toBeVisible();

  await openLedger(page, '?status=PENDING');
  await expect(section(page)).toContainText('20 af 21');
  await buyClipCard(company, 5);
  await expect(rows(page).first()).toContainText('Klippekort, 5 timer');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Markér som betalt/ })
    .click();
  await question(page).getByRole('button', { name: 'Markér som betalt' }).click();
  await expect(rows(page).first()).toContainText('Klippekort, 1 time');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('PENDING');
});

test("another company's purchase does not appear in a company's ledger", async ({ page, request }) => {
  const other = await createManagedCompany(request);
  await openLedger(page);
  await buyClipCard(other, 25);
  await buyClipCard(company);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('10 timer');
});
