import { sql } from 'kysely';
import { formatKroner } from '../../../../domain/basics/money.ts';
import { approvalLimitRule, declineForm } from '../../../../domain/sales/validation/approvals.ts';
import { assertEmailConfirmed, assertMay, may } from '../../../platform/access/policy.ts';
import { callerId, type Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { AppError, conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { parseField, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { recordRuleChange } from '../../companies/activity/ruleChange.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import type { CardConfirmation } from '../../money/payments/ledger.types.ts';
import { purchaseDecidedMail } from './approval.mails.ts';
import { approvalById, approvalChange, type ApprovalRow } from './approval.reads.ts';
import { lockWaiting, UNKNOWN_ORDER } from './approvalFlow.service.ts';
import { buyingOf } from './approvedOrder.reads.ts';
import { canRequesterStillOrder, requesterToMail } from './requester.reads.ts';

const REQUESTER_LOST_ACCESS =
  'Den, der har bestilt, kan ikke længere købe det. Afvis bestillingen, eller giv adgangen tilbage først.';
const CONFIRM_FIRST = 'Bekræft din e-mail, før du godkender bestillinger.';
export const OWN_ORDER = 'Du kan ikke godkende din egen bestilling. Det skal en anden kontoadministrator.';
const NOT_OWN_ORDER = 'Kun den, der har bestilt, kan trække bestillingen tilbage.';
export const DEPARTMENT_GONE = 'Afdelingen findes ikke længere';

export const canDecide = (viewer: Viewer, { status, requestedById }: Pick<ApprovalRow, 'status' | 'requestedById'>) =>
  status === 'PENDING' && may(viewer, 'approvePurchases') && requestedById !== callerId(viewer);

export const canWithdraw = (viewer: Viewer, { status, requestedById }: Pick<ApprovalRow, 'status' | 'requestedById'>) =>
  status === 'PENDING' && requestedById === callerId(viewer) && !(viewer.kind === 'session' && viewer.actor);

/**
 * Approves an order and buys it at the price that it was placed at. The goods are created in the transaction that marks
 * the order as approved, under the order's own purchase id, so that any number of approvals buys once. An order whose
 * department is gone, or whose card is declined, becomes FAILED, and its buyer is mailed.
 */
export async function approvePurchase(ctx: Context, id: string) {
  const approval = await decidableOrder(ctx, id);
  const confirmation = await buyApproved(ctx, approval);
  return { change: await approvalChange(ctx, id), purchaseId: approval.purchaseId, confirmation };
}

async function buyApproved(ctx: Context, approval: ApprovalRow): Promise<CardConfirmation | null> {
  if (!approval.departmentId) return failOrder(ctx, approval);
  if (!(await canRequesterStillOrder(ctx, approval.id))) throw conflict(REQUESTER_LOST_ACCESS);
  try {
    return await buyingOf(ctx.services.rooms, approval.kind)(ctx, { ...approval, departmentId: approval.departmentId });
  } catch (error) {
    // The goods were cancelled, and the order marked as failed, in the transaction that settled the payment.
    if (error instanceof AppError && error.code === 'PAYMENT_FAILED') return null;
    throw error;
  }
}

export async function declinePurchase(ctx: Context, id: string, input: { reason: string }) {
  const { reason } = parseInput(declineForm, input);
  return decide(ctx, await decidableOrder(ctx, id), { status: 'DECLINED', reason });
}

/** Takes back an order that still waits. Only its own buyer can. */
export async function withdrawPurchase(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'buy');
  const approval = await approvalById(ctx, id);
  if (!approval) throw notFound(UNKNOWN_ORDER);
  if (approval.requestedById !== callerId(ctx.viewer)) throw conflict(NOT_OWN_ORDER);
  return decide(ctx, approval, { status: 'WITHDRAWN', reason: null });
}

type LimitColumn = 'approval_limit' | 'approval_month_limit';

/** Sets a limit of the company; null ends it. Orders that wait already stay. */
export async function setLimit(ctx: Context, column: LimitColumn, limit: number | null) {
  const id = ctx.companyFor('approvePurchases');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  parseField('limit', approvalLimitRule, limit);
  await ctx.writeAsAuth(async (write) => {
    const changed = await runIn(
      write.em,
      sql`
        update customer set ${sql.ref(column)} = ${limit}, version = version + 1
        where id = ${id} and ${sql.ref(column)} is distinct from ${limit} returning id`,
    );
    if (changed.length) await recordRuleChange(ctx, write, id, { title: limitChangeText(column, limit) });
  });
  return (await companyById(ctx, id))!;
}

function limitChangeText(column: LimitColumn, limit: number | null): string {
  if (column === 'approval_limit')
    return limit === null
      ? 'Der er ikke længere en grænse for et køb uden godkendelse'
      : `Køb over ${formatKroner(limit)} ekskl. moms skal godkendes af en kontoadministrator`;
  return limit === null
    ? 'Der er ikke længere en grænse for en persons køb om måneden uden godkendelse'
    : `En persons køb over ${formatKroner(limit)} ekskl. moms om måneden skal godkendes af en kontoadministrator`;
}

/** The order, which the viewer may decide. Whether it still waits is checked under its lock. */
async function decidableOrder(ctx: Context, id: string): Promise<ApprovalRow> {
  assertMay(ctx.viewer, 'approvePurchases');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  const approval = await approvalById(ctx, id);
  if (!approval) throw notFound(UNKNOWN_ORDER);
  if (approval.requestedById === callerId(ctx.viewer)) throw forbidden(OWN_ORDER);
  return approval;
}

const activityEnding = { DECLINED: 'er afvist', WITHDRAWN: 'er trukket tilbage' } as const;

async function decide(
  ctx: Context,
  { id }: ApprovalRow,
  { status, reason }: { status: 'DECLINED' | 'WITHDRAWN'; reason: string | null },
) {
  const requester = status === 'DECLINED' ? await requesterToMail(ctx, id) : undefined;
  await ctx.writeAsSale(async (write) => {
    const waiting = await lockWaiting(write, id);
    Object.assign(waiting, {
      status,
      reason,
      decidedAt: new Date(),
      decidedById: callerId(ctx.viewer),
      decidedBy: ctx.viewer.name,
    });
    await write.em.flush();
    const { customerId, departmentId, description, departmentName } = waiting;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'purchase_approval',
      entityId: id,
      title: `${description} ${activityEnding[status]}`,
      description: departmentName,
    });
    if (requester)
      write.mail(purchaseDecidedMail(ctx.services.config, requester, { customerId, status, description, reason }));
    write.publish({ topic: 'purchase-approval.changed', id, customerId });
    if (departmentId) write.topUp({ departmentId });
  });
  return approvalChange(ctx, id);
}

/** Marks an order as failed whose department was deleted while it waited. */
async function failOrder(ctx: Context, { id }: ApprovalRow): Promise<null> {
  const requester = await requesterToMail(ctx, id);
  await ctx.writeAsSystem(async (write) => {
    const waiting = await lockWaiting(write, id);
    Object.assign(waiting, { status: 'FAILED', reason: DEPARTMENT_GONE, decidedAt: new Date() });
    write.publish({ topic: 'purchase-approval.changed', id, customerId: waiting.customerId });
    const { customerId, description, status, reason } = waiting;
    if (requester)
      write.mail(purchaseDecidedMail(ctx.services.config, requester, { customerId, status, description, reason }));
  });
  return null;
}
