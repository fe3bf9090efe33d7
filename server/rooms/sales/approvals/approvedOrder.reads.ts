import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { prefixOf } from '../../../platform/db/ids.ts';
import { collect, type Room } from '../../../platform/room.ts';
import { actorLabel } from '../../companies/activity/activity.service.ts';
import { User } from '../../identity/users/User.ts';
import type { CardConfirmation } from '../../money/payments/ledger.types.ts';
import type { ApprovalRow } from './approval.reads.ts';
import type { StoredOrder } from './PurchaseApproval.ts';

/** An order that is bought by its approver, whose department still exists. */
export type ApprovedOrder = ApprovalRow & { departmentId: string };

/** Buys an order for its approver at the price that it was placed at. */
type BuyApproved = (ctx: Context, approval: ApprovedOrder) => Promise<CardConfirmation | null>;

declare module '../../../platform/room.ts' {
  interface Room {
    /** How the orders of goods of this room are bought once they are approved, by their kind. */
    approvedOrders?: Partial<Record<StoredOrder['kind'], BuyApproved>>;
  }
}

/** How an order of a kind is bought. */
export function buyingOf(rooms: readonly Room[], kind: StoredOrder['kind']): BuyApproved {
  const buy = collect(rooms, 'approvedOrders', 'the buying of orders')[kind];
  if (!buy) throw new Error(`No room buys approved orders of ${kind}`);
  return buy;
}

/** A stored order, which must be of this kind. */
export function storedOrderOf<Kind extends StoredOrder['kind']>(
  storedOrder: unknown,
  kind: Kind,
): Extract<StoredOrder, { kind: Kind }> {
  const stored = storedOrder as StoredOrder;
  if (stored.kind !== kind) throw new Error(`An order of ${stored.kind} was approved as ${kind}`);
  return stored as Extract<StoredOrder, { kind: Kind }>;
}

/** The user who placed the order, if it was a user, and the name under which the staff hears of it. */
export function buyerOf(viewer: Viewer, approval: ApprovalRow | undefined): { userId: string | null; label: string } {
  if (!approval) return { userId: viewer.kind === 'session' ? viewer.userId : null, label: actorLabel(viewer) };
  const { requestedById, requestedBy } = approval;
  return {
    userId: prefixOf(requestedById) === User.idPrefix ? requestedById : null,
    label: `${requestedBy} (godkendt af ${viewer.name})`,
  };
}
