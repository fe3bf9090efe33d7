import { addDays, dateOf } from '../../domain/basics/dates.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

test('a price that is agreed while the customer looks is bought only once it was shown', async ({
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
});

test('a planned price is changed and withdrawn, twice in the same tab', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`/admin/companies/${company.id}/priser`);
  const rows = rowsOf(page, 'Aftalte priser');
  for (const percent of ['5', '7']) {
    await page.getByRole('button', { name: 'Tilføj aftale' }).click();
    const adding = page.getByRole('dialog', { name: 'Tilføj aftalt pris' });
    await adding.getByLabel('Vare').selectOption({ label: 'Serviceaftale pr. licens' });
    await adding.getByLabel('Eller rabat i %').fill('51');
    await adding.getByLabel('Første dag').fill(addDays(dateOf(), 20));
    await adding.getByLabel('Note').fill('Det første år');
    await adding.getByRole('button', { name: 'Gem' }).click();
    await expect(adding.getByText('Højst 50').first()).toBeVisible();
    await adding.getByLabel('Eller rabat i %').fill(percent);
    await adding.getByRole('button', { name: 'Gem' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(`${percent} % rabat`);
    await rows
      .first()
      .getByRole('button', { name: /^Rediger Serviceaftale/ })
      .click();
    const editing = page.getByRole('dialog', { name: 'Rediger aftalt pris' });
    await editing.getByLabel('Eller rabat i %').fill('');
    await editing.getByLabel('Pris i kr ekskl. moms').fill('400');
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(rows.first()).toContainText('400 kr');
    await page.reload();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await rows
      .first()
      .getByRole('button', { name: /^Træk tilbage/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(page.getByText('Ingen aftalte priser')).toBeVisible();
  }
});

test('an order of licences shows its price until the renewal, and keeps it', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await company.queryApiAsAdmin(
    `mutation ($customerId: ID!, $input: AgreedPriceInput!) {
      addAgreedPrice(customerId: $customerId, input: $input) { deletedId }
    }`,
    {
      customerId: company.id,
      input: { item: 'PLAN_SUITE_TEAM', price: 409_00, validFrom: dateOf(), note: 'Aftalt' },
    },
  );
  await signInWithToken(page, company.token);
  for (const round of [1, 2]) {
    await page.goto('/licenses?bestil=1');
    const ordering = page.getByRole('dialog', { name: 'Bestil licens' });
    await ordering.getByRole('spinbutton', { name: 'Antal licenser' }).fill('3');
    await expect(ordering).toContainText(round === 1 ? 'Ingen er på vej.' : 'og 3 på vej.');
    for (const text of [
      'Jeres pris409 kr pr. licens og måned',
      '3 × 409 kr pr. måned1.227,00 kr',
      'I alt pr. måned1.533,75 kr',
      'De første 12 måneder14.724 kr',
    ])
      await expect(ordering).toContainText(text);
    await ordering.getByRole('checkbox').check();
    await ordering.getByRole('button', { name: 'Send bestilling' }).click();
    await expect(ordering).toBeHidden();
    await expect(rowsOf(page, 'Licensanmodninger')).toHaveCount(round);
    await expect(rowsOf(page, 'Licensanmodninger').first()).toContainText('409 kr pr. licens');
  }
});
