import type { Page } from '@playwright/test';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { answerOperation, countOperation, refuseOperationOnce } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const PATH = '/admin/overview';
const QUERY = 'OverviewScreenQuery';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
/** The first amount of a text, in øre. */
const amountIn = (text: string): number => {
  const [, kroner = '', ore = '00'] = /([\d.]+)(?:,(\d\d))? kr/.exec(text) ?? [];
  return Number(kroner.replaceAll('.', '')) * 100 + Number(ore);
};

/** The demo computes its history when it starts, so that the first test may have to wait for it. */
async function openOverview(page: Page, query = ''): Promise<void> {
  await expect(async () => {
    await page.goto(PATH + query);
    await expect(page.getByText(/stemmer med posteringerne/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
}

test.beforeEach(async ({ page, request }) => signInWithToken(page, await createAdminToken(request)));

test('a user who is no admin is redirected, and no figure is requested', async ({ page, request }) => {
  await signInThroughApi(page, request);
  const requestCount = countOperation(page, QUERY);
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  expect(requestCount()).toBe(0);
});

test('the figures are tables too, fit a phone, and are exported with their development', async ({ page }) => {
  test.setTimeout(180_000);
  await openOverview(page, '?mod=NONE');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
  const revenue = card(page, 'Tilbagevendende omsætning');
  await expect(revenue).not.toContainText('året før');
  await revenue.getByText('Vis som tabel').click();
  const rows = revenue.getByRole('table', { name: 'Udvikling' }).getByRole('row');
  await expect(rows).toHaveCount(13);
  const shown = amountIn(await revenue.innerText());
  expect(amountIn(await rows.last().innerText())).toBe(shown);
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^overblik-/);
  expect(lines[0]).toContain('Tal;Del;Fra;Til;Beløb;Antal;Beløb før;Antal før');
  const total = lines.find((line) => line.startsWith('Tilbagevendende omsætning;I alt'))!;
  expect(total.split(';')[4]).toBe((shown / 100).toFixed(2).replace('.', ','));
  expect(lines.filter((line) => line.startsWith('Tilbagevendende omsætning;Udvikling'))).toHaveLength(12);
});

test('the first night, a night that differs from the ledger, huge amounts and failures are told', async ({ page }) => {
  test.setTimeout(180_000);
  const stopEmpty = await answerOperation(page, QUERY, () => ({ admin: { id: 'admin', overview: null } }));
  await page.goto(PATH);
  await expect(page.getByText('De første tal kommer i nat')).toBeVisible();
  await stopEmpty();

  const value = { amount: 98_765_432_109_876_00, count: 1, earlierAmount: null, earlierCount: null };
  const stopDiffering = await answerOperation(page, QUERY, () => ({
    admin: {
      id: 'admin',
      overview: {
        from: '2025-12-01',
        to: '2026-11-25',
        takenAt: '2026-11-26T01:00:00.000Z',
        differences: [{ figure: 'INVOICED', amount: 100_00, ledger: 100_01 }],
        figures: [{ figure: 'RECURRING_REVENUE', ...value, parts: [], points: [] }],
      },
    },
  }));
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await expect(
    page.getByText('Faktureret stemmer ikke: tallet er 100,00 kr, og posteringerne giver 100,01 kr.'),
  ).toBeVisible();
  await expect(page.getByText('stemmer ikke med posteringerne')).toBeVisible();
  await expect(card(page, 'Tilbagevendende omsætning')).toContainText('98.765.432.109.876 kr');
  await expect(card(page, 'Tilbagevendende omsætning')).toContainText('Ingen tal for året før');
  await expectNoSidewaysScroll(page);
  await stopDiffering();

  await refuseOperationOnce(page, QUERY, 'INTERNAL', 'Der opstod en fejl');
  await page.goto(PATH);
  await expect(page.getByText('Kunne ikke hente overblikket')).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
});
