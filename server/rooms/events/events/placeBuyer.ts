import { LockMode } from '@mikro-orm/postgresql';
import { formatKroner, type Ore } from '../../../../domain/basics/money.ts';
import type { HeldBy } from '../../../../domain/sales/commitment.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, forbidden } from '../../../platform/errors.ts';
import { Department } from '../../companies/departments/Department.ts';
import type { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { assertPaymentMethod } from '../../money/payments/paymentMethod.service.ts';
import {
  approvalRuleFor,
  limitHolding,
  recordCommitment,
  type ApprovalRule,
} from '../../sales/approvals/limits.service.ts';
import type { PlaceBill } from './event.mails.ts';
import type { EventPaymentInput } from './event.types.ts';

/** The rights of the person who signs up to buy for their company. Null for a person without a company. */
interface PlaceBuyer {
  customerId: string;
  mayBuy: boolean;
  /** The departments that the person sees; null for all. The role of the sign-up reads every department. */
  departmentIds: readonly string[] | null;
  rule: ApprovalRule | null;
}

export async function findPlaceBuyer(ctx: Context): Promise<PlaceBuyer | null> {
  const { customerId, scope } = ctx.person;
  if (!customerId) return null;
  const mayBuy = may(ctx.viewer, 'buy');
  return { customerId, mayBuy, departmentIds: scope.departmentIds, rule: mayBuy ? await approvalRuleFor(ctx) : null };
}

/**
 * Finds the department that pays for a place, and locks it against deletion. Without a choice, it is the only one of
 * the company. Null for a person without a company, whose place an admin bills.
 *
 * @throws AppError FORBIDDEN for a person who may not buy for so much, CONFLICT when another price was shown,
 * BAD_USER_INPUT for a missing or unknown department, and PAYMENT_METHOD_REQUIRED for one that cannot pay.
 */
export async function payingDepartmentFor(
  write: Write,
  buyer: PlaceBuyer | null,
  { id: registrationId, price }: { id: string; price: Ore },
  payment: EventPaymentInput | null | undefined,
): Promise<Department | null> {
  if (!buyer) return null;
  const { mayBuy, rule } = buyer;
  if (!mayBuy) throw forbidden(MAY_NOT_BUY);
  const heldBy = await limitHolding(write, rule, price, registrationId);
  if (rule && heldBy) throw forbidden(aboveLimit(rule, heldBy));
  if (payment?.price != null && payment.price !== price)
    throw conflict(`Prisen er ændret til ${formatKroner(price)} ekskl. moms. Se den, og tilmeld dig igen.`);
  const department = await chosenDepartment(write, buyer, payment?.departmentId);
  assertPaymentMethod(department);
  await recordCommitment(write, rule, { kind: 'PLACE', subjectId: registrationId, amount: price });
  return department;
}

async function chosenDepartment(
  { em }: Write,
  { customerId, departmentIds }: PlaceBuyer,
  id: string | null | undefined,
): Promise<Department> {
  const [department, another] = await em.find(
    Department,
    {
      customerId,
      $and: [...(id == null ? [] : [{ id }]), ...(departmentIds === null ? [] : [{ id: { $in: [...departmentIds] } }])],
    },
    { lockMode: LockMode.PESSIMISTIC_READ, limit: 2, orderBy: { id: 'asc' } },
  );
  if (department && !another) return department;
  if (id != null) throw badInput({ departmentId: 'Afdelingen findes ikke' }, 'NOT_FOUND');
  const message = department ? 'Vælg den afdeling, der betaler' : 'Opret en afdeling først. Det er den, der betaler.';
  throw badInput({ departmentId: message }, 'REQUIRED');
}

const MAY_NOT_BUY =
  'Eventet koster penge, og du kan ikke købe for din virksomhed. ' +
  'Bed en kontoadministrator om at gøre dig til indkøber.';

const aboveLimit = ({ order, month }: ApprovalRule, heldBy: HeldBy) =>
  (heldBy === 'MONTH_LIMIT'
    ? `Du kan købe for op til ${formatKroner(month!)} om måneden uden godkendelse, og med eventet bliver det til mere. `
    : `Du kan købe for op til ${formatKroner(order!)} uden godkendelse, og eventet koster mere. `) +
  'Bed en kontoadministrator om at hæve grænsen.';

/** How a place is billed, for the mail that confirms it. */
export const billOf = (
  entry: Pick<LedgerEntry, 'net' | 'method'> | null,
  department: Pick<Department, 'name'> | null,
): PlaceBill | null => entry && department && { net: entry.net, method: entry.method, departmentName: department.name };
