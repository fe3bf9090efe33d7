import { addDays, dateOf, formatDate } from '../../domain/dates.ts';
import { expectAccessible } from '../testing/browser/accessibility.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

test('an admin plans new prices, sees what they mean, changes and withdraws them', async ({ page, request }) => {
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/admin/prices');
  await expect(page.getByRole('heading', { level: 1, name: 'Priser' })).toBeVisible();
  await expect(page.getByText('25 timer i stedet for 24: 453 kr mindre')).toBeVisible();
  await expectAccessible(page);
  for (const round of [0, 1]) {
    // Far enough away that no purchase of another test meets the new prices.
    const day = addDays(dateOf(), 400 + round + Math.floor(Math.random() * 300));
    const text = formatDate(day);
    await page.getByRole('button', { name: 'Planlæg ændring' }).click();
    const planning = page.getByRole('dialog', { name: 'Planlæg nye priser' });
    await expectAccessible(page);
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
    const change = page.getByRole('button', { name: `Ret priserne fra ${text}` });
    await change.click();
    const editing = page.getByRole('dialog', { name: 'Ret planlagte priser' });
    await expect(editing.getByRole('spinbutton', { name: 'Timepris i kr' })).toHaveValue('1325');
    await editing.getByRole('spinbutton', { name: 'Timepris i kr' }).fill('1.350,50');
    await editing.getByRole('button', { name: 'Planlæg' }).click();
    await expect(editing).toBeHidden();
    await page.reload();
    await expect(change).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: `Træk tilbage: priserne fra ${text}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(change).toBeHidden();
    await expect(page.getByText(`Fra ${text}`).first()).toBeVisible();
  }
});
