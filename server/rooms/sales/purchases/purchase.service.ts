import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { LedgerSubject } from '../../../../domain/basics/vocabulary.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, conflict, notFound } from '../../../platform/errors.ts';
import { parseIdempotencyKey } from '../../../platform/graphql/validation.ts';
import { Department } from '../../companies/departments/Department.ts';
import type { KeyOrigin } from '../../money/ledger/KeyOrigin.ts';
import { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import type { CardConfirmation } from '../../money/payments/ledger.types.ts';
import { createLedgerEntry, type EntryPeriod, type EntryQuantity } from '../../money/payments/ledgerEntry.service.ts';
import { assertPaymentMethod, paymentMethodOf } from '../../money/payments/paymentMethod.service.ts';
import { confirmationOf } from '../../money/payments/resumePayment.service.ts';
import { chargeEntry } from '../../money/payments/settle.service.ts';
import type { ApprovalRow } from '../approvals/approval.reads.ts';
import {
  assertNotWaiting,
  awaitingApproval,
  createApproval,
  lockWaiting,
  markApproved,
  orderedByCaller,
  type OrderedBy,
} from '../approvals/approvalFlow.service.ts';
import { approvalRuleFor, limitHolding, recordCommitment, type ApprovalRule } from '../approvals/limits.service.ts';
import type { StoredOrder } from '../approvals/PurchaseApproval.ts';
import { assertShownTerms, copyAcceptance, recordAcceptance, type ShownTerms } from '../terms/terms.service.ts';
import type { TermsAcceptance } from '../terms/TermsAcceptance.ts';
import { buyerToConfirm, confirmOrder, type ConfirmedBuyer } from './confirmOrder.service.ts';
import { takePurchaseKey } from './purchaseKey.service.ts';

/** The goods that are paid when they are bought. */
type SoldSubject = Extract<LedgerSubject, 'clip_card' | 'service_agreement'>;

/** The description and the price of the goods of a sale. */
export interface Quote extends EntryQuantity {
  /** In Danish, such as "Klippekort, 25 timer". */
  description: string;
  net: Ore;
  /** The whole amount to which the sale commits the company. */
  commitment: Ore;
  /** The period that the price is for. */
  period?: EntryPeriod;
  /** The order with its prices, as an approval keeps it. */
  order: StoredOrder;
}

export interface Sale {
  /** Idempotency key chosen by the client: a repeated purchase returns the first result. */
  purchaseId: string;
  departmentId: string;
  subject: SoldSubject;
  /** The terms that the buyer accepts. An approved order has those that its buyer accepted. */
  terms: ShownTerms;
  /** The approved order that is bought, by its approver; undefined for a purchase by the buyer. */
  approval?: ApprovalRow | undefined;
  /** Whether the goods of an earlier attempt are the same as the current order. */
  isSameOrder(ctx: Context, subjectId: string): Promise<boolean>;
  /** Whether an order that waits for approval is the same as the current order, apart from its department. */
  isSameWaitingOrder(order: StoredOrder): boolean;
  /** The current price, or the price that an approval has kept. The department is locked. */
  quote(write: Write, department: Department): Promise<Quote>;
  /**
   * Creates the goods in the transaction of the ledger entry, and returns their id. Goods that are paid by card cannot
   * be used until the payment has succeeded.
   */
  createGoods(write: Write, department: Department, quote: Quote, isPaidByCard: boolean): Promise<string>;
}

export interface Purchase {
  /** Id of the service agreement or clip card. */
  subjectId: string;
  /** Set when the bank requires the customer to confirm the payment. */
  confirmation: CardConfirmation | null;
}

/**
 * A purchase reserves the goods, charges the card and records the outcome. No transaction is open during a call to
 * the card provider. An interrupted purchase is completed once, by its pending entry and its idempotency key.
 *
 * @throws AppError PAYMENT_METHOD_REQUIRED, PAYMENT_FAILED for a declined card, NOT_FOUND for an unknown department,
 * CONFLICT when the purchase id has already sold something else, or AWAITING_APPROVAL when the company's rule requires
 * an approval.
 */
export async function purchase(ctx: Context, sale: Sale): Promise<Purchase> {
  assertMay(ctx.viewer, 'buyAgreements');
  const reservation = await reserve(ctx, sale);
  if ('approvalId' in reservation) throw awaitingApproval(reservation.approvalId);
  const { subjectId, entry } = reservation;
  if (entry?.method !== 'CREDIT_CARD') return { subjectId, confirmation: null };
  const { status, failureMessage, clientSecret } = await chargeEntry(ctx.services, entry.id);
  if (status === 'FAILED') throw new AppError('PAYMENT_FAILED', failureMessage ?? 'Betalingen blev afvist');
  return { subjectId, confirmation: clientSecret ? confirmationOf(ctx, entry, clientSecret) : null };
}

interface Reservation {
  subjectId: string;
  /** Null when the goods were free. */
  entry: LedgerEntry | null;
}

/** The order waits for approval, and nothing was sold. */
interface Waiting {
  approvalId: string;
}

const reserve = (ctx: Context, sale: Sale): Promise<Reservation | Waiting> =>
  findOrSell<Reservation | Waiting>(
    [`${sale.subject}_purchase_id_unique`, 'ledger_entry_purchase_id_unique', 'purchase_approval_purchase_id_unique'],
    () => findEarlierPurchase(ctx, sale),
    () => sell(ctx, sale),
  );

/**
 * Finds what an earlier call with the same purchase key has sold, or sells. `sell` returns undefined when a parallel
 * call has taken the key in the meantime; `constraints` are those that such a call violates otherwise.
 */
export const findOrSell = <T>(
  constraints: readonly string[],
  find: () => Promise<T | undefined>,
  sellNow: () => Promise<T | undefined>,
): Promise<T> =>
  retryOnUniqueViolation(constraints, async () => {
    const sold = (await find()) ?? (await sellNow()) ?? (await find());
    if (sold === undefined) throw purchaseIdConflict();
    return sold;
  });

async function findEarlierPurchase(
  ctx: Context,
  { purchaseId, subject, departmentId, approval, isSameOrder, isSameWaitingOrder }: Sale,
): Promise<Reservation | undefined> {
  const earlier = await findEarlierRows(ctx, purchaseId);
  const sold = earlier.find(isSoldRow);
  if (!sold) {
    if (earlier.length && !approval)
      await assertNotWaiting(
        ctx,
        purchaseId,
        (order, department) => isSameWaitingOrder(order) && (department === null || department === departmentId),
        purchaseIdConflict,
      );
    return undefined;
  }
  if (sold.table !== subject || !(await isSameOrder(ctx, sold.id))) throw purchaseIdConflict();
  const entry = await ctx.writeAsSale(({ em }) => em.findOne(LedgerEntry, { purchaseId, origin: 'CLIENT' }));
  return { subjectId: sold.id, entry };
}

interface EarlierRow {
  id: string;
  table: SoldSubject | 'purchase_approval';
}

const isSoldRow = (row: EarlierRow): row is EarlierRow & { table: SoldSubject } => row.table !== 'purchase_approval';

/**
 * The goods of an earlier attempt, cancelled ones included, and its order for approval. Goods that were free have no
 * ledger entry.
 */
function findEarlierRows(ctx: Context, purchaseId: string): Promise<EarlierRow[]> {
  const goodsIn = (table: SoldSubject) =>
    sqlBuilder
      .selectFrom(table)
      .select(['id', sql<EarlierRow['table']>`${sql.lit(table)}`.as('table')])
      .where('purchase_id', '=', purchaseId)
      .where('origin', '=', sql.lit('CLIENT'));
  const approvals = sqlBuilder
    .selectFrom('purchase_approval')
    .select(['id', sql<EarlierRow['table']>`'purchase_approval'`.as('table')])
    .where('purchase_id', '=', purchaseId);
  return ctx.read(goodsIn('clip_card').unionAll(goodsIn('service_agreement')).unionAll(approvals));
}

/**
 * Error for a purchase id that has already sold something else. The message points to the list, because the caller may
 * not have received the first answer.
 */
export const purchaseIdConflict = () =>
  conflict('Det første forsøg gik igennem, med det, du valgte dengang. Se det på listen, før du bestiller igen.');

/** Returns undefined when the purchase key is taken. */
async function sell(ctx: Context, sale: Sale): Promise<Reservation | Waiting | undefined> {
  const purchaseId = parseIdempotencyKey('purchaseId', sale.purchaseId);
  const { terms } = sale;
  if (!sale.approval) assertShownTerms(terms);
  const rule = sale.approval ? null : await approvalRuleFor(ctx);
  const buyer = await buyerToConfirm(ctx, sale.approval);
  const customerId = ctx.companyFor('buyAgreements');
  return ctx.writeAsSale<Reservation | Waiting | undefined>(async (write) => {
    if (!(await takePurchaseKey(write, { customerId, purchaseId, approvalId: sale.approval?.id }))) return undefined;
    // The lock serializes the sales of a department, so that each sale sees the goods of the previous one.
    const department = await write.em.findOne(
      Department,
      { id: sale.departmentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!department) throw notFound('Afdelingen findes ikke');
    assertPaymentMethod(department);
    const waiting = sale.approval && (await lockWaiting(write, sale.approval.id));
    const sold = await sellTo(write, department, {
      ...sale,
      purchaseId,
      rule,
      orderedBy: orderedByCaller(ctx),
      buyer,
      accept: (subjectId, description) =>
        waiting
          ? copyAcceptance(write, waiting.id, subjectId)
          : recordAcceptance(ctx, write, { customerId, document: terms.document, subjectId, description }),
    });
    if (waiting && !('approvalId' in sold)) await markApproved(ctx, write, waiting, sold.subjectId);
    return sold;
  });
}

interface LockedSale extends Pick<Sale, 'purchaseId' | 'subject' | 'quote' | 'createGoods'> {
  /** Who chose `purchaseId`: by default a client. */
  origin?: KeyOrigin;
  rule: ApprovalRule | null;
  orderedBy: OrderedBy;
  /** To whom the purchase is confirmed. Automatic purchases are mailed about in another way. */
  buyer?: ConfirmedBuyer;
  /** Stores the acceptance of the terms for the goods, or for an order that waits. */
  accept(subjectId: string, description: string): MaybeAcceptance | Promise<MaybeAcceptance>;
}

type MaybeAcceptance = TermsAcceptance | undefined;

/**
 * Sells to a locked department within the caller's transaction, at the quoted price and by the department's payment
 * method, or stores an order that waits for approval. The caller makes sure that `purchaseId` is not used.
 */
export async function sellTo(
  write: Write,
  department: Department,
  { purchaseId, subject, origin = 'CLIENT', rule, orderedBy, buyer, accept, ...sale }: LockedSale,
): Promise<Reservation | Waiting> {
  const method = paymentMethodOf(department);
  const quote = await sale.quote(write, department);
  const { description, quantity, unit, net, commitment, order, period } = quote;
  const heldBy = await limitHolding(write, rule, commitment);
  if (rule && heldBy)
    return {
      approvalId: await createApproval(orderedBy, write, rule, {
        purchaseId,
        department,
        description,
        net,
        commitment,
        heldBy,
        order,
        accept: (id) => accept(id, description),
      }),
    };
  const subjectId = await sale.createGoods(write, department, quote, method === 'CREDIT_CARD');
  const entry =
    net > 0
      ? await createLedgerEntry(write, department, {
          subject,
          subjectId,
          description,
          quantity,
          unit,
          net,
          ...period,
          origin,
          purchaseId,
        })
      : null;
  await recordCommitment(write, rule, { kind: 'ORDER', subjectId, amount: commitment });
  const acceptance = await accept(subjectId, description);
  // A purchase by card is confirmed once the payment has succeeded.
  if (buyer && entry?.method !== 'CREDIT_CARD') {
    const { services } = orderedBy;
    await confirmOrder(write, services, buyer, { subject, subjectId, department, entry, acceptance, description });
  }
  return { subjectId, entry };
}
