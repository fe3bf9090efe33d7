import type { APIRequestContext, Page } from '@playwright/test';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { createDepartment, deleteDepartment } from '../testing/browser/companyObjects.ts';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { abortOperation, answerOperation } from '../testing/browser/interceptOperations.ts';
import { longLedgerAnswers } from '../testing/browser/longLedger.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApi } from '../testing/browser/queryApi.ts';
import { openSecondBrowser, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsIn } from '../testing/browser/tables.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { expectNoSidewaysScroll, PHONE, TABLET } from '../testing/browser/viewports.ts';

const history = (page: Page) => page.getByRole('table', { name: 'Betalingshistorik' });
const rows = (page: Page) => rowsIn(history(page));
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The figure with this label. */
const figure = (page: Page, label: string) =>
  page
    .locator('section')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last();

test('every department has a tab with an address of its own', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/payments');
  await expect(tab(page, 'B2B-salg')).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).filter({ hasText: 'Betalt' })).toHaveCount(4);
  await expect(figure(page, 'Saldo')).toContainText('0,00 kr');
  await expect(figure(page, 'Betalingsoplysninger')).toContainText('Faktura');

  await tab(page, 'Kundeservice').click();
  await expect(page).toHaveURL(/\/payments\?department=dep_/);
  await expect(tab(page, 'Kundeservice')).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).filter({ hasText: 'Afventer' })).toHaveCount(1);
  const owed = await rows(page).filter({ hasText: 'Afventer' }).getByRole('cell').nth(4).textContent();
  await expect(figure(page, 'Saldo')).toContainText(owed!);
  await expect(figure(page, 'Næste betaling')).toContainText(owed!);
  await page.reload();
  await expect(tab(page, 'Kundeservice')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'B2B-salg')).toHaveAttribute('aria-selected', 'true');
});

test('a payment that is settled changes at once', async ({ page, request }) => {
  const token = await signInThroughApi(page, request, 'lise-lotte@skagen-kaffe.example');
  await openSubscribed(page, '/payments', 'DepartmentPaymentsSubscription');
  const pending = rows(page).filter({ hasText: 'Afventer' });
  await expect(pending).toHaveCount(1);
  await expect(figure(page, 'Saldo')).not.toContainText(/^Saldo0,00 kr/);
  await settlePending(request, token);
  await expect(pending).toHaveCount(0);
  await expect(figure(page, 'Saldo')).toContainText(/^Saldo0,00 kr/);
  await expect(figure(page, 'Næste betaling')).toContainText('Ingen betalinger afventer');
});

test('a payment method that is chosen in another browser appears at once', async ({ page, browser, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/payments', 'DepartmentPaymentsSubscription');
  await expect(figure(page, 'Betalingsoplysninger')).toContainText('Ikke valgt');
  const other = await openSecondBrowser(browser, company);
  await other.goto('/departments');
  await other.getByRole('button', { name: /betalingsmetode for Kundeservice/ }).click();
  await other.getByRole('radio', { name: /Faktura/ }).check();
  await other.getByRole('button', { name: 'Gem' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(figure(page, 'Betalingsoplysninger')).toContainText('Faktura');
});

test('a long history loads page by page, and its export is complete and contains no spreadsheet formulas', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  const { viewer } = await company.queryApi('{ viewer { customer { id } } }');
  const long = longLedgerAnswers(viewer.customer.id, 150);
  await answerOperation(page, 'PaymentsScreenQuery', long.screen);
  await answerOperation(page, 'LedgerHistoryPaginationQuery', long.nextPage);
  await answerOperation(page, 'ledgerExportQuery', long.nextPage);
  await page.goto('/payments');
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText('20 af 150')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows(page)).toHaveCount(40);

  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^betalinger-soesalg-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFDato;Beskrivelse;Netto;Moms;I alt;Metode;Status;Afsluttet;Periode fra;Periode til');
  expect(lines).toHaveLength(1 + 150);
  expect(lines[1]).toMatch(
    /^[-\d]{10};"'=HYPERLINK\(""http:\/\/evil\.example""\)";1000,50;250,13;1250,63;Kreditkort;Fejlet;[-\d]{10};;$/,
  );
  expect(new Set(lines).size).toBe(lines.length);
});

test('a failed export shows an error', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/payments');
  await abortOperation(page, 'ledgerExportQuery');
  await page.getByRole('button', { name: 'Eksportér CSV' }).click();
  await expect(page.getByRole('status', { name: 'Beskeder' })).toContainText('Kunne ikke hente data');
});

test('without departments, and without an answer, the page says so', async ({ page, request }) => {
  const company = await createCompany(request);
  const { viewer } = await company.queryApi(OWN_DEPARTMENTS);
  await deleteDepartment(company, viewer.customer.departments.edges[0]!.node.id);
  await signInWithToken(page, company.token);
  const restore = await abortOperation(page, 'PaymentsScreenQuery');
  await page.goto('/payments');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente data' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Ingen afdelinger fundet')).toBeVisible();
  await page.goto(`/payments?department=${viewer.customer.departments.edges[0]!.node.id}`);
  await expect(page.getByText('Ingen afdelinger fundet')).toBeVisible();
});

test('the page for an unknown department keeps its tabs, and names the department that it shows', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const other = await createCompany(request);
  const theirs = (await other.queryApi(OWN_DEPARTMENTS)).viewer.customer.departments.edges[0]!.node;
  const ours = (await company.queryApi(OWN_DEPARTMENTS)).viewer.customer.departments.edges[0]!.node;
  await signInWithToken(page, company.token);
  for (const unknown of ['unknown', theirs.id]) {
    await page.goto('/departments');
    await page.goto(`/payments?department=${unknown}`);
    await expect(tab(page, ours.name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(`Afdelingen i adressen findes ikke. Her er ${ours.name}.`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/departments$/);
  }
});

for (const viewport of [PHONE, TABLET]) {
  test(`payments fit ${viewport.width} pixels, with many departments too`, async ({ page, request }) => {
    const company = await createCompany(request);
    for (const name of [
      'Butikker i Nordvestsjælland',
      'Webshop og returvarer',
      'Teknisk support',
      'Lager og levering',
      'Erhvervssalg',
    ]) {
      await createDepartment(company, name);
    }
    await page.setViewportSize(viewport);
    await signInWithToken(page, company.token);
    const last = (await company.queryApi(OWN_DEPARTMENTS)).viewer.customer.departments.edges.at(-1)!.node;
    await page.goto(`/payments?department=${last.id}`);
    await expect(tab(page, last.name)).toBeInViewport({ ratio: 1 });
    expect(
      new Set(await page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top)))
        .size,
    ).toBe(1);
    await expectNoSidewaysScroll(page);
  });
}

const OWN_DEPARTMENTS =
  '{ viewer { customer { departments { edges { node { id name ledger { edges { node { id status } } } } } } } } }';

/** Lets the stand-in of Stripe pay the pending entry of the company's first department and send the webhook. */
async function settlePending(request: APIRequestContext, token: string): Promise<void> {
  const { viewer } = await queryApi(request, OWN_DEPARTMENTS, {}, token);
  const { id, ledger } = viewer.customer.departments.edges[0]!.node;
  const entryId = ledger.edges.find(({ node }) => node.status === 'PENDING')!.node.id;
  const { createCardSetup } = await queryApi(
    request,
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id },
    token,
  );
  const stripe = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(new URL(`../v1/${path}`, createCardSetup.scriptUrl!).href, {
      form,
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const card = {
    'card[number]': cardNumbers.visa,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  };
  const method = await stripe('payment_methods', { type: 'card', ...card });
  await stripe('payment_intents', {
    amount: '10000',
    currency: 'dkk',
    confirm: 'true',
    payment_method: method.id,
    'metadata[entryId]': entryId,
  });
}
