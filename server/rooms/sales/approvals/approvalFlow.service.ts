import { LockMode } from '@mikro-orm/postgresql';
import type { Ore } from '../../../../domain/basics/money.ts';
import { labelOf, ApprovalStatus } from '../../../../domain/basics/vocabulary.ts';
import { MAX_COMMITMENT, type HeldBy } from '../../../../domain/sales/commitment.ts';
import { callerId, personOf } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, conflict, notFound } from '../../../platform/errors.ts';
import type { Recipient } from '../../../platform/mail/outgoing.ts';
import type { Services } from '../../../platform/services.ts';
import { actorLabel, actorOf, recordActivity, type Actor } from '../../companies/activity/activity.service.ts';
import type { Department } from '../../companies/departments/Department.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';
import { orderWaitingMail, purchaseWaitingMail } from './approval.mails.ts';
import { approvalOfPurchase } from './approval.reads.ts';
import type { ApprovalRule } from './limits.service.ts';
import { PurchaseApproval, type StoredOrder } from './PurchaseApproval.ts';

export const UNKNOWN_ORDER = 'Bestillingen findes ikke';

/** Who places an order: a caller, or an automatic purchase. */
export interface OrderedBy {
  services: Services;
  actor: Actor;
  /** Id of the user, the API token or the automatic purchase. */
  id: string;
  name: string;
  /** The person who gets a receipt for an order that waits; none for a program or an automatic purchase. */
  person: Recipient | undefined;
}

export const orderedByCaller = ({ services, viewer }: Context): OrderedBy => ({
  services,
  actor: actorOf(viewer),
  id: callerId(viewer),
  name: actorLabel(viewer),
  person: personOf(viewer),
});

interface WaitingOrder {
  purchaseId: string;
  department: Pick<Department, 'id' | 'name' | 'customerId'>;
  description: string;
  net: Ore | null;
  /** The whole amount to which the order commits the company. */
  commitment: Ore | null;
  heldBy: HeldBy;
  order: StoredOrder;
  /** Stores the acceptance of the terms for the waiting order. */
  accept(approvalId: string): TermsAcceptance | undefined | Promise<TermsAcceptance | undefined>;
}

const TOO_LARGE = 'Bestillingen er for stor til at blive godkendt i portalen. Kontakt os om den.';
/** A program that orders again and again must fill neither the list nor the mailboxes of the administrators. */
export const MAX_WAITING = 100;
export const TOO_MANY_WAITING = `I har allerede ${MAX_WAITING} bestillinger, der afventer. Få dem besvaret først.`;

/**
 * Stores an order that waits for approval, instead of the goods, and mails the administrators. Returns its id. Throws
 * CONFLICT when too many orders of the company wait. Parallel orders of several departments may exceed that by a few.
 */
export async function createApproval(
  { services, actor, id: requestedById, name: requestedBy, person }: OrderedBy,
  write: Write,
  { approvers }: ApprovalRule,
  { purchaseId, department, description, net, commitment, heldBy, order, accept }: WaitingOrder,
): Promise<string> {
  if ((commitment ?? 0) > MAX_COMMITMENT) throw conflict(TOO_LARGE);
  const { id: departmentId, name: departmentName, customerId } = department;
  if ((await write.em.count(PurchaseApproval, { customerId, status: 'PENDING' })) >= MAX_WAITING)
    throw conflict(TOO_MANY_WAITING);
  const approval = write.em.create(PurchaseApproval, {
    customerId,
    departmentId,
    departmentName,
    kind: order.kind,
    description,
    net,
    commitment,
    heldBy,
    purchaseId,
    storedOrder: order,
    requestedById,
    requestedBy,
  });
  await write.em.flush();
  const acceptance = await accept(approval.id);
  await recordActivity(write, actor, {
    customerId,
    entityType: 'purchase_approval',
    entityId: approval.id,
    title: `${description} afventer godkendelse`,
    description: departmentName,
  });
  write.publish({ topic: 'purchase-approval.changed', id: approval.id, customerId });
  if (!(await services.throttle.allows('approvalMails', customerId))) return approval.id;
  if (person && acceptance)
    write.mail(
      orderWaitingMail(services.config, person, {
        customerId,
        description,
        departmentName,
        net,
        commitment,
        acceptance,
      }),
    );
  for (const approver of approvers)
    write.mail(
      purchaseWaitingMail(services.config, approver, {
        customerId,
        requestedBy,
        description,
        departmentName,
        net,
        commitment,
        heldBy,
      }),
    );
  return approval.id;
}

/** The answer to a purchase that waits. Sending the purchase again gives the same answer until it is decided. */
export const awaitingApproval = (id: string): AppError =>
  Object.assign(new AppError('AWAITING_APPROVAL', 'Bestillingen afventer godkendelse hos jer. Intet er købt endnu.'), {
    approvalId: id,
  });

/**
 * Throws AWAITING_APPROVAL for a purchase that was sent before and waits, and CONFLICT for one that was not approved or
 * whose key belongs to another order. `isSame` compares the waiting order with the current one.
 */
export async function assertNotWaiting(
  ctx: Context,
  purchaseId: string,
  isSame: (order: StoredOrder, departmentId: string | null) => boolean,
  differentOrder: () => AppError,
): Promise<void> {
  const earlier = await approvalOfPurchase(ctx, purchaseId);
  if (!earlier) return;
  if (!isSame(earlier.storedOrder as StoredOrder, earlier.departmentId)) throw differentOrder();
  if (earlier.status === 'PENDING') throw awaitingApproval(earlier.id);
  if (earlier.status !== 'APPROVED')
    throw conflict(
      `Bestillingen er ${labelOf(ApprovalStatus, earlier.status).toLowerCase()}` +
        `${earlier.reason ? `: ${earlier.reason}` : ''}. Bestil igen, hvis I stadig vil købe.`,
    );
}

/** Locks an order that still waits. Throws CONFLICT when it is decided or has expired, NOT_FOUND for an unknown one. */
export async function lockWaiting({ em }: Write, id: string): Promise<PurchaseApproval> {
  const waiting = await em.findOne(
    PurchaseApproval,
    { id, status: 'PENDING' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (waiting && waiting.expiresAt > new Date()) return waiting;
  const known = waiting ?? (await em.findOne(PurchaseApproval, { id }));
  if (!known) throw notFound(UNKNOWN_ORDER);
  const status = known.status === 'PENDING' ? 'EXPIRED' : known.status;
  throw conflict(`Bestillingen er allerede ${labelOf(ApprovalStatus, status).toLowerCase()}.`);
}

/** Marks a locked order as approved, in the transaction that creates its goods. */
export async function markApproved(
  ctx: Context,
  write: Write,
  approval: PurchaseApproval,
  subjectId: string,
): Promise<void> {
  const { id, customerId, departmentId, description, departmentName } = approval;
  Object.assign(approval, {
    status: 'APPROVED',
    subjectId,
    decidedAt: new Date(),
    decidedById: callerId(ctx.viewer),
    decidedBy: ctx.viewer.name,
  });
  await write.em.flush();
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'purchase_approval',
    entityId: id,
    title: `${description} er godkendt`,
    description: departmentName,
  });
  write.publish({ topic: 'purchase-approval.changed', id, customerId });
  if (departmentId) write.topUp({ departmentId });
}
