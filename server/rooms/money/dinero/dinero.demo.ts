import { sql } from 'kysely';
import type { Demo, DemoProviders } from '../../../demo/Demo.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';

export const demo: Demo = { addAtProviders: linkContacts };

/**
 * Links each company to the contact with the same name at the stand-in of Dinero. Companies without such a contact stay
 * unlinked. Does nothing with another Dinero than the stand-in.
 */
async function linkContacts({ services: { config, dinero, writes }, sandbox }: DemoProviders): Promise<void> {
  if (config.dinero !== sandbox.settings.dinero) return;
  const { contacts } = await dinero.contacts({ page: 0, pageSize: 100 });
  await writes.run({ role: dbRoles.admin, employeeRoles: null }, ({ em }) =>
    runIn(
      em,
      sql`
    update customer c set dinero_contact_id = k.id, dinero_contact_name = k.name
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) k (id text, name text) where k.name = c.name`,
    ),
  );
}
