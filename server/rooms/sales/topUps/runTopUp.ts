import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { labelOf, type PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { termsVersionOn } from '../../../../domain/sales/termsVersions.ts';
import { TopUpPause } from '../../../../domain/sales/topUps.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import { eachAddressOnce, type Recipient } from '../../../platform/mail/outgoing.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { findBillingEmail } from '../../companies/departments/billingEmail.reads.ts';
import type { Department } from '../../companies/departments/Department.ts';
import { ifSees } from '../../identity/users/mailScope.reads.ts';
import { administratorsOf } from '../../identity/users/user.reads.ts';
import { User } from '../../identity/users/User.ts';
import { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { usablePaymentMethod } from '../../money/payments/paymentMethod.service.ts';
import { chargeEntry } from '../../money/payments/settle.service.ts';
import { limitsOf } from '../approvals/approval.reads.ts';
import { limitHolding, ruleOf, type ApprovalRule } from '../approvals/limits.service.ts';
import { PurchaseApproval } from '../approvals/PurchaseApproval.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { clipCardSale } from '../clipCards/clipCardPurchase.service.ts';
import { sellTo } from '../purchases/purchase.service.ts';
import { copyAcceptance } from '../terms/terms.service.ts';
import type { ClipCardTopUp } from './ClipCardTopUp.ts';
import { topUpBoughtMail, topUpPausedMail } from './topUp.mails.ts';
import { usableHours } from './topUp.reads.ts';
import { lockTopUp } from './topUp.service.ts';

const system = { role: dbRoles.system };
const ACTOR = { actorId: null, actorName: 'Automatisk køb', subjectId: null, subjectName: null };

export interface RunOptions {
  now?: Date;
  /** The version of the terms of clip cards that is in force. */
  terms?: string;
}

/**
 * Brings the automatic purchase of a department up to date: settles the last purchase, pauses it when a condition no
 * longer holds, and buys when few hours are left. Safe to call repeatedly and in parallel, because each step holds the
 * locks of the department and of the row.
 */
export async function runTopUp(services: Services, departmentId: string, options: RunOptions = {}): Promise<void> {
  for (;;) {
    const topUp = await findTopUp(services, departmentId);
    if (!topUp) return;
    const { customerId } = topUp;
    const needsCustomer = topUp.unsettledEntryId !== null && (await charge(services, topUp.unsettledEntryId));
    const current = await services.prices.forCompany(customerId);
    const reader = systemReader(services.reads);
    const limits = await limitsOf({ read: reader.readAsSystem }, customerId);
    const company: CompanyFacts = {
      administrators: await reader.readAsSystem(administratorsOf(customerId)),
      // Every automatic purchase is limited, because no person looks at it when it is made.
      rule: await ruleOf(reader, limits, { customerId, buyerId: topUp.acceptedById, requestedById: topUp.id }),
      netOf: (hours) => clipCardPrice(current, hours).net,
    };
    const hasBought = await services.writes
      .run(system, async (write) => {
        const { department, topUp: locked } = await lockTopUp(write, departmentId);
        if (!locked) return false;
        const now = options.now ?? new Date();
        const terms = options.terms ?? termsVersionOn('CLIP_CARD', dateOf(now));
        return step({ services, write, department, topUp: locked, company, now, terms, needsCustomer });
      })
      .catch((error: unknown) => waitForNextRun(services, departmentId, error));
    if (!hasBought) return;
    // The job creates the list of the new card at ClickUp.
    await services.jobs.send('tasks.refresh', { customerId });
  }
}

/**
 * A sale may be refused: its department was deleted, its price has just changed, or too many orders wait. The next run
 * tries again.
 */
function waitForNextRun({ log }: Services, departmentId: string, error: unknown): false {
  if (!(error instanceof AppError)) throw error;
  log.warn({ err: error, departmentId }, 'an automatic purchase was refused, will retry');
  return false;
}

async function findTopUp({ reads }: Services, departmentId: string) {
  const [row] = await reads.run(
    system,
    sqlBuilder
      .selectFrom('clip_card_top_up')
      .select([
        'id',
        'customer_id as customerId',
        'accepted_by_id as acceptedById',
        'unsettled_entry_id as unsettledEntryId',
      ])
      .where('department_id', '=', departmentId),
  );
  return row;
}

/** Charges the card for the last purchase, or fetches the outcome. Returns whether the customer has to confirm it. */
async function charge(services: Services, entryId: string): Promise<boolean> {
  try {
    return (await chargeEntry(services, entryId)).clientSecret !== null;
  } catch (error) {
    services.log.warn({ err: error, entryId }, 'charging an automatic purchase failed, will retry');
    return false;
  }
}

interface CompanyFacts {
  administrators: Recipient[];
  rule: ApprovalRule;
  netOf(hours: number): Ore;
}

interface Step {
  services: Services;
  write: Write;
  department: Department;
  topUp: ClipCardTopUp;
  company: CompanyFacts;
  now: Date;
  terms: string;
  needsCustomer: boolean;
}

/** One transaction of the job. Returns whether it has bought hours, whose payment is then to be settled. */
async function step(run: Step): Promise<boolean> {
  const { write, topUp, now } = run;
  await followApproval(run);
  await followPayment(run);
  if (topUp.state !== 'ACTIVE') return false;
  const buyer = await findBuyer(write, topUp);
  if (!buyer) return pause(run, 'RIGHTS_LOST');
  const net = run.company.netOf(topUp.hours);
  if (net !== topUp.acceptedNet) return pause(run, 'PRICE_CHANGED', null, { from: topUp.acceptedNet, to: net });
  if (run.terms !== topUp.acceptedTerms) return pause(run, 'TERMS_CHANGED');
  if (!usablePaymentMethod(run.department)) return pause(run, 'NO_PAYMENT_METHOD');
  if (!topUp.mayBuyAt(now) || (await countHours(write, topUp.departmentId)) > topUp.thresholdHours) return false;
  return buy(run, buyer, net);
}

/** The user in whose name is bought, while they may buy for the company and see the department. */
async function findBuyer({ em }: Write, { acceptedById, customerId, departmentId }: ClipCardTopUp) {
  const buyer = await em.findOne(User, {
    id: acceptedById,
    customerId,
    deactivatedAt: null,
    companyRole: { $in: ['ADMINISTRATOR', 'BUYER'] },
  });
  return ifSees(buyer, 'AGREEMENTS', departmentId);
}

async function countHours({ em }: Write, departmentId: string): Promise<number> {
  const [hours] = await runIn(em, usableHours([departmentId]));
  return hours?.total ?? 0;
}

/** Buys, or stores an order that waits for approval. Returns whether hours were bought. */
async function buy(run: Step, buyer: User, net: Ore): Promise<boolean> {
  const { services, write, department, topUp, company, now } = run;
  topUp.purchases += 1;
  // An order that waits is bought by its approver, in the namespace of clients, where its key must not be guessed.
  const purchaseId = (await limitHolding(write, company.rule, net))
    ? newId('topup_order')
    : `${topUp.id}:${topUp.purchases}`;
  const { id: departmentId, customerId } = department;
  const sale = await clipCardSale(
    { services, customerId, actor: ACTOR, userId: buyer.id, label: ACTOR.actorName, origin: 'PORTAL' },
    { purchaseId, departmentId, hours: topUp.hours, priceListId: topUp.acceptedPricesId },
  );
  const sold = await sellTo(write, department, {
    ...sale,
    origin: 'PORTAL',
    rule: company.rule,
    orderedBy: { services, actor: ACTOR, id: topUp.id, name: ACTOR.actorName, person: undefined },
    accept: (subjectId) => copyAcceptance(write, topUp.id, subjectId),
  });
  publish(run);
  if ('approvalId' in sold) {
    topUp.approvalId = sold.approvalId;
    return false;
  }
  topUp.lastBoughtAt = now;
  if (sold.entry?.method === 'CREDIT_CARD') topUp.unsettledEntryId = sold.entry.id;
  else await mailBought(run, topUp.hours, net, 'INVOICE');
  return true;
}

/** Takes over the outcome of an order that waited for approval. */
async function followApproval(run: Step): Promise<void> {
  const { write, topUp } = run;
  if (!topUp.approvalId) return;
  const approval = await write.em.findOne(PurchaseApproval, { id: topUp.approvalId });
  if (approval?.status === 'PENDING') return;
  topUp.approvalId = null;
  publish(run);
  const entry =
    approval?.subjectId &&
    (await write.em.findOne(LedgerEntry, { subjectId: approval.subjectId, departmentId: topUp.departmentId }));
  if (!approval || !entry) {
    if (topUp.state === 'ACTIVE') await pause(run, 'NOT_APPROVED', approval?.reason);
    return;
  }
  topUp.lastBoughtAt = approval.decidedAt;
  if (entry.method === 'CREDIT_CARD') topUp.unsettledEntryId = entry.id;
  else await mailBought(run, await hoursOf(write, entry), entry.net, 'INVOICE');
}

/** Takes over the outcome of the card payment of the last purchase. */
async function followPayment(run: Step): Promise<void> {
  const { write, topUp, needsCustomer } = run;
  if (!topUp.unsettledEntryId) return;
  const entry = await write.em.findOne(LedgerEntry, { id: topUp.unsettledEntryId });
  if (entry?.status === 'PENDING') {
    // The approver of an order confirms its payment in the browser.
    if (needsCustomer && topUp.state === 'ACTIVE') await pause(run, 'PAYMENT_UNCONFIRMED');
    return;
  }
  topUp.unsettledEntryId = null;
  publish(run);
  if (entry?.status === 'PAID') await mailBought(run, await hoursOf(write, entry), entry.net, 'CREDIT_CARD');
  if (entry?.status !== 'FAILED') return;
  // The failed payment bought nothing, so the next purchase after the pause does not wait a week.
  topUp.lastBoughtAt = null;
  if (topUp.state === 'ACTIVE') await pause(run, 'PAYMENT_FAILED', entry.failureMessage);
}

async function pause(
  run: Step,
  reason: TopUpPause,
  detail: string | null = null,
  price?: { from: Ore; to: Ore },
): Promise<false> {
  const { services, write, department, topUp } = run;
  topUp.pause(reason, detail);
  await recordActivity(write, ACTOR, {
    customerId: department.customerId,
    entityType: 'department',
    entityId: department.id,
    alsoSubject: 'AGREEMENTS',
    title: `Automatisk køb er sat på pause for ${department.name}`,
    description: labelOf(TopUpPause, reason),
  });
  publish(run);
  const { customerId, name: departmentName } = department;
  const paused = { customerId, departmentName, reason, detail, ...(price && { price }) };
  for (const recipient of await recipientsOf(run)) write.mail(topUpPausedMail(services.config, recipient, paused));
  return false;
}

/** The hours that were bought, which may have been changed for the next purchase since. */
const hoursOf = async ({ em }: Write, { subjectId }: LedgerEntry): Promise<number> =>
  (await em.findOneOrFail(ClipCard, { id: subjectId })).hours;

async function mailBought(run: Step, hours: number, net: Ore, method: PaymentMethod): Promise<void> {
  const { services, write, department, topUp } = run;
  const { thresholdHours } = topUp;
  const { customerId, name: departmentName, cardLast4 } = department;
  const bought = { customerId, departmentName, hours, thresholdHours, net, method, cardLast4 };
  for (const recipient of await recipientsOf(run)) write.mail(topUpBoughtMail(services.config, recipient, bought));
}

/** The user who set it up and the administrators of the company, or else the address of its invoices. */
async function recipientsOf({ write: { em }, department, topUp, company }: Step): Promise<Recipient[]> {
  const { administrators } = company;
  const setUpBy = await em.findOne(User, { id: topUp.acceptedById, deactivatedAt: null });
  const recipients = eachAddressOnce<Recipient>([ifSees(setUpBy, 'AGREEMENTS', department.id), ...administrators]);
  if (recipients.length) return recipients;
  const email = await findBillingEmail({ em }, department.id);
  return email ? [{ name: department.name, email }] : [];
}

function publish({ write, department: { id, customerId } }: Step): void {
  write.publish({ topic: 'clip-card-top-up.changed', id, customerId });
}
