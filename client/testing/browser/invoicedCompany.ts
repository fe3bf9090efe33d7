import type { APIRequestContext } from '@playwright/test';
import { buyClipCard } from './companyObjects.ts';
import type { LicenseCompany } from './licenseCompany.ts';
import { createManagedCompany, type ManagedCompany } from './managedCompany.ts';

export interface InvoicedCompany extends ManagedCompany {
  invoice: { id: string; numberText: string };
}

/** Creates a company with an unpaid invoice for a clip card of ten hours. */
export async function createInvoicedCompany(request: APIRequestContext): Promise<InvoicedCompany> {
  const company = await createManagedCompany(request);
  return { ...company, invoice: await addInvoice(company) };
}

/** Buys a clip card of ten hours and issues its invoice. */
export async function addInvoice(company: LicenseCompany): Promise<InvoicedCompany['invoice']> {
  await buyClipCard(company);
  const { issueInvoices } = await company.queryApiAsAdmin(
    'mutation ($id: ID!) { issueInvoices(customerId: $id) { id numberText } }',
    { id: company.id },
  );
  return issueInvoices[0]!;
}
