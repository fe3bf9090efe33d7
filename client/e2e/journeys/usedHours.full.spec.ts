import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import { createClipCardCompany } from '../../testing/browser/clipCardCompany.ts';
import { buyClipCard, createDepartment } from '../../testing/browser/companyObjects.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { figures } from '../../testing/browser/figures.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

/** The hours of the tests are worked in November 2026, and the cards are bought today. */
const ADDRESS = `/clip-cards/hours?periode=OWN&fra=2026-10-01&til=${dateOf()}`;

const table = (page: Page) => page.getByRole('table', { name: 'Brugte timer pr. måned' });
const entries = (page: Page) => page.getByRole('table', { name: 'Timeposteringer' });
const department = (page: Page) => page.getByLabel('Afdeling', { exact: true });

test('used hours are divided, followed to their entries and back twice, exported, and appear live', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  const cardId = await company.buyClipCard(10);
  const salesId = await createDepartment(company, 'Salg');
  await payByInvoice(company, salesId);
  const otherCard = await buyClipCard({ ...company, departmentId: salesId });
  await company.logHours(cardId, 150, '=HYPERLINK("x")');
  await company.logHours(cardId, -30, 'Givet tilbage', 'Skrevet på to gange');
  await company.logHours(otherCard, 45, 'Oplæring');
  await signInWithToken(page, company.token);
  await page.goto('/clip-cards');
  await page.getByRole('link', { name: 'Timeforbrug' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Timeforbrug' })).toBeVisible();
  await openSubscribed(page, ADDRESS, 'UsedHoursScreenSubscription');
  await expect(figures(page)).toContainText('2 t 45 min');
  await expect(figures(page)).toContainText('20 t');
  await page.getByText('Vis som tabel').click();
  await expect(table(page).getByRole('columnheader')).toHaveText(['Måned', 'Kundeservice', 'Salg', 'I alt']);
  const november = table(page).getByRole('row', { name: /november 2026/ });
  await expect(november.getByRole('cell')).toHaveText(['2 t', '45 min', '2 t 45 min']);
  const sums = await exportCsv(page);
  expect(sums.fileName).toMatch(/^timeforbrug-/);
  expect(sums.lines.slice(1).toSorted()).toEqual(['2026-11;Kundeservice;2;120;2', '2026-11;Salg;0,75;45;1']);

  for (const visit of [1, 2]) {
    await november.getByRole('link', { name: '2 t', exact: true }).click();
    await expect(page).toHaveURL(/\/clip-cards\/hours\/entries\?fra=2026-11-01&til=2026-11-30&afdeling=dep_/);
    await expect(entries(page).getByRole('row')).toHaveCount(3);
    await expect(entries(page)).toContainText('Skrevet på to gange');
    await expect(entries(page)).not.toContainText('Oplæring');
    await expect(department(page)).toHaveValue(/^dep_/);
    await department(page).selectOption('Afdeling: alle');
    await expect(entries(page).getByRole('row')).toHaveCount(4);
    if (visit === 1) {
      const { lines } = await exportCsv(page);
      expect(lines[0]).toContain('Dato;Afdeling;Type;Postering;Begrundelse;Udført af;Timer;Minutter');
      expect(lines).toContainEqual(expect.stringContaining(`"'=HYPERLINK(""x"")"`));
      expect(lines).toContainEqual(expect.stringMatching(/Skrevet på to gange;.*;-0,5;-30$/));
      await page.setViewportSize(PHONE);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await page.goBack();
    await expect(entries(page).getByRole('row')).toHaveCount(3);
    await page.goBack();
    await expect(page).toHaveURL(ADDRESS);
    await expect(figures(page)).toContainText('2 t 45 min');
    await page.getByText('Vis som tabel').click();
  }

  // The table stays open when another division loads.
  await page.getByLabel('Opdeling').selectOption('Opdelt efter type');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Måned', 'Andet arbejde', 'I alt']);
  await department(page).selectOption('Kundeservice');
  await expect(figures(page)).toContainText('2 posteringer');
  await expect(page).toHaveURL(/opdel=TYPE/);
  await openSubscribed(page, page.url(), 'UsedHoursScreenSubscription');
  await expect(figures(page)).toContainText('2 posteringer');
  await company.logHours(cardId, 15, 'Et kvarter mere');
  await expect(figures(page)).toContainText('3 posteringer');
  await page.getByLabel('Type', { exact: true }).selectOption('Opgaver');
  await expect(page.getByText('Ingen timer i perioden')).toBeVisible();

  // A period that is too long is explained, and a failed answer is tried again.
  await page.goto('/clip-cards/hours?periode=OWN&fra=2020-01-01&til=2026-11-30');
  await expect(page.getByText('Perioden kan højst være 37 måneder. Her er de seneste 13 måneder.')).toBeVisible();
  await expect(page.getByLabel('Fra', { exact: true })).toHaveValue('2020-01-01');
  const release = await abortOperation(page, 'UsedHoursScreenQuery');
  await page.goto(ADDRESS);
  await expect(page.getByText('Kunne ikke hente timeforbruget')).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(figures(page)).toContainText('20 t');
});
