import type { Page } from '@playwright/test';
import { addDays, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test('an admin plans new prices, sees what they mean, changes and withdraws them', async ({ page, request }, {
  retry,
  repeatEachIndex,
}) => {
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/admin/prices');
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
  await withdrawUpcomingPrices(page);
  await expect(page.getByText('25 timer i stedet for 24: 453 kr mindre')).toBeVisible();
  // Withdrawn versions stay in the history, so that each round of each attempt needs a day of its own.
  const attempt = repeatEachIndex * 2 + retry;
  for (const round of [0, 1]) {
    // Far enough away that no purchase of another test meets the new prices.
    const day = addDays(dateOf(), 400 + attempt * 2 + round);
    const text = formatDate(day);
    await page.getByRole('button', { name: 'Planlæg ændring' }).click();
    const planning = page.getByRole('dialog', { name: 'Planlæg nye priser' });
    await planning.getByRole('button', { name: 'Planlæg' }).click();
    await expect(planning.getByText('Vælg den første dag').first()).toBeVisible();
    await planning.getByLabel('Gælder fra').fill(day);
    await planning.getByLabel('Hvorfor').fill('Årlig regulering');
    await planning.getByRole('spinbutton', { name: 'Timepris i kr' }).fill('1.325');
    await expect(planning.getByRole('status', { name: 'Hvad det betyder' })).toContainText(
      '11.655 kr bliver 11.925 kr',
    );
    await planning.getByRole('button', { name: 'Tilføj rabattrin' }).click();
    await planning.getByRole('button', { name: 'Planlæg' }).click();
    await expect(planning.getByText('Skriv et helt tal').first()).toBeVisible();
    await planning.getByRole('button', { name: 'Fjern trin 6' }).click();
    await planning.getByRole('button', { name: 'Planlæg' }).click();
    await expect(page.getByText(`Planlagt: nye priser fra ${text}.`)).toBeVisible();
    const change = page.getByRole('button', { name: `Rediger priserne fra ${text}` });
    await change.click();
    const editing = page.getByRole('dialog', { name: 'Rediger planlagte priser' });
    await expect(editing.getByRole('spinbutton', { name: 'Timepris i kr' })).toHaveValue('1325');
    await editing.getByRole('spinbutton', { name: 'Timepris i kr' }).fill('1.350,50');
    await editing.getByRole('spinbutton', { name: 'Rabat på licenser ved årlig betaling i %' }).fill('51');
    await editing.getByRole('button', { name: 'Planlæg' }).click();
    await expect(editing.getByText('Højst 50').first()).toBeVisible();
    await editing.getByRole('spinbutton', { name: 'Rabat på licenser ved årlig betaling i %' }).fill('5');
    await editing.getByRole('button', { name: 'Planlæg' }).click();
    await expect(editing).toBeHidden();
    // The list of agreements has an export of its own.
    const head = page
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .last();
    const { fileName, lines } = await exportCsv(page, head.locator('xpath=..'));
    expect(fileName).toMatch(/^priser-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines[0]).toMatch(/^\uFEFFVare;Enhed;Fra \d{4}-\d\d-\d\d;/);
    const column = lines[0]!.split(';').indexOf(`Fra ${day}`);
    const plannedFigure = (name: string) => lines.find((line) => line.startsWith(`${name};`))?.split(';')[column];
    expect(plannedFigure('Timepris på klippekort')).toBe('1350,50');
    expect(plannedFigure('Licenser, rabat ved årlig betaling')).toBe('5');
    await page.reload();
    await expect(change).toBeVisible();
    const version = page.getByText(`Fra ${text}`, { exact: true }).last().locator('xpath=../..');
    await expect(version.getByText(/^Timepris på klippekort: .* kr → 1\.350,50 kr$/)).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: `Træk tilbage: priserne fra ${text}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(change).toBeHidden();
    await expect(version.getByText('Trukket tilbage')).toBeVisible();
    await expect(version.getByText(/^Licenser, rabat ved årlig betaling: 0 % → 5 %$/)).toBeVisible();
  }
});

/** Withdraws what an attempt that failed has left behind. */
async function withdrawUpcomingPrices(page: Page): Promise<void> {
  await expect(page.getByText('Hvor mere koster mindre')).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Træk tilbage: priserne fra / });
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(buttons).toHaveCount(left - 1);
  }
}
