import { newestMailTo } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

type Request = Parameters<typeof createCompany>[0];

/** A company with a department that pays by invoice, a limit, and a buyer. */
async function companyWithBuyer(request: Request, limit: number | null = 1_000_000) {
  const company = await createCompany(request);
  const email = `${uniqueName('indkoeber')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: 'Anders Indkøber', email, password: TEST_PASSWORD, companyRole: 'BUYER' },
  });
  const { viewer } = await company.queryApi('{ viewer { customer { departments { edges { node { id } } } } } }', {});
  await company.queryApi('mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) { deletedId } }', {
    id: viewer.customer.departments.edges[0]!.node.id,
  });
  if (limit !== null)
    await company.queryApi('mutation ($limit: Int!) { setApprovalLimit(limit: $limit) { id } }', { limit });
  return { company, buyer: await createToken(request, email, TEST_PASSWORD), buyerEmail: email };
}

test('an order above the limit waits, and is approved and declined live in two browsers', async ({
  page,
  request,
  browser,
}) => {
  const { company, buyer, buyerEmail } = await companyWithBuyer(request);
  const approver = await openSecondBrowser(browser, { token: company.token });
  await approver.goto('/dashboard');
  await expect(approver.getByRole('heading', { level: 1 })).toBeVisible();
  await signInWithToken(page, buyer);
  const order = async () => {
    await page.goto('/clip-cards?buy=1');
    const dialog = page.getByRole('dialog', { name: /Køb klippekort/ });
    await dialog.getByRole('spinbutton', { name: 'Antal timer' }).fill('25');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Køb/ }).click();
    await expect(toasts(page)).toContainText('Bestillingen afventer godkendelse hos jer');
    await expect(dialog).toHaveCount(0);
  };

  await order();
  await page.goto('/approvals');
  const mine = page.getByRole('listitem').filter({ hasText: 'Klippekort, 25 timer' }).first();
  await expect(mine).toContainText('Afventer godkendelse');
  await expect(mine).toContainText('Freja Lund');
  await expect(mine.getByRole('button', { name: /Godkend/ })).toHaveCount(0);
  await expect(approver.getByText('1 bestilling afventer dig.')).toBeVisible();
  await approver.getByRole('link', { name: 'Se godkendelser' }).click();
  await approver.getByRole('button', { name: 'Godkend: Klippekort, 25 timer' }).click();
  await approver.getByRole('alertdialog').getByRole('button', { name: 'Godkend og bestil' }).click();
  await expect(toasts(approver)).toContainText('Klippekort, 25 timer er godkendt og bestilt');
  await expect(mine).toContainText('Godkendt');
  await page.goto('/clip-cards');
  await expect(page.getByRole('main')).toContainText('25');

  // The same flow a second time, declined.
  await order();
  await expect(approver.getByRole('button', { name: 'Afvis: Klippekort, 25 timer' })).toBeVisible();
  await approver.getByRole('button', { name: 'Afvis: Klippekort, 25 timer' }).click();
  const decline = approver.getByRole('dialog', { name: 'Afvis bestilling' });
  await decline.getByRole('button', { name: 'Afvis' }).click();
  await expect(decline.getByLabel('Begrundelse')).toHaveAccessibleDescription(/Skriv en begrundelse/);
  await decline.getByLabel('Begrundelse').fill('Vi har timer nok');
  await decline.getByRole('button', { name: 'Afvis' }).click();
  await expect(decline).toHaveCount(0);
  await page.goto('/approvals');
  const newest = page.getByRole('listitem').filter({ hasText: 'Klippekort, 25 timer' }).first();
  await expect(newest).toContainText('Afvist');
  await expect(newest).toContainText('Vi har timer nok');
  await expect.poll(async () => (await newestMailTo(request, buyerEmail)).text).toContain('Vi har timer nok');
  await approver.context().close();
});

test('a buyer withdraws an order twice in one tab', async ({ page, request }) => {
  const { buyer } = await companyWithBuyer(request);
  await signInWithToken(page, buyer);
  for (let round = 1; round <= 2; round += 1) {
    await page.goto('/clip-cards?buy=1');
    const dialog = page.getByRole('dialog', { name: /Køb klippekort/ });
    await dialog.getByRole('spinbutton', { name: 'Antal timer' }).fill('30');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Køb/ }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/approvals');
    await page.getByRole('button', { name: 'Træk tilbage: Klippekort, 30 timer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(page.getByText('Trukket tilbage')).toHaveCount(round);
  }
});

test('an administrator sets, changes and removes the limit on a phone', async ({ page, request }) => {
  const { company } = await companyWithBuyer(request, null);
  await page.setViewportSize(PHONE);
  await signInWithToken(page, company.token);
  await page.goto('/approvals');
  await expect(page.getByText('Ingen bestillinger at godkende')).toBeVisible();
  await expect(page.getByText('I har ingen grænse')).toBeVisible();
  const field = page.getByLabel('Grænse i kr ekskl. moms', { exact: true });
  await field.fill('99999999999');
  await page.getByRole('button', { name: 'Gem grænsen' }).click();
  await expect(field).toHaveAccessibleDescription(/Skriv et helt beløb/);
  await field.fill('5000');
  await page.getByRole('button', { name: 'Gem grænsen' }).click();
  await expect(page.getByText('Køb over 5.000 kr ekskl. moms skal godkendes')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(field).toHaveValue('5000');
  await page.getByRole('button', { name: 'Fjern grænsen' }).click();
  await expect(page.getByText('I har ingen grænse')).toBeVisible();
});
