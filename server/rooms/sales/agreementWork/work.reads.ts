import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { changePayload } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowLoader } from '../../../platform/graphql/RowLoader.ts';

const work = sqlBuilder
  .selectFrom('agreement_work')
  .select([
    'id',
    'customer_id as customerId',
    'agreement_id as agreementId',
    'worked_on as workedOn',
    'minutes',
    'description',
    'logged_by as loggedBy',
    'created_at as createdAt',
  ]);

const order = [{ column: 'id', key: 'id' }];

export async function workById(ctx: Reader, id: string) {
  const [row] = await ctx.read(work.where('id', '=', id));
  return row;
}

export const workNodeLoader = defineRowLoader((ids) => work.where('id', '=', equalsAny(ids)));

type WorkRow = NonNullable<Awaited<ReturnType<typeof workById>>>;

export const workChange = async (ctx: Reader, id: string) => changePayload(id, await workById(ctx, id), order);

export const workOfAgreements = (ctx: Reader) =>
  new NestedPages<WorkRow>({
    read: (query) => ctx.read(query),
    query: work,
    parentColumn: 'agreement_id',
    order,
    direction: 'desc',
  });

export const agreementMinutes = (ctx: Reader, ids: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('agreement_work')
      .select(['agreement_id as id', sql<number>`sum(minutes)::int`.as('total')])
      .where('agreement_id', '=', equalsAny(ids))
      .groupBy('agreement_id'),
  );

export const agreementWorkLoader = defineLoader(workOfAgreements);

export const agreementMinutesLoader = defineLoader((reader) => new RowLoader((ids) => agreementMinutes(reader, ids)));
