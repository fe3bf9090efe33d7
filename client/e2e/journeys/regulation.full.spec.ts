import { addMonths, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const LABEL = 'Løbende aftaler ved næste fornyelse';

test('an admin previews, plans and withdraws a regulation, twice in the same tab', async ({
  page,
  request,
  browser,
}) => {
  const token = await sharedAdminToken(request);
  const colleague = await openSecondBrowser(browser, { token });
  await colleague.goto('/admin/prices');
  await signInWithToken(page, token);
  await page.goto('/admin/prices');
  await expect(rowsOf(page, LABEL).first()).toContainText(
    /Gamle betingelser|Kan reguleres|Jeres pris|For sent at varsle/,
  );
  for (const months of [18, 19]) {
    const day = addMonths(dateOf(), months);
    await page.getByRole('button', { name: 'Planlæg regulering' }).click();
    const planning = page.getByRole('dialog', { name: 'Planlæg regulering' });
    await planning.getByRole('button', { name: 'Planlæg' }).click();
    await expect(planning.getByText('Skriv en procent').first()).toBeVisible();
    await planning.getByRole('spinbutton', { name: 'Procent' }).fill('2,5');
    await planning.getByLabel('Gælder for fornyelser fra').fill(dateOf());
    await planning.getByLabel('Hvorfor').fill('Nettoprisindekset');
    await planning.getByRole('button', { name: 'Planlæg' }).click();
    await expect(planning.getByText(/mindst 3 måneder og en uge/).first()).toBeVisible();
    await planning.getByLabel('Gælder for fornyelser fra').fill(day);
    await expect(planning.getByRole('status', { name: 'Aftaler, der fornyes i perioden' })).toBeVisible();
    await planning.getByRole('button', { name: 'Planlæg' }).dblclick();
    await expect(planning).toBeHidden();
    const planned = `Regulering på 2,5 % af aftaler, der fornyes fra ${formatDate(day)}`;
    await expect(page.getByText(planned)).toBeVisible();
    await expect(colleague.getByText(planned)).toBeVisible();
    await page.reload();
    await expect(page.getByText(planned)).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: /^Træk tilbage: reguleringen på 2,5 %/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(page.getByText(planned)).toBeHidden();
    await expect(colleague.getByText(planned)).toBeHidden();
  }
  await colleague.context().close();
});
