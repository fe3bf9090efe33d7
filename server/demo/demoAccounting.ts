import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';

/** Companies that the accounts know by name are linked to them; the others still wait for that. */
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
