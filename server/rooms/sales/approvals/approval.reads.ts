import { sql } from 'kysely';
import type { ApprovalStatus } from '../../../../domain/basics/vocabulary.ts';
import type { Limits } from '../../../../domain/sales/commitment.ts';
import type { Context } from '../../../platform/context.ts';
import { countOf, totalColumn } from '../../../platform/db/counting.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';
import type { Recipient } from '../../../platform/mail/outgoing.ts';
import { administratorsOf } from '../../identity/users/user.reads.ts';

const approvals = sqlBuilder
  .selectFrom('purchase_approval')
  .select([
    'id',
    'customer_id as customerId',
    'department_id as departmentId',
    'department_name as departmentName',
    'kind',
    'description',
    'net',
    'commitment',
    'held_by as heldBy',
    'purchase_id as purchaseId',
    'stored_order as storedOrder',
    'requested_by_id as requestedById',
    'requested_by as requestedBy',
    'status',
    'reason',
    'decided_by as decidedBy',
    'decided_at as decidedAt',
    'subject_id as subjectId',
    'created_at as createdAt',
    'expires_at as expiresAt',
  ]);

const order = [{ column: 'id', key: 'id' }];

export async function approvalById(ctx: Reader, id: string) {
  const [row] = await ctx.read(approvals.where('id', '=', id));
  return row;
}

export const approvalNodeLoader = defineRowLoader((ids) => approvals.where('id', '=', equalsAny(ids)));

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof approvalById>>>;

export async function approvalOfPurchase(ctx: Reader, purchaseId: string) {
  const [row] = await ctx.read(approvals.where('purchase_id', '=', purchaseId));
  return row;
}

export const approvalChange = async (ctx: Reader, id: string) => changePayload(id, await approvalById(ctx, id), order);

/** The orders of a company that waited or wait for approval, newest first. */
export function approvalPage(
  ctx: Reader,
  customerId: string,
  { status }: { status?: ApprovalStatus | null | undefined },
  args: PageArgs,
) {
  let query = approvals.where('customer_id', '=', customerId);
  if (status) query = query.where('status', '=', status);
  return readPage({ read: (compiled) => ctx.read(compiled), query, order, direction: 'desc', args });
}

/** Number of waiting orders of a company, except those of `exceptId`. */
export const countDecidable = (ctx: Reader, customerId: string, exceptId: string) =>
  countOf(
    ctx,
    sqlBuilder
      .selectFrom('purchase_approval')
      .select(totalColumn)
      .where('customer_id', '=', customerId)
      .where('status', '=', sql.lit('PENDING'))
      .where('requested_by_id', '<>', exceptId),
  );

/** The limits of a company. */
export async function limitsOf(ctx: Pick<Reader, 'read'>, customerId: string): Promise<Limits> {
  const [row] = await ctx.read(
    sqlBuilder
      .selectFrom('customer')
      .select(['approval_limit as order', 'approval_month_limit as month'])
      .where('id', '=', customerId),
  );
  return row ?? { order: null, month: null };
}

/** The administrators who may decide about an order of `exceptId`. Read as the system, because it mails them. */
export const approversOf = (
  ctx: Pick<Context, 'readAsSystem'>,
  customerId: string,
  exceptId: string,
): Promise<Recipient[]> => ctx.readAsSystem(administratorsOf(customerId).where('id', '<>', exceptId));

/**
 * Names of the administrators who may decide about an order of `exceptId`. Read as the system, because the buyer may
 * not see the users of the company.
 */
export async function approverNames(ctx: Reader, customerId: string, exceptId: string): Promise<string[]> {
  const rows = await ctx.readAsSystem(administratorsOf(customerId).where('id', '<>', exceptId));
  return rows.map(({ name }) => name);
}

/** The buyer of an order, to mail them; undefined for an API token and for a deactivated user. */
export async function requesterOf(ctx: Context, userId: string): Promise<Recipient | undefined> {
  const [row] = await ctx.readAsSystem(
    sqlBuilder
      .selectFrom('user_account')
      .select(['name', 'email'])
      .where('id', '=', userId)
      .where('deactivated_at', 'is', null),
  );
  return row;
}
