import type { Page } from '@playwright/test';
import { tenHours } from '../../../domain/testing/prices.ts';
import { buyClipCard } from '../../testing/browser/companyObjects.ts';
import { connectToDinero } from '../../testing/browser/dineroControl.ts';
import { figures } from '../../testing/browser/figures.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Posteringer' });
const rows = (page: Page) => rowsOf(page, 'Posteringer');
const question = (page: Page) => page.getByRole('alertdialog');
const dialog = (page: Page) => page.getByRole('dialog');

test('purchases become a draft at Dinero and an invoice, with a contact that is created, searched and chosen', async ({
  page,
  browser,
  request,
}) => {
  const company = await createManagedCompany(request);
  const dinero = await connectToDinero(company, request);
  const other = uniqueName('Regnskabet');
  await dinero('addContact', { Name: other, Email: 'bogholderiet@kunde.example', City: 'Skive' });
  const token = await sharedAdminToken(request);
  await signInWithToken(page, token);
  await openSubscribed(page, company.tabPath('fakturaer'), 'useLedgerChangesSubscription');
  await expect(section(page)).toContainText('Ingen posteringer endnu');
  const overview = await openSecondBrowser(browser, { token });
  await openSubscribed(overview, company.tabPath(''), 'CompanyOverviewBalanceSubscription');
  await expect(figures(overview)).toContainText('Saldo0,00 kr');
  await buyClipCard(company);
  await expect(rows(page)).toHaveCount(1);
  for (const text of ['Kundeservice', 'Klippekort, 10 timer', tenHours.grossText, 'heraf moms', 'Faktura', 'Afventer'])
    await expect(rows(page)).toContainText(text);
  await expect(figures(overview)).toContainText(`Saldo${tenHours.grossText}`);
  const draft = rows(page).getByRole('button', { name: /^Opret fakturakladde/ });
  await expect(draft).toBeDisabled();
  await expect(draft).toHaveAccessibleDescription(
    'Virksomheden er ikke koblet til en Dinero-kontakt, så der kan ikke oprettes fakturakladder.',
  );

  // A contact is searched, another one is created with the company's details, and then the first one is chosen again.
  await section(page).getByRole('link', { name: 'Vælg kontakt' }).click();
  await page.getByRole('button', { name: 'Vælg kontakt' }).click();
  const search = dialog(page).getByRole('searchbox', { name: 'Søg i kontakter' });
  const useContact = dialog(page).getByRole('button', { name: 'Brug kontakten' });
  await expect(dialog(page).getByRole('list', { name: 'Kontakter' }).getByRole('radio')).toHaveCount(20);
  await expect(useContact).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Opret ny kontakt' }).click();
  const form = page.getByRole('dialog', { name: 'Opret kontakt i Dinero' });
  for (const [label, value] of [
    ['Navn', company.name],
    ['E-mail', company.email],
    ['CVR-nummer', '12345674'],
    ['Postnummer', '8270'],
  ] as const)
    await expect(form.getByLabel(label)).toHaveValue(value);
  await form.getByLabel('Navn').fill('');
  await form.getByRole('button', { name: 'Opret kontakt' }).click();
  await expect(form.getByLabel('Navn')).toHaveAccessibleDescription(/Navn er påkrævet/);
  const created = uniqueName('Ny kontakt');
  await form.getByLabel('Navn').fill(created);
  const restoreCreate = await abortOperation(page, 'CreateDineroContactDialogMutation');
  await form.getByRole('button', { name: 'Opret kontakt' }).click();
  await expect(form.getByRole('alert')).toContainText('Kunne ikke oprette kontakt');
  await expect(form.getByLabel('Navn')).toHaveValue(created);
  await restoreCreate();
  await form.getByRole('button', { name: 'Prøv igen' }).dblclick();
  await expect(dialog(page).getByRole('radio', { name: new RegExp(created) })).toBeChecked();
  await useContact.click();
  await expect(toasts(page)).toContainText('Dinero kontakt opdateret');
  await expect(page.getByText(created, { exact: true })).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Skift kontakt' }).click();
  await search.fill(other.toLocaleUpperCase('da'));
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page).getByRole('listitem')).toContainText('bogholderiet@kunde.example · Skive');
  await dialog(page)
    .getByRole('radio', { name: new RegExp(other) })
    .check();
  await search.fill('findes slet ikke');
  await expect(dialog(page).getByText('Ingen passer til »findes slet ikke«')).toBeVisible();
  await expect(dialog(page).getByText(`Valgt: ${other}`)).toBeVisible();
  await expect(useContact).toBeInViewport();
  await useContact.click();
  await expect(page.getByText(other, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  // The entry becomes a draft once, and is paid, live for a colleague and for the customer.
  await openSubscribed(page, company.tabPath('fakturaer'), 'useLedgerChangesSubscription');
  const colleague = await openSecondBrowser(browser, { token });
  await openSubscribed(colleague, company.tabPath('fakturaer'), 'useLedgerChangesSubscription');
  await draft.click();
  for (const text of [tenHours.grossText, 'Klippekort, 10 timer', 'Kundeservice', other])
    await expect(question(page)).toContainText(text);
  const restoreDraft = await abortOperation(page, 'CreateInvoiceDraftDialogMutation');
  await question(page).getByRole('button', { name: 'Opret fakturakladde' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Kunne ikke oprette fakturakladden');
  await restoreDraft();
  await question(page).getByRole('button', { name: 'Opret fakturakladde' }).dblclick();
  await expect(toasts(page)).toContainText('Fakturakladde oprettet');
  for (const screen of [page, colleague]) await expect(rows(screen)).toContainText('Kladde oprettet');
  await expect(draft).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Udsted fakturaer' })).toBeDisabled();
  await expect(page.getByText('Alt er sendt til Dinero som kladder')).toBeVisible();
  const { admin } = await company.queryApiAsAdmin(
    'query ($id: ID!) { admin { customer(id: $id) { ledger(first: 1) { edges { node { id } } } } } }',
    { id: company.id },
  );
  const drafts = await dinero<{ ExternalReference: string }[]>('invoices');
  expect(
    drafts.filter(({ ExternalReference }) => ExternalReference === admin.customer.ledger.edges[0]!.node.id),
  ).toHaveLength(1);
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/payments', 'DepartmentPaymentsSubscription');
  const history = customer.getByRole('table', { name: 'Betalingshistorik' });
  await expect(history).toContainText('Afventer');
  await rows(page)
    .getByRole('button', { name: /^Markér som betalt/ })
    .click();
  for (const text of [`Markér ${tenHours.grossText} som betalt?`, 'Klippekort, 10 timer', 'Kundeservice'])
    await expect(question(page)).toContainText(text);
  await question(page).getByRole('button', { name: 'Markér som betalt' }).click();
  await expect(toasts(page)).toContainText('Posteringen er markeret som betalt');
  for (const screen of [page, colleague]) {
    await expect(rows(screen)).toContainText('Betalt');
    await expect(rows(screen).getByRole('button')).toHaveCount(0);
  }
  await expect(figures(overview)).toContainText('Saldo0,00 kr');
  await expect(rows(page)).toContainText('markeret af');
  await expect(history).toContainText('Betalt');

  // The second purchase is invoiced by the portal.
  await buyClipCard(company, 25);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Udsted fakturaer' }).click();
  await question(page).getByRole('button', { name: 'Udsted' }).click();
  await expect(toasts(page)).toContainText('1 faktura er udstedt');
  await expect(question(page)).toHaveCount(0);
  await expect(rowsOf(customer, 'Fakturaer')).toHaveCount(1);
  await page.getByLabel('Status', { exact: true }).selectOption('Betalt');
  await expect(page).toHaveURL(/\?status=PAID$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('10 timer');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});
