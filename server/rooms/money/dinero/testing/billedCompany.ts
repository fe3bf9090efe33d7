import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';

export interface BilledCompany {
  customerId: string;
  departmentId: string;
  contactId: string;
}

/** Creates a company with a contact at Dinero and a department that pays by invoice. */
export async function createBilledCompany(
  { world, db }: TestApp,
  { dinero }: Providers,
  numbers: { eanNumber?: string; poNumber?: string } = {},
): Promise<BilledCompany> {
  const customerId = await world.company();
  const departmentId = await world.department(customerId);
  const contactId = dinero.addContact({ Name: `Kontakt for ${customerId}` });
  await db.sql(
    `update customer
     set dinero_contact_id = $2, dinero_contact_name = 'Kontakt', ean_number = $3, po_number = $4
     where id = $1`,
    [customerId, contactId, numbers.eanNumber ?? null, numbers.poNumber ?? null],
  );
  await db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  return { customerId, departmentId, contactId };
}

/** Waits for the next event of the company. Admins also receive events of the companies of other tests. */
export async function nextLedgerOf<Company extends { id: string }>(
  customerId: string,
  next: () => Promise<{ adminLedgerChanged: Company }>,
): Promise<Company> {
  for (;;) {
    const { adminLedgerChanged: company } = await next();
    if (company.id === customerId) return company;
  }
}

/** Makes all claims a minute older, so that their leases have expired. */
export const expireClaims = ({ db }: TestApp) =>
  db.sql(`update dinero_request set claimed_at = claimed_at - interval '1 minute'`);
