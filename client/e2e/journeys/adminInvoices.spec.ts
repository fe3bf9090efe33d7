import type { Page } from '@playwright/test';
import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { tenHours } from '../../../domain/testing/prices.ts';
import { countClicks } from '../../testing/browser/countClicks.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { figures } from '../../testing/browser/figures.ts';
import { abortOperation, answerOperation, changeAnswer } from '../../testing/browser/interceptOperations.ts';
import { createInvoicedCompany, type InvoicedCompany } from '../../testing/browser/invoicedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const payments = (page: Page) => rowsOf(page, 'Betalinger');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openInvoice = (page: Page, { invoice }: InvoicedCompany) =>
  openSubscribed(page, `/admin/invoices/${invoice.id}`, 'AdminInvoiceScreenSubscription');

test('an invoice is paid in part, undone and credited, twice in one tab, and another admin sees it live', async ({
  page,
  browser,
  request,
}) => {
  const company = await createInvoicedCompany(request);
  const token = await sharedAdminToken(request);
  await signInWithToken(page, token);
  const colleague = await openSecondBrowser(browser, { token });
  await openInvoice(colleague, company);
  await openInvoice(page, company);
  await expect(heading(page)).toHaveText(`Faktura ${company.invoice.numberText}`);
  await expect(rowsOf(page, 'Linjer')).toContainText([tenHours.grossText]);
  const amount = dialog(page).getByLabel('Beløb med moms');
  const record = dialog(page).getByRole('button', { name: 'Registrér' });

  for (const paid of ['4.000,50', '568,75']) {
    await press(page, 'Registrér betaling');
    await expect(amount).toHaveValue('14568,75');
    await amount.fill('14568,76');
    await record.click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill(paid);
    await record.click();
    await expect(dialog(page)).toHaveCount(0);
    for (const screen of [page, colleague]) await expect(payments(screen).last()).toContainText(`${paid} kr`);
    await press(page, /^Fortryd betalingen/);
    await question(page).getByRole('button', { name: 'Fortryd betalingen' }).click();
    await expect(payments(page).last()).toContainText('Fortrudt');
    await expect(page.getByText(/^mangler/)).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: /^Fortryd betalingen/ })).toHaveCount(0);
  }

  // A payment over the change of a colleague keeps what was typed.
  await press(page, 'Registrér betaling');
  await dialog(page).getByLabel('Note').fill('Bilag 7');
  const { admin } = await company.queryApiAsAdmin('query ($id: ID!) { admin { invoice(id: $id) { version } } }', {
    id: company.invoice.id,
  });
  await company.queryApiAsAdmin(
    'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { id } }',
    {
      input: {
        invoiceId: company.invoice.id,
        version: admin.invoice!.version,
        amount: 100_00,
        paidOn: dateOf(),
      },
    },
  );
  await expect(dialog(page)).toContainText('En anden har gemt ændringer imens');
  await dialog(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(amount).toHaveValue('14468,75');
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Bilag 7');
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await question(page).getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await press(page, /^Fortryd betalingen/);
  await question(page).getByRole('button', { name: 'Fortryd betalingen' }).click();
  await expect(payments(page).last()).toContainText('Fortrudt');

  // Reminders wait for the due day, and are paused and resumed twice.
  await press(page, 'Send rykker');
  await question(page).getByRole('button', { name: 'Send rykker' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Fakturaen forfalder først den');
  await question(page).getByRole('button', { name: 'Annuller' }).click();
  for (const note of ['Varen mangler', 'Prisen er forkert']) {
    await press(page, 'Sæt på pause');
    await dialog(page).getByLabel('Til og med').fill('2020-01-01');
    await dialog(page).getByLabel('Note').fill(note);
    await dialog(page).getByRole('button', { name: 'Sæt på pause' }).click();
    await expect(dialog(page)).toContainText('Vælg en dag, der ikke er passeret');
    await dialog(page).getByLabel('Til og med').fill('');
    await dialog(page).getByRole('button', { name: 'Sæt på pause' }).click();
    for (const screen of [page, colleague]) await expect(screen.getByText(note)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send rykker' })).toBeDisabled();
    await press(page, 'Ophæv pausen');
    await question(page).getByRole('button', { name: 'Ophæv pausen' }).click();
    for (const screen of [page, colleague]) await expect(screen.getByText(note)).toHaveCount(0);
  }

  // It is credited in part and then whole, with a preview of the total.
  const notes = page.getByRole('link', { name: /^Kreditnota K/ });
  await press(page, 'Krediter');
  await dialog(page).getByRole('checkbox').uncheck();
  await dialog(page).getByRole('button', { name: 'Krediter' }).click();
  await expect(dialog(page)).toContainText('Vælg det, der skal krediteres');
  await expect(dialog(page)).toContainText('Skriv, hvorfor fakturaen krediteres');
  await dialog(page).getByRole('checkbox').check();
  await dialog(page)
    .getByLabel(/^Beløb uden moms/)
    .fill('1.000');
  await expect(dialog(page)).toContainText('1.250,00 kr');
  await dialog(page).getByLabel('Årsag').fill('To timer for meget');
  await dialog(page).getByRole('button', { name: 'Krediter' }).click();
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('To timer for meget');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, 'Krediter');
  await dialog(page).getByLabel('Årsag').fill('Resten også');
  await dialog(page).getByRole('button', { name: 'Krediter' }).click();
  await expect(notes).toHaveCount(2);
  for (const screen of [page, colleague])
    await expect(screen.getByText('Krediteret', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Krediter' })).toHaveCount(0);
  await notes.first().click();
  await expect(heading(page)).toHaveText(/^Kreditnota K\d+$/);
  await page.getByRole('link', { name: `Faktura ${company.invoice.numberText}` }).click();
  await expect(heading(page)).toHaveText(`Faktura ${company.invoice.numberText}`);
});

test('invoices are filtered, exported, reminded and marked as paid, and one is read and mailed', async ({
  page,
  context,
  request,
}) => {
  const company = await createInvoicedCompany(request);
  const { numberText } = company.invoice;
  const listed = rowsOf(page, 'Fakturaer').filter({ hasText: company.name });
  await signInWithToken(page, await sharedAdminToken(request));
  await openSubscribed(page, '/admin/invoices', 'useAdminInvoiceChangesSubscription');
  // The list begins in the first screen, and the figures are folded.
  expect((await rowsOf(page, 'Fakturaer').first().boundingBox())!.y).toBeLessThan(DESKTOP.height);
  await figures(page).getByText('Nøgletal og diagrammer').click();
  await figures(page).getByRole('link', { name: 'Ikke forfaldent' }).click();
  await expect(page).toHaveURL(/alder=NOT_DUE/);
  await expect(page.getByLabel('Dage over forfald')).toHaveValue('NOT_DUE');
  await page.getByRole('searchbox').fill(company.name);
  await expect(page).toHaveURL(/q=/);
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Ikke betalt');
  await page.getByLabel('Dage over forfald').selectOption('DAYS_1_TO_30');
  await expect(page.getByText('Ingen fakturaer passer')).toBeVisible();
  await page.getByLabel('Dage over forfald').selectOption('NOT_DUE');
  await page.getByLabel('Status', { exact: true }).selectOption('PAID');
  await expect(page.getByText('Ingen fakturaer passer')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('OPEN');
  await expect(page).toHaveURL(/status=OPEN/);
  await page.reload();
  await expect(listed).toHaveCount(1);
  const { lines } = await exportCsv(page);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${numberText};Faktura;${company.name}`);

  await page.getByRole('link', { name: numberText }).click();
  await expect(heading(page)).toHaveText(`Faktura ${numberText}`);
  const document = context.waitForEvent('request', (sent) => sent.url().includes('/documents/'));
  await press(page, /^Åbn PDF/);
  const answer = await request.get((await document).url());
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.bringToFront();
  const mails = page.getByText(company.email, { exact: true });
  const before = await mails.count();
  await press(page, 'Send igen');
  await expect(toasts(page)).toContainText('Fakturaen sendes igen');
  await expect(mails).toHaveCount(before + 1);
  await page.goBack();

  // A reminder says why the invoice gets none, and the selection stays for the next action.
  await page.getByRole('checkbox', { name: `Vælg Faktura ${numberText}` }).check();
  await expect(page.getByRole('toolbar')).toContainText(tenHours.grossText);
  await press(page, 'Send rykker');
  await expect(question(page)).toContainText('1: Fakturaen forfalder først den');
  await expect(question(page).getByRole('button', { name: 'Udfør 0' })).toBeDisabled();
  await question(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(page.getByRole('toolbar')).toContainText('1 valgt');
  await press(page, 'Markér som betalt');
  await question(page).getByRole('button', { name: 'Udfør 1' }).click();
  await expect(page.getByRole('status', { name: 'Status for kørslen' })).toContainText('Udført: 1');
  await dialog(page).getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(listed).toHaveCount(0);
  await page.goto(company.tabPath('fakturaer'));
  await expect(rowsOf(page, 'Fakturaer')).toContainText(['Betalt']);
  await page.getByRole('link', { name: numberText, exact: true }).click();
  await expect(payments(page)).toContainText([formatDate(Date.now())]);
  await expect(page.getByRole('button', { name: 'Registrér betaling' })).toHaveCount(0);

  // The portal of the tests invoices by drafts, so that nothing can be issued.
  await page.goto('/admin/invoices');
  const issueButton = page.getByRole('button', { name: 'Udsted fakturaer' });
  await expect(issueButton).toBeDisabled();
  await expect(issueButton).toHaveAccessibleDescription('Faktureres gennem kladder i Dinero');

  // All that waits is issued after a question. The tests share the companies, so the answers about what can be issued
  // are made up, and the run is not started.
  await changeAnswer<{ admin: { canIssueAllInvoices: boolean } }>(page, 'AdminInvoicesScreenQuery', ({ admin }) => {
    admin.canIssueAllInvoices = true;
  });
  await page.reload();
  await answerOperation(page, 'useBulkPreviewQuery', () => ({
    admin: {
      id: 'admin',
      bulkPreview: {
        total: 2,
        readyCount: 2,
        leftOut: [],
        consequences: ['3 fakturaer udstedes på i alt 5.000,00 kr inkl. moms.'],
        canUndo: false,
        fingerprint: 'made-up',
      },
    },
  }));
  const clicks = await countClicks(page);
  const restore = await abortOperation(page, 'BulkDialogMutation');
  await press(page, 'Udsted fakturaer');
  await expect(question(page)).toContainText(/faktura(er)? udstedes på i alt [\d.]+,\d\d kr/);
  await question(page)
    .getByRole('button', { name: /^Udfør [1-9]/ })
    .click();
  await expect(question(page).getByRole('alert')).toBeVisible();
  expect(await clicks()).toBe(2);
  await restore();
  await question(page).getByRole('button', { name: 'Annuller' }).click();

  // A period is saved as a file for the accountant.
  await press(page, 'Fil til bogholderiet');
  await dialog(page).getByLabel('Fra og med').fill(dateOf());
  await dialog(page).getByLabel('Til og med').fill('2020-01-01');
  await dialog(page).getByRole('button', { name: 'Hent fil' }).click();
  await expect(dialog(page)).toContainText('Vælg en dag efter den første');
  await dialog(page).getByLabel('Til og med').fill(dateOf());
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Hent fil' }).click();
  expect((await download).suggestedFilename()).toBe(`bogholderi-${dateOf()}-${dateOf()}.csv`);
  await expect(dialog(page)).toHaveCount(0);
});
