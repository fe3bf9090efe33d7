import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';

/** Links each company to the Dinero contact with the same name. The other companies stay without a contact. */
export async function linkDemoContacts({ dinero, writes }: Services): Promise<void> {
  const { contacts } = await dinero.contacts({ page: 0, pageSize: 100 });
  await writes.run({ role: dbRoles.admin }, ({ em }) =>
    em.execute(
      `
    update customer c set dinero_contact_id = k.id, dinero_contact_name = k.name
    from jsonb_to_recordset(?::jsonb) k (id text, name text) where k.name = c.name`,
      [JSON.stringify(contacts)],
    ),
  );
}
