import type { Demo } from '../../../demo/Demo.ts';
import { CUSTOMER_VARIABLE, dbRoles, PROGRAM_VARIABLE } from '../../../platform/db/roles.ts';
import { DEMO_PROGRAM } from '../partnerApi/partnerApi.demo.ts';

const numbered = (table: string, type: string) => `
  insert into external_reference (customer_id, node_id, program, type, external_id)
  select customer_id, id, ?, '${type}', (1000 + row_number() over (order by id))::text from ${table}
  where customer_id = ?`;

export const demo: Demo = {
  /** Adds the ids that the program of the demo's API token has stored, with the rights of the program. */
  async addOnce({ write: { em }, customerId }) {
    await em.flush();
    const enter = `select set_config('role', ?, true), set_config('${CUSTOMER_VARIABLE}', ?, true),
      set_config('${PROGRAM_VARIABLE}', ?, true)`;
    await em.execute(enter, [dbRoles.customer, customerId, DEMO_PROGRAM]);
    await em.execute(
      `insert into external_reference (customer_id, node_id, program, type, external_id)
       values (?, ?, ?, 'CUSTOMER', 'K-1001')`,
      [customerId, customerId, DEMO_PROGRAM],
    );
    await em.execute(numbered('department', 'DEPARTMENT'), [DEMO_PROGRAM, customerId]);
    await em.execute(numbered('installation', 'INSTALLATION'), [DEMO_PROGRAM, customerId]);
    await em.execute(`${numbered('clip_card', 'CLIP_CARD')} and deleted_at is null`, [DEMO_PROGRAM, customerId]);
    await em.execute(enter, [dbRoles.admin, '', '']);
  },
};
