import { LockMode } from '@mikro-orm/postgresql';
import { addDays, dateOf, formatLongDate } from '../../domain/dates.ts';
import { formatLicenseCount } from '../../domain/formatCount.ts';
import type { Ore } from '../../domain/money.ts';
import { licenseDecisionDate, type RenewalOutcome } from '../../domain/renewals.ts';
import { quantityRule } from '../../domain/validation/licenses.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import { approvalRuleFor, needsApproval } from '../approvals/approvalFlow.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { AppError, badInput, conflict, notFound } from '../errors.ts';
import { licenseChange } from '../licenses/license.reads.ts';
import { License } from '../licenses/License.ts';
import type { Recipient } from '../mail/outgoing.ts';
import { assertShownPrice } from '../prices/assertShownPrice.ts';
import type { PriceLists } from '../prices/PriceLists.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { staffFor } from '../users/user.reads.ts';
import { renewalDecidedMail, type Decided } from './renewal.mails.ts';
import type { RenewalChoice } from './renewalDecision.inputs.ts';
import { RenewalDecision } from './RenewalDecision.ts';

/** A licence or service agreement that is renewed or ends. */
export type Subject = License | ServiceAgreement;

export const endDateOf = (subject: Subject): string =>
  subject instanceof License ? subject.validUntil : subject.endDate;

/** The company's price of a seat for a month on the first day after a licence's term; null if it is by agreement. */
export async function renewalPriceOf(
  prices: PriceLists,
  { customerId, validUntil, type }: Pick<License, 'customerId' | 'validUntil' | 'type'>,
): Promise<Ore | null> {
  return (await prices.forCompany(customerId, addDays(validUntil, 1))).planPrices[type] ?? null;
}

/** Decides what happens with a licence at the end of its term. Replaces an earlier decision until the deadline. */
export async function decideRenewal(ctx: Context, id: string, choice: RenewalChoice, today = dateOf()) {
  ctx.companyFor('buy');
  const [rule, recipients] = [await approvalRuleFor(ctx), await recipientsOf(ctx)];
  await ctx.writeAsSale(async (write) => {
    const license = await lockDecidable(write, id, today);
    const isRenewal = choice.outcome === 'RENEW';
    const quantity = isRenewal ? parseQuantity(choice.quantity ?? license.quantity) : license.quantity;
    const plan = isRenewal && choice.plan && choice.plan !== license.type ? choice.plan : null;
    const price = isRenewal ? await shownPrice(ctx, license, plan ?? license.type, quantity, choice.priceListId) : null;
    if (isRenewal && needsApproval(rule, price === null ? null : price * quantity * license.contractTerm))
      throw new AppError('FORBIDDEN', 'Fornyelsen er over jeres grænse. Bed en kontoadministrator om at beslutte den.');
    license.renewalQuantity = isRenewal && quantity !== license.quantity ? quantity : null;
    const decidedById = ctx.viewer.kind === 'session' ? ctx.viewer.userId : null;
    await storeDecision(write, license, { outcome: choice.outcome, plan, price, decidedById });
    const title = decisionText(license, { outcome: choice.outcome, plan });
    await recordAndPublish(ctx, write, license, title);
    for (const to of recipients)
      write.mail(
        renewalDecidedMail(ctx.services.config, to, licenseDecided(license, { title, price, by: ctx.viewer.name })),
      );
  });
  return licenseChange(ctx, id);
}

/** Undoes a decision, and a seat change with it, so that the licence is undecided again. */
export async function undoRenewalDecision(ctx: Context, id: string, today = dateOf()) {
  ctx.companyFor('buy');
  const recipients = await recipientsOf(ctx);
  await ctx.writeAsSale(async (write) => {
    const license = await lockDecidable(write, id, today);
    const decision = await write.em.findOne(RenewalDecision, { subjectId: id });
    if (!decision) return;
    write.em.remove(decision);
    license.renewalQuantity = null;
    const title = `Beslutningen om ${labelOf(Plan, license.type)} er fortrudt`;
    await recordAndPublish(ctx, write, license, title);
    for (const to of recipients)
      write.mail(
        renewalDecidedMail(
          ctx.services.config,
          to,
          licenseDecided(license, { title, price: null, by: ctx.viewer.name, isUndone: true }),
        ),
      );
  });
  return licenseChange(ctx, id);
}

interface Decision {
  outcome: RenewalOutcome;
  plan: Plan | null;
  price: Ore | null;
  reason?: string | null;
  decidedById: string | null;
}

/** Stores the decision about the current term in place of an earlier one. */
export async function storeDecision({ em }: Write, subject: Subject, decision: Decision): Promise<void> {
  const { id: subjectId, customerId } = subject;
  const endDate = endDateOf(subject);
  const earlier = await em.findOne(RenewalDecision, { subjectId });
  const row = { reason: null, ...decision, endDate, decidedAt: new Date() };
  if (earlier) Object.assign(earlier, row);
  else em.create(RenewalDecision, { ...row, subjectId, customerId });
}

/** Locks an active licence whose deadline is not over. */
async function lockDecidable({ em }: Write, id: string, today: string): Promise<License> {
  const license = await em.findOne(License, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!license) throw notFound('Licensen findes ikke');
  if (license.status !== 'ACTIVE') throw conflict('Kun aktive licenser kan fornyes');
  const deadline = licenseDecisionDate(license.validUntil);
  if (today > deadline)
    throw conflict(`Fristen var den ${formatLongDate(deadline)}. Kontakt os, hvis licensen skal fornyes.`);
  return license;
}

function parseQuantity(quantity: number): number {
  const parsed = quantityRule.safeParse(quantity);
  if (!parsed.success) throw badInput({ quantity: parsed.error.issues[0]!.message });
  return parsed.data;
}

async function shownPrice(
  { services: { prices } }: Context,
  { customerId, validUntil }: License,
  plan: Plan,
  quantity: number,
  shownId: string | null | undefined,
): Promise<Ore | null> {
  const current = await prices.forCompany(customerId, addDays(validUntil, 1));
  await assertShownPrice(prices, customerId, current, shownId, ({ planPrices }) => {
    const price = planPrices[plan];
    return price === undefined ? undefined : price * quantity;
  });
  return current.planPrices[plan] ?? null;
}

const licenseDecided = (
  { quantity, renewalQuantity, validUntil }: License,
  { price, ...decided }: Pick<Decided, 'title' | 'by' | 'isUndone'> & { price: Ore | null },
): Decided => ({
  ...decided,
  month: price === null ? null : price * (renewalQuantity ?? quantity),
  firstDay: addDays(validUntil, 1),
  deadline: licenseDecisionDate(validUntil),
  screen: 'licenses',
});

/** The caller, unless it is a program, and the company's point of contact. */
export async function recipientsOf(ctx: Context): Promise<Recipient[]> {
  const staff = await staffFor(ctx, ctx.viewer.customerId);
  const { viewer } = ctx;
  return viewer.kind === 'session' ? [{ name: viewer.name, email: viewer.email }, ...staff] : staff;
}

/** The decision in Danish, as in "Suite Team fornyes med 18 licenser fra 23. marts 2027". */
export function decisionText(
  { type, quantity, renewalQuantity, validUntil }: License,
  { outcome, plan }: Pick<Decision, 'outcome' | 'plan'>,
): string {
  const name = labelOf(Plan, type);
  if (outcome === 'EXPIRE') return `${name} udløber ${formatLongDate(validUntil)}`;
  const changes = [
    ...(plan ? [`som ${labelOf(Plan, plan)}`] : []),
    ...(renewalQuantity === null ? [] : [`med ${formatLicenseCount(renewalQuantity)} i stedet for ${quantity}`]),
  ];
  return `${name} fornyes ${changes.join(' ') || 'uændret'} fra ${formatLongDate(addDays(validUntil, 1))}`;
}

export async function recordAndPublish(ctx: Context, write: Write, subject: Subject, title: string): Promise<void> {
  const { id: entityId, customerId } = subject;
  const entityType = subject instanceof License ? 'license' : 'service_agreement';
  await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType, entityId, title });
  publishDecision(write, subject);
}

export function publishDecision({ publish }: Write, subject: Subject): void {
  const { id, customerId } = subject;
  publish({ topic: subject instanceof License ? 'license.changed' : 'service-agreement.changed', id, customerId });
  publish({ topic: 'renewal.changed', id, customerId: null });
}
