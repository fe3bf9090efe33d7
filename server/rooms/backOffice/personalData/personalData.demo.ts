import { sql } from 'kysely';
import type { Demo } from '../../../demo/Demo.ts';
import { MEMBER_EMAIL } from '../../../demo/demoCompanies.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { Erasure } from './Erasure.ts';

export const demo: Demo = {
  /** A request to be erased that waits for an answer. No admin may write such a row. */
  async addAtProviders({ services: { writes } }) {
    await writes.run({ role: dbRoles.auth }, ({ em }) =>
      runIn(
        em,
        sql`
          insert into erasure (id, user_id, customer_id, status, reason, created_at)
          select ${`${Erasure.idPrefix}_demo`}, u.id, u.customer_id, 'REQUESTED',
            'Jeg skifter job til nytår og bruger ikke portalen mere.', now() - interval '3 days'
          from user_account u
          where u.email = ${MEMBER_EMAIL} and u.deactivated_at is null
            and not exists (select from erasure e where e.user_id = u.id)`,
      ),
    );
  },
};
