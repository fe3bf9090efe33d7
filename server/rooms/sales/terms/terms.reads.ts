import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader, RowLoader } from '../../../platform/graphql/RowLoader.ts';

const acceptances = sqlBuilder
  .selectFrom('terms_acceptance')
  .select([
    'id',
    'customer_id as customerId',
    'document',
    'terms_version as termsVersion',
    'subject_id as subjectId',
    'description',
    'accepted_by as acceptedBy',
    'address',
    'accepted_at as acceptedAt',
  ]);

export async function acceptanceById(ctx: Reader, id: string) {
  const [row] = await ctx.read(acceptances.where('id', '=', id));
  return row;
}

export const acceptanceNodeLoader = defineRowLoader((ids) => acceptances.where('id', '=', equalsAny(ids)));

export type AcceptanceRow = NonNullable<Awaited<ReturnType<typeof acceptanceById>>>;

/** The acceptances of a company, newest first. */
export const acceptancePage = (ctx: Reader, customerId: string, args: PageArgs) =>
  readPage({
    read: (query) => ctx.read(query),
    query: acceptances.where('customer_id', '=', customerId),
    order: [{ column: 'id', key: 'id' }],
    direction: 'desc',
    args,
  });

/** The first acceptance of each version of each document of a company, the newest version first. */
export const firstAcceptances = (ctx: Reader, customerId: string) =>
  ctx.read(
    sqlBuilder
      .selectFrom(
        acceptances
          .where('customer_id', '=', customerId)
          .distinctOn(['document', 'terms_version'])
          .orderBy('document')
          .orderBy('terms_version')
          .orderBy('accepted_at')
          .orderBy('id')
          .as('first'),
      )
      .selectAll()
      .orderBy('termsVersion', 'desc')
      .orderBy('document'),
  );

/** The last acceptance of each of the goods, by the id of the goods. */
export const acceptanceLoader = defineLoader(
  (reader) =>
    new RowLoader<{ id: string; acceptance: AcceptanceRow }>(async (ids) => {
      const rows = await reader.read(
        acceptances
          .where('subject_id', '=', equalsAny(ids))
          .distinctOn('subject_id')
          .orderBy('subject_id')
          .orderBy('id', 'desc'),
      );
      return rows.map((acceptance) => ({ id: acceptance.subjectId, acceptance }));
    }),
);
