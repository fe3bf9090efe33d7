import { sql } from 'kysely';
import type { Demo } from '../../../demo/Demo.ts';
import { runIn } from '../../../platform/db/query.ts';
import {
  CUSTOMER_VARIABLE,
  dbRoles,
  DEPARTMENTS_VARIABLE,
  PROGRAM_VARIABLE,
  SUBJECTS_VARIABLE,
  type DbRole,
} from '../../../platform/db/roles.ts';
import { EVERYTHING } from '../../../platform/db/scope.ts';
import { DEMO_PROGRAM } from '../partnerApi/partnerApi.demo.ts';

const numbered = (customerId: string, table: string, type: string, condition = sql`true`) => sql`
  insert into external_reference (customer_id, node_id, program, type, external_id)
  select customer_id, id, ${DEMO_PROGRAM}, ${type}, (1000 + row_number() over (order by id))::text
  from ${sql.table(table)} where customer_id = ${customerId} and ${condition}`;

const enter = (role: DbRole, customerId: string, program: string) => sql`
  select set_config('role', ${role}, true), set_config(${CUSTOMER_VARIABLE}, ${customerId}, true),
    set_config(${PROGRAM_VARIABLE}, ${program}, true), set_config(${SUBJECTS_VARIABLE}, ${EVERYTHING}, true),
    set_config(${DEPARTMENTS_VARIABLE}, ${EVERYTHING}, true)`;

export const demo: Demo = {
  /** Adds the ids that the program of the demo's API token has stored, with the rights of the program. */
  async addOnce({ write: { em }, customerId }) {
    await em.flush();
    await runIn(em, enter(dbRoles.customer, customerId, DEMO_PROGRAM));
    await runIn(
      em,
      sql`
        insert into external_reference (customer_id, node_id, program, type, external_id)
        values (${customerId}, ${customerId}, ${DEMO_PROGRAM}, 'CUSTOMER', 'K-1001')`,
    );
    await runIn(em, numbered(customerId, 'department', 'DEPARTMENT'));
    await runIn(em, numbered(customerId, 'installation', 'INSTALLATION'));
    await runIn(em, numbered(customerId, 'clip_card', 'CLIP_CARD', sql`deleted_at is null`));
    await runIn(em, enter(dbRoles.admin, '', ''));
  },
};
