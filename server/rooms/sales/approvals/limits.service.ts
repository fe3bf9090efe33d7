import { sql } from 'kysely';
import { momentOf, monthStart } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { hasLimit, heldBy, type HeldBy, type Limits } from '../../../../domain/sales/commitment.ts';
import { may } from '../../../platform/access/policy.ts';
import { callerId, type Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Recipient } from '../../../platform/mail/outgoing.ts';
import { approversOf, limitsOf } from './approval.reads.ts';
import { PurchaseCommitment, type CommitmentKind } from './PurchaseCommitment.ts';

/** The rule of a company for a caller whose purchases it may limit. */
export interface ApprovalRule extends Limits {
  customerId: string;
  /** The user or API token whose purchases of a month are added up. */
  buyerId: string;
  /** Those who may approve. None when there is no limit. */
  approvers: Recipient[];
}

/** Administrators buy without approval in the browser and over GraphQL; a program over REST never does. */
const isLimited = (viewer: Viewer, isRest: boolean) =>
  viewer.kind === 'token' || viewer.companyRole === 'BUYER' || isRest;

/** The rule that applies to the purchases of the caller; null when they may buy for any amount. */
export async function approvalRuleFor(ctx: Context): Promise<ApprovalRule | null> {
  const { viewer, request } = ctx;
  if (!isLimited(viewer, request.isRest ?? false)) return null;
  const customerId = viewer.customerId!;
  return ruleOf(ctx, await limitsOf(ctx, customerId), { customerId, buyerId: callerId(viewer) });
}

/** The rule of a company for a buyer. `requestedById` is the one that may not approve: by default the buyer. */
export async function ruleOf(
  ctx: Pick<Context, 'readAsSystem'>,
  limits: Limits,
  { customerId, buyerId, requestedById = buyerId }: { customerId: string; buyerId: string; requestedById?: string },
): Promise<ApprovalRule> {
  return {
    ...limits,
    customerId,
    buyerId,
    approvers: hasLimit(limits) ? await approversOf(ctx, customerId, requestedById) : [],
  };
}

/**
 * Which limit holds an order back; null when it can be bought. The purchases of one buyer run one after the other from
 * here to the end of the transaction, so that parallel ones are added up.
 */
export async function limitHolding(
  write: Write,
  rule: ApprovalRule | null,
  commitment: Ore | null,
  replacedId?: string,
): Promise<HeldBy | null> {
  if (!rule) return null;
  await takeLock(write, `commitments ${rule.customerId} ${rule.buyerId}`);
  return heldBy(rule, commitment, rule.month === null ? 0 : await spentInMonth(write, rule, replacedId));
}

/** Counts what a limited buyer buys without an approval. */
export async function recordCommitment(
  write: Write,
  rule: ApprovalRule | null,
  { kind, subjectId, amount }: { kind: CommitmentKind; subjectId: string; amount: Ore | null },
): Promise<void> {
  if (kind === 'RENEWAL' || kind === 'PLACE') await forgetCommitment(write, kind, subjectId);
  if (!rule || !amount) return;
  const { customerId, buyerId } = rule;
  write.em.create(PurchaseCommitment, { customerId, buyerId, kind, subjectId, amount });
}

/** A decision that is undone or replaced counts no longer. */
export const forgetCommitment = ({ em }: Write, kind: 'RENEWAL' | 'PLACE', subjectId: string): Promise<unknown> =>
  runIn(em, sql`delete from purchase_commitment where subject_id = ${subjectId} and kind = ${kind}`);

/** What the caller has bought in this month; null for one who may buy for any amount. */
export async function committedThisMonth(ctx: Context): Promise<Ore | null> {
  const { viewer, request } = ctx;
  if (!viewer.customerId || !may(viewer, 'buy') || !isLimited(viewer, request.isRest ?? false)) return null;
  const [row] = await ctx.readAsSystem(committedSince(viewer.customerId, callerId(viewer)));
  return Number(row!.total);
}

const committedSince = (customerId: string, buyerId: string, replacedId = '') =>
  sqlBuilder.selectNoFrom(
    sql<string>`committed_since(${customerId}, ${buyerId}, ${momentOf(monthStart())}, ${replacedId})`.as('total'),
  );

/** What a buyer has bought in this month without an approval, apart from what was cancelled. */
async function spentInMonth(
  { em }: Pick<Write, 'em'>,
  { customerId, buyerId }: Pick<ApprovalRule, 'customerId' | 'buyerId'>,
  replacedId = '',
): Promise<Ore> {
  const [row] = await runIn(em, committedSince(customerId, buyerId, replacedId));
  return Number(row!.total);
}
