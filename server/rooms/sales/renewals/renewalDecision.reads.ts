import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/**
 * The decisions about the current terms of licences and agreements, by their id. The name of who decided is null for a
 * program and, where the reader is a company, for an admin.
 */
export const renewalDecisionLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('renewal_decision as d')
          .leftJoin('license as l', 'l.id', 'd.subject_id')
          .leftJoin('service_agreement as a', 'a.id', 'd.subject_id')
          .where('d.end_date', '=', sql<string>`coalesce(l.valid_until, a.end_date)`)
          .leftJoin('user_account as u', 'u.id', 'd.decided_by_id')
          .select([
            'd.subject_id as id',
            'd.outcome',
            'd.plan',
            'd.price',
            'd.reason',
            'd.decided_at as decidedAt',
            'u.name as decidedBy',
          ])
          .where('d.subject_id', '=', equalsAny(ids)),
      ),
    ),
);
