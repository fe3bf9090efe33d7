import { heading } from '../../testing/browser/backOffice.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { answerOperation, refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('the figures of the business lead to the lists behind them, twice, are exported, and say what is wrong', async ({
  page,
}) => {
  const QUERY = 'OverviewScreenQuery';
  const PATH = '/admin/overview';
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const listLink = (title: string) => page.getByRole('link', { name: `Vis listen: ${title}` });
  /** The first amount of a text, in øre. */
  const amountIn = (text: string): number => {
    const [, kroner = '', ore = '00'] = /([\d.]+)(?:,(\d\d))? kr/.exec(text) ?? [];
    return Number(kroner.replaceAll('.', '')) * 100 + Number(ore);
  };
  // The demo computes its history when it starts, so that the first test may have to wait for it.
  await expect(async () => {
    await page.goto(PATH);
    await expect(page.getByText(/stemmer med posteringerne/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  const periods = page.getByRole('group', { name: 'Periode' });
  const revenue = card('Tilbagevendende omsætning');
  let shown = 0;
  for (const [period, key] of [
    ['Kvartal', 'QUARTER'],
    ['30 dage', 'DAYS_30'],
  ] as const) {
    await periods.getByRole('button', { name: period }).click();
    await page.getByRole('combobox', { name: 'Sammenligning' }).selectOption({ label: 'Mod perioden før' });
    const address = `${PATH}?periode=${key}&mod=PERIOD_BEFORE`;
    await expect(page).toHaveURL(address);
    await expect(revenue).toContainText('mod perioden før');
    shown = amountIn(await revenue.innerText());
    expect(shown).toBeGreaterThan(0);
    await listLink('Tilbagevendende omsætning').click();
    await expect(heading(page, 'Tilbagevendende omsætning')).toBeVisible();
    await expect(rowsOf(page, 'Kunder').first()).toContainText('kr');
    const amounts = await rowsOf(page, 'Kunder').allInnerTexts();
    expect(amounts.reduce((sum, text) => sum + amountIn(text), 0)).toBe(shown);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(periods.getByRole('button', { name: period })).toHaveAttribute('aria-pressed', 'true');
  }
  for (const [title, opened] of [
    ['Udestående', 'Admin: Fakturaer'],
    ['Fornyelser, næste 90 dage', 'Fornyelser'],
    ['Timer på klippekort', 'Admin: Klippekort'],
    ['Åbne opgaver', 'Åbne opgaver'],
    ['Faktureret', 'Admin: Fakturaer'],
    ['Solgte licenser', 'Licenser i brug'],
    ['Serviceaftalens løfter', 'Serviceaftalens løfter'],
  ] as const) {
    await listLink(title).click();
    await expect(heading(page, opened)).toBeVisible();
    await page.goBack();
    await expect(listLink(title)).toBeVisible();
  }
  await card('Åbne opgaver').getByRole('link', { name: '8–30 dage' }).click();
  await expect(page.getByRole('combobox', { name: 'Alder' })).toHaveValue('DAYS_8_TO_30');
  await expect(rowsOf(page, 'Opgaver').first()).toContainText('dage siden');
  await page.goBack();

  await page.goto(`${PATH}?mod=NONE`);
  await page.setViewportSize(PHONE);
  await expect(revenue).toContainText('kr');
  await expect(revenue).not.toContainText('året før');
  await revenue.getByText('Vis som tabel').click();
  const months = revenue.getByRole('table', { name: 'Udvikling' }).getByRole('row');
  await expect(months).toHaveCount(13);
  shown = amountIn(await revenue.innerText());
  expect(amountIn(await months.last().innerText())).toBe(shown);
  await expectNoSidewaysScroll(page);
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^overblik-/);
  expect(lines[0]).toContain('Tal;Del;Fra;Til;Beløb;Antal;Beløb før;Antal før');
  const total = lines.find((line) => line.startsWith('Tilbagevendende omsætning;I alt'))!;
  expect(total.split(';')[4]).toBe((shown / 100).toFixed(2).replace('.', ','));
  expect(lines.filter((line) => line.startsWith('Tilbagevendende omsætning;Udvikling'))).toHaveLength(12);
  await refuseOperationOnce(page, QUERY, 'INTERNAL', 'Der opstod en fejl');
  await page.reload();
  await expect(page.getByText('Kunne ikke hente overblikket')).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(revenue).toBeVisible();

  // The first night, and a night that differs from the ledger, with an amount that no customer reaches.
  const restore = await answerOperation(page, QUERY, () => ({ admin: { id: 'admin', overview: null } }));
  await page.goto(PATH);
  await expect(page.getByText('De første tal kommer i nat')).toBeVisible();
  await restore();
  const value = { amount: 98_765_432_109_876_00, count: 1, earlierAmount: null, earlierCount: null };
  await answerOperation(page, QUERY, () => ({
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
  await page.goto(PATH);
  await expect(
    page.getByText('Faktureret stemmer ikke: tallet er 100,00 kr, og posteringerne giver 100,01 kr.'),
  ).toBeVisible();
  await expect(page.getByText('stemmer ikke med posteringerne')).toBeVisible();
  await expect(revenue).toContainText('98.765.432.109.876 kr');
  await expect(revenue).toContainText('Ingen tal for året før');
  await expectNoSidewaysScroll(page);
});
