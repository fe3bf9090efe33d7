import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import { tenHours } from '../../../domain/testing/prices.ts';
import { buyClipCard } from '../../testing/browser/companyObjects.ts';
import { connectToDinero, linkDineroContact } from '../../testing/browser/dineroControl.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test as portalTest } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { startPortal } from '../../testing/browser/startPortal.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

/** A portal of its own, whose invoices are booked by the stand-in of Dinero. */
const test = portalTest.extend<object, { portalUrl: string }>({
  portalUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern.
    async ({}, use) => {
      const portal = await startPortal({ INVOICES: 'dinero' });
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
});

interface AtDinero {
  Guid: string;
  Number: number;
  ExternalReference: string;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an invoice that Dinero refuses is shown, booked on request and settled there, twice in one tab', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const company = await createManagedCompany(request);
  const dinero = await connectToDinero(company, request);
  const { contactId } = await linkDineroContact(company, dinero);
  await signInWithToken(page, await sharedAdminToken(request));
  /** Buys a clip card that Dinero refuses to book, and returns the id of its invoice. */
  const buyRefused = async (): Promise<string> => {
    const refusal = { status: 400, code: 42, message: 'Kontoen 1000 er lukket', times: 1 };
    await dinero('failNext', `POST /invoices to ${contactId}`, refusal);
    await buyClipCard(company);
    await company.queryApiAsAdmin('mutation ($id: ID!) { issueInvoices(customerId: $id) { id } }', { id: company.id });
    // The portal may have issued it before the admin did.
    const { admin } = await company.queryApiAsAdmin(
      '{ admin { invoices(first: 20) { edges { node { id open customer { id } } } } } }',
    );
    return admin.invoices.edges.map(({ node }) => node).find(({ customer }) => customer.id === company.id)!.id;
  };
  for (let round = 1; round <= 2; round += 1) {
    const id = await buyRefused();
    await page.goto('/admin/invoices');
    // The portal tries by itself within a minute.
    const banner = page.getByText('1 bilag kan ikke bogføres i Dinero eller afviger derfra.');
    await expect(banner).toBeVisible({ timeout: 120_000 });
    await page.getByRole('link', { name: 'Vis det' }).click();
    await expect(rowsOf(page, 'Fakturaer')).toHaveCount(1);
    await expect(rowsOf(page, 'Fakturaer')).toContainText(['Ikke bogført']);

    await openSubscribed(page, `/admin/invoices/${id}`, 'AdminInvoiceScreenSubscription');
    await expect(heading(page)).toHaveText('Faktura uden nummer');
    await expect(page.getByText('Kontoen 1000 er lukket')).toBeVisible();
    await expect(page.getByRole('button', { name: /PDF/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(page.getByText('Bogført', { exact: true })).toBeVisible({ timeout: 120_000 });
    const invoices = await dinero<AtDinero[]>('invoices');
    const [booked, ...others] = invoices.filter(({ ExternalReference }) => ExternalReference === id);
    expect(others).toEqual([]);
    await expect(heading(page)).toHaveText(`Faktura ${booked!.Number}`);

    await dinero('payInvoice', booked!.Guid, tenHours.gross / 100, dateOf());
    await page.getByRole('button', { name: 'Sammenlign igen' }).click();
    await expect(rowsOf(page, 'Betalinger')).toContainText(['Dinero']);
    await expect(page.getByRole('button', { name: /^Fortryd betalingen/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Betalt', { exact: true }).first()).toBeVisible();

    await dinero('payInvoice', booked!.Guid, 100, dateOf());
    await page.getByRole('button', { name: 'Sammenlign igen' }).click();
    await expect(page.getByText('I Dinero mangler der mindre end i portalen: 100,00 kr.')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await dinero('undoPayment', booked!.Guid);
    await page.getByRole('button', { name: 'Sammenlign igen' }).click();
    await expect(page.getByText('I Dinero mangler der mindre')).toHaveCount(0);
  }

  // A buyer with an EAN number gets an e-invoice.
  await company.queryApiAsAdmin(
    'mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }',
    { id: company.id, input: { eanNumber: '5798000000001' } },
  );
  await page.goto(`/admin/invoices/${await buyRefused()}`);
  await expect(page.getByText('Køberen har EAN-nummer 5798000000001 og skal have en e-faktura.')).toBeVisible();
});
