import type { Page } from '@playwright/test';
import { createDepartment, deleteDepartment } from '../../testing/browser/companyObjects.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { abortOperation, answerOperation } from '../../testing/browser/interceptOperations.ts';
import { longLedgerAnswers } from '../../testing/browser/longLedger.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { createCompany, type TestCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE, TABLET } from '../../testing/browser/viewports.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function readCompany({ queryApi }: TestCompany) {
  const { viewer } = await queryApi('{ viewer { customer { id departments { edges { node { id name } } } } } }');
  return { id: viewer.customer.id, departments: viewer.customer.departments.edges.map(({ node }) => node) };
}

test('payments show the own department for an unknown one, a long history by pages and as a file', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const other = await createCompany(request);
  const own = await readCompany(company);
  const [ours] = own.departments;
  const [theirs] = (await readCompany(other)).departments;
  await signInWithToken(page, company.token);
  for (const unknown of ['unknown', theirs!.id]) {
    await page.goto('/departments');
    await page.goto(`/payments?department=${unknown}`);
    await expect(tab(page, ours!.name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(`Afdelingen i adressen findes ikke. Her er ${ours!.name}.`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/departments$/);
  }

  // The export is complete, and contains no formulas of a spreadsheet. A failed one says so.
  const rows = rowsOf(page, 'Betalingshistorik');
  const long = longLedgerAnswers(own.id, 150);
  const restoreScreen = await answerOperation(page, 'PaymentsScreenQuery', long.screen);
  await answerOperation(page, 'LedgerHistoryPaginationQuery', long.nextPage);
  await answerOperation(page, 'ledgerExportQuery', long.nextPage);
  await page.goto('/payments');
  await expect(rows).toHaveCount(20);
  await expect(page.getByText('20 af 150')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(rows).toHaveCount(40);
  const restoreExport = await abortOperation(page, 'ledgerExportQuery');
  await page.getByRole('button', { name: 'Eksportér CSV' }).click();
  await expect(toasts(page)).toContainText('Kunne ikke hente data');
  await restoreExport();
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^betalinger-soesalg-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFDato;Beskrivelse;Netto;Moms;I alt;Metode;Status;Afsluttet;Periode fra;Periode til');
  expect(lines).toHaveLength(1 + 150);
  expect(lines[1]).toMatch(
    /^[-\d]{10};"'=HYPERLINK\(""http:\/\/evil\.example""\)";1000,50;250,13;1250,63;Kreditkort;Fejlet;[-\d]{10};;$/,
  );
  expect(new Set(lines).size).toBe(lines.length);
  await restoreScreen();

  // The tab in the address is in view among many, which stand in one line.
  for (const name of [
    'Butikker i Nordvestsjælland',
    'Webshop og returvarer',
    'Teknisk support',
    'Lager og levering',
    'Erhvervssalg',
  ])
    await createDepartment(company, name);
  const last = (await readCompany(company)).departments.at(-1)!;
  for (const viewport of [PHONE, TABLET]) {
    await page.setViewportSize(viewport);
    await page.goto(`/payments?department=${last.id}`);
    await expect(tab(page, last.name)).toBeInViewport({ ratio: 1 });
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((element) => element.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectNoSidewaysScroll(page);
  }

  await deleteDepartment(other, theirs!.id);
  await signInWithToken(page, other.token);
  for (const path of ['/payments', `/payments?department=${theirs!.id}`]) {
    await page.goto(path);
    await expect(page.getByText('Ingen afdelinger fundet')).toBeVisible();
  }
});
