import type { APIRequestContext, Page } from '@playwright/test';
import { createClipCardCompany, type ClipCardCompany } from '../testing/browser/clipCardCompany.ts';
import { buyClipCard, createDepartment } from '../testing/browser/companyObjects.ts';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { findOverflow } from '../testing/browser/findOverflow.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { DESKTOP, PHONE } from '../testing/browser/viewports.ts';

const LONG_NAME = `Afdelingen-for-${'kundehenvendelser'.repeat(4)} og andet`;
/** The hours of the tests are worked in November 2026. */
const ADDRESS = '/clip-cards/hours?periode=OWN&fra=2026-10-01&til=2026-11-30';

/** A company with two departments, whose cards are used. */
async function createHours(request: APIRequestContext): Promise<ClipCardCompany & { cardId: string }> {
  const company = await createClipCardCompany(request);
  const cardId = await company.buyClipCard(10);
  const otherId = await createDepartment(company, LONG_NAME);
  await payByInvoice(company, otherId);
  const otherCard = await buyClipCard({ ...company, departmentId: otherId });
  await company.logHours(cardId, 150, '=HYPERLINK("x")');
  await company.logHours(cardId, -30, 'Givet tilbage', 'Skrevet på to gange');
  await company.logHours(otherCard, 45, 'Oplæring');
  return { ...company, cardId };
}

const table = (page: Page) => page.getByRole('table', { name: 'Brugte timer pr. måned' });
const figures = (page: Page) => page.getByRole('region', { name: 'Nøgletal' });
const entries = (page: Page) => page.getByRole('table', { name: 'Timeposteringer' });

test('the used hours are filtered and divided, and each figure leads to its entries and back', async ({
  page,
  request,
}) => {
  const company = await createHours(request);
  await signInWithToken(page, company.token);
  await page.goto('/clip-cards');
  await page.getByRole('link', { name: 'Timeforbrug' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Timeforbrug' })).toBeVisible();
  await page.goto(ADDRESS);
  await expect(figures(page)).toContainText('2 t 45 min');
  await expect(figures(page)).toContainText('20 t');
  await page.getByText('Vis som tabel').click();
  await expect(table(page).getByRole('columnheader')).toHaveText(['Måned', 'Kundeservice', LONG_NAME, 'I alt']);
  const november = table(page).getByRole('row', { name: /november 2026/ });
  await expect(november.getByRole('cell')).toHaveText(['2 t', '45 min', '2 t 45 min']);

  await november.getByRole('link', { name: '2 t', exact: true }).click();
  await expect(page).toHaveURL(/\/clip-cards\/hours\/entries\?fra=2026-11-01&til=2026-11-30&afdeling=dep_/);
  await expect(entries(page).getByRole('row')).toHaveCount(3);
  await expect(entries(page)).toContainText('Skrevet på to gange');
  await expect(entries(page)).not.toContainText('Oplæring');
  await expect(page.getByLabel('Afdeling', { exact: true })).toHaveValue(/^dep_/);
  await page.getByLabel('Afdeling', { exact: true }).selectOption('Afdeling: alle');
  await expect(entries(page).getByRole('row')).toHaveCount(4);
  await page.goBack();
  await expect(entries(page).getByRole('row')).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(ADDRESS);
  await expect(figures(page)).toContainText('2 t 45 min');

  await page.getByLabel('Opdeling').selectOption('Opdelt efter type');
  await page.getByText('Vis som tabel').click();
  await expect(table(page).getByRole('columnheader')).toHaveText(['Måned', 'Andet arbejde', 'I alt']);
  await page.getByLabel('Afdeling', { exact: true }).selectOption('Kundeservice');
  await expect(figures(page)).toContainText('2 posteringer');
  await expect(page).toHaveURL(/opdel=TYPE/);
  await page.reload();
  await expect(figures(page)).toContainText('2 posteringer');
  await page.getByLabel('Type', { exact: true }).selectOption('Opgaver');
  await expect(page.getByText('Ingen timer i perioden')).toBeVisible();
});

test('figures and entries are saved as files without formulas', async ({ page, request }) => {
  const company = await createHours(request);
  await signInWithToken(page, company.token);
  await page.goto(ADDRESS);
  await expect(figures(page)).toContainText('2 t 45 min');
  const sums = await exportCsv(page);
  expect(sums.fileName).toMatch(/^timeforbrug-/);
  expect(sums.lines.slice(1).toSorted()).toEqual(
    ['2026-11;Kundeservice;2;120;2', `2026-11;${LONG_NAME};0,75;45;1`].toSorted(),
  );
  await figures(page).getByRole('link', { name: '3 posteringer' }).click();
  await expect(entries(page).getByRole('row')).toHaveCount(4);
  const { lines } = await exportCsv(page);
  expect(lines[0]).toContain('Dato;Afdeling;Type;Postering;Begrundelse;Udført af;Timer;Minutter');
  expect(lines).toContainEqual(expect.stringContaining(`"'=HYPERLINK(""x"")"`));
  expect(lines).toContainEqual(expect.stringMatching(/Skrevet på to gange;.*;-0,5;-30$/));
});

test('new hours appear while the screen is open', async ({ page, request }) => {
  const company = await createHours(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, ADDRESS, 'useHoursChangesSubscription');
  await expect(figures(page)).toContainText('2 t 45 min');
  await company.logHours(company.cardId, 15, 'Et kvarter mere');
  await expect(figures(page)).toContainText('3 t');
});

test('a period that cannot be shown is explained, and a failed answer is tried again', async ({ page, request }) => {
  const company = await createHours(request);
  await signInWithToken(page, company.token);
  await page.goto('/clip-cards/hours?periode=OWN&fra=2020-01-01&til=2026-11-30');
  await expect(page.getByText('Perioden kan højst være 37 måneder. Her er de seneste 13 måneder.')).toBeVisible();
  await expect(page.getByLabel('Fra', { exact: true })).toHaveValue('2020-01-01');
  const release = await abortOperation(page, 'UsedHoursScreenQuery');
  await page.goto(ADDRESS);
  await expect(page.getByText('Kunne ikke hente timeforbruget')).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(figures(page)).toContainText('2 t 45 min');
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [PHONE, DESKTOP])
    test(`long names fit at ${viewport.width} px in the ${colorScheme} theme`, async ({ page, request }) => {
      const company = await createHours(request);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await signInWithToken(page, company.token);
      await page.goto(ADDRESS);
      await page.getByText('Vis som tabel').click();
      await expect(table(page)).toBeVisible();
      expect(await findOverflow(page)).toEqual([]);
      await page.goto('/clip-cards/hours/entries?fra=2026-10-01&til=2026-11-30');
      await expect(entries(page)).toContainText('Oplæring');
      expect(await findOverflow(page)).toEqual([]);
    });

test('the monthly statement has a choice of its own', async ({ page, request }) => {
  const company = await createClipCardCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/profile/notifikationer');
  const choice = page.getByRole('switch', { name: 'Timeforbrug' });
  await expect(choice).toBeChecked();
  const saved = page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('MailSwitchMutation')));
  await choice.press('Space');
  await saved;
  await page.reload();
  await expect(choice).not.toBeChecked();
});
