import { expect, type APIRequestContext } from '@playwright/test';
import { buyClipCard } from './companyObjects.ts';
import { createManagedCompany, type ManagedCompany } from './managedCompany.ts';

export interface InvoicedCompany extends ManagedCompany {
  invoice: { id: string; numberText: string };
}

/** The portal issues invoices once a minute. */
const ISSUE_MS = 150_000;

/** Creates a company with an unpaid invoice for a clip card of ten hours, and waits until the invoice is issued. */
export async function createInvoicedCompany(request: APIRequestContext): Promise<InvoicedCompany> {
  const company = await createManagedCompany(request);
  await buyClipCard(company);
  const readInvoice = async () => {
    const { viewer } = await company.queryApi(
      '{ viewer { customer { invoices(first: 1) { edges { node { id numberText } } } } } }',
    );
    return viewer.customer.invoices.edges[0]?.node;
  };
  await expect.poll(readInvoice, { timeout: ISSUE_MS }).toBeDefined();
  return { ...company, invoice: (await readInvoice())! };
}
