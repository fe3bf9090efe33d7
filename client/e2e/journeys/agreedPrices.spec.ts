import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test('a price that is agreed while the customer looks is shown first, and planned ones are withdrawn', async ({
  page,
  request,
  browser,
}) => {
  const company = await createLicenseCompany(request);
  const customer = await browser.newPage();
  await signInWithToken(customer, company.token);
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`/admin/companies/${company.id}/priser`);
  await expect(page.getByText('Ingen aftalte priser')).toBeVisible();

  await customer.goto('/clip-cards?buy=1');
  const buying = customer.getByRole('dialog', { name: 'Køb klippekort' });
  const terms = buying.getByRole('checkbox');
  const buy = buying.getByRole('button', { name: /^Køb for/ });
  await terms.check();
  await expect(buying).not.toContainText('Jeres pris');

  await page.getByRole('button', { name: 'Tilføj aftale' }).click();
  const adding = page.getByRole('dialog', { name: 'Tilføj aftalt pris' });
  await adding.getByRole('button', { name: 'Gem' }).click();
  await expect(adding.getByText('Skriv enten en pris eller en rabat').first()).toBeVisible();
  await adding.getByLabel('Pris i kr ekskl. moms').fill('1.000,50');
  await adding.getByLabel('Note').fill('Fast under udrulning');
  await adding.getByRole('button', { name: 'Gem' }).click();
  const row = rowsOf(page, 'Aftalte priser').first();
  for (const text of ['Fast under udrulning', '1.000,50 kr', '1.295 kr', 'Aktiv'])
    await expect(row).toContainText(text);

  await buy.click();
  await expect(buying.getByText(/^Prisen er ændret til/)).toBeVisible();
  await expect(buying).toContainText('Jeres pris1.000,50 kr pr. time, listepris 1.295 kr');
  await expect(terms).toBeChecked();
  await customer.setViewportSize(PHONE);
  await expectNoSidewaysScroll(customer);
  await buy.click();
  await expect(buying).toBeHidden();
  await customer.close();

  await row.getByRole('button', { name: /^Rediger Timepris/ }).click();
  const editing = page.getByRole('dialog', { name: 'Rediger aftalt pris' });
  await expect(editing.getByText(/^Prisen gælder allerede/)).toBeVisible();
  await editing.getByLabel('Sidste dag').fill(addDays(dateOf(), 40));
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(row).not.toContainText('uden slutdato');

  // Planned prices are changed and withdrawn.
  const planned = rowsOf(page, 'Aftalte priser').filter({ hasText: 'Serviceaftale' });
  for (const percent of ['5', '7']) {
    await page.getByRole('button', { name: 'Tilføj aftale' }).click();
    await adding.getByLabel('Vare').selectOption({ label: 'Serviceaftale pr. licens' });
    await adding.getByLabel('Eller rabat i %').fill('51');
    await adding.getByLabel('Første dag').fill(addDays(dateOf(), 20));
    await adding.getByLabel('Note').fill('Det første år');
    await adding.getByRole('button', { name: 'Gem' }).click();
    await expect(adding.getByText('Højst 50').first()).toBeVisible();
    await adding.getByLabel('Eller rabat i %').fill(percent);
    await adding.getByRole('button', { name: 'Gem' }).click();
    await expect(planned).toHaveCount(1);
    await expect(planned).toContainText(`${percent} % rabat`);
    await planned.getByRole('button', { name: /^Rediger Serviceaftale/ }).click();
    await editing.getByLabel('Eller rabat i %').fill('');
    await editing.getByLabel('Pris i kr ekskl. moms').fill('400');
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(planned).toContainText('400 kr');
    await page.reload();
    await expect(planned).toContainText('400 kr');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await planned.getByRole('button', { name: /^Træk tilbage/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(planned).toHaveCount(0);
  }
});
