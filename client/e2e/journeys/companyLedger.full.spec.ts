import type { Page } from '@playwright/test';
import { buyClipCard } from '../../testing/browser/companyObjects.ts';
import { connectToDinero, linkDineroContact } from '../../testing/browser/dineroControl.ts';
import { billRefusedPeriod, createRefusedCompany } from '../../testing/browser/failedPayment.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Posteringer' });
const rows = (page: Page) => rowsOf(page, 'Posteringer');
const question = (page: Page) => page.getByRole('alertdialog');

test('a refused period is settled otherwise, a lost draft is created once, and filters stay during changes', async ({
  page,
  request,
}) => {
  const company = await createRefusedCompany(request);
  const other = await createManagedCompany(request);
  const dinero = await connectToDinero(company, request);
  await billRefusedPeriod(company);
  await signInWithToken(page, await sharedAdminToken(request));
  const openLedger = (query = '') =>
    openSubscribed(page, company.tabPath('fakturaer') + query, 'useLedgerChangesSubscription');
  await openLedger();
  await expect(rows(page)).toContainText('1 mislykket forsøg');
  await rows(page)
    .getByRole('button', { name: /^Markér som betalt/ })
    .click();
  const restore = await abortOperation(page, 'MarkPaidDialogMutation');
  await question(page).getByRole('button', { name: 'Markér som betalt' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Kunne ikke markere posteringen som betalt');
  await restore();
  await question(page).getByRole('button', { name: 'Markér som betalt' }).click();
  await expect(question(page)).toHaveCount(0);
  for (const text of ['Betalt', 'Faktura']) await expect(rows(page)).toContainText(text);

  // Purchases of others do not appear. Dinero's answer to a draft is lost, and the draft is created once.
  await payByInvoice(company, company.departmentId);
  const { contactId } = await linkDineroContact(company, dinero);
  await buyClipCard(other, 25);
  await buyClipCard(company);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('10 timer');
  await openLedger();
  await rows(page)
    .getByRole('button', { name: /^Opret fakturakladde/ })
    .click();
  await dinero('failNext', `POST /invoices to ${contactId}`, { dropAnswerAfterWork: true });
  await expect(async () => {
    if (await question(page).count()) await question(page).getByRole('button', { name: 'Opret fakturakladde' }).click();
    await expect(rows(page).first()).toContainText('Kladde oprettet', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  const { admin } = await company.queryApiAsAdmin(
    'query ($id: ID!) { admin { customer(id: $id) { ledger(first: 1) { edges { node { id } } } } } }',
    { id: company.id },
  );
  const drafts = await dinero<{ ExternalReference: string }[]>('invoices');
  const entryId = admin.customer.ledger.edges[0]!.node.id;
  expect(drafts.filter(({ ExternalReference }) => ExternalReference === entryId)).toHaveLength(1);

  // The filters are in the address, page by page.
  for (let count = 0; count < 20; count += 1) await buyClipCard(company, 1);
  await openLedger();
  await expect(rows(page)).toHaveCount(20);
  await expect(section(page)).toContainText('20 af 22');
  await section(page).getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows(page)).toHaveCount(22);
  await page.getByLabel('Status', { exact: true }).selectOption('Annulleret');
  await expect(page).toHaveURL(/\?status=CANCELLED$/);
  await expect(section(page)).toContainText('Ingen posteringer passer');
  await section(page).getByRole('link', { name: 'Vis alle' }).click();
  // All of them while the list is fresh in the store, and its first page of 20 when it is read again.
  await expect(rows(page).nth(19)).toBeVisible();

  await openLedger('?status=PENDING');
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
