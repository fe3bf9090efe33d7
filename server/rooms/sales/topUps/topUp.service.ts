import { LockMode } from '@mikro-orm/postgresql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import { clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { termsVersionOn } from '../../../../domain/sales/termsVersions.ts';
import { topUpForm } from '../../../../domain/sales/validation/topUps.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { departmentById } from '../../companies/departments/department.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { assertPaymentMethod } from '../../money/payments/paymentMethod.service.ts';
import { assertShownPrice } from '../../money/prices/shownPrice.service.ts';
import { assertShownTerms, recordAcceptance } from '../terms/terms.service.ts';
import { ClipCardTopUp } from './ClipCardTopUp.ts';
import type { SetUpTopUpInput } from './topUp.types.ts';

const UNKNOWN_DEPARTMENT = 'Afdelingen findes ikke';
const NOT_SET_UP = 'Automatisk køb er ikke slået til for afdelingen';

/**
 * Switches automatic purchases of a department on, changes them, or continues them after a pause. In each case the
 * viewer accepts the price that was shown and the terms of today, and the purchases are made in their name from now on.
 */
export async function setUpTopUp(ctx: Context, { priceListId, termsVersion, ...input }: SetUpTopUpInput) {
  assertMay(ctx.viewer, 'orderAutomatically');
  const { departmentId, hours, thresholdHours } = parseInput(topUpForm, input);
  assertShownTerms({ document: 'CLIP_CARD', termsVersion });
  const customerId = ctx.companyFor('buyAgreements');
  const { prices } = ctx.services;
  await ctx.writeAsSale(async (write) => {
    const { department, topUp } = await lockTopUp(write, departmentId);
    assertPaymentMethod(department);
    const current = await prices.forCompany(customerId);
    await assertShownPrice(prices, customerId, current, priceListId, (list) => clipCardPrice(list, hours).net);
    const columns = {
      state: 'ACTIVE' as const,
      pauseReason: null,
      pauseDetail: null,
      hours,
      thresholdHours,
      ...acceptance(ctx.person.userId, current.id, clipCardPrice(current, hours).net),
    };
    const stored = topUp
      ? Object.assign(topUp, columns)
      : write.em.create(ClipCardTopUp, { ...columns, customerId, departmentId });
    await write.em.flush();
    recordAcceptance(ctx, write, {
      customerId,
      document: 'CLIP_CARD',
      subjectId: stored.id,
      description: `Automatisk køb af ${formatHourCount(hours)} til ${department.name}`,
    });
    await recordAndPublish(
      ctx,
      write,
      department,
      `Automatisk køb er slået til for ${department.name}: ${formatHourCount(hours)}, når der er ` +
        `${formatHourCount(thresholdHours)} tilbage`,
    );
    // Few hours may be left already.
    write.topUp({ departmentId });
  });
  return departmentById(ctx, departmentId);
}

/** The columns of what a user accepts: the price that was shown, and the terms of clip cards that are in force. */
const acceptance = (acceptedById: string, acceptedPricesId: string, acceptedNet: number) => ({
  acceptedById,
  acceptedPricesId,
  acceptedNet,
  acceptedTerms: termsVersionOn('CLIP_CARD', dateOf()),
  acceptedAt: new Date(),
});

/** Pauses automatic purchases until somebody sets them up again. An order that waits for approval keeps waiting. */
export const pauseTopUp = (ctx: Context, departmentId: string) =>
  stop(ctx, departmentId, 'sat på pause', (topUp) => topUp.pause('BY_USER'));

/** Switches automatic purchases off. An order that waits for approval keeps waiting. */
export const switchOffTopUp = (ctx: Context, departmentId: string) =>
  stop(ctx, departmentId, 'slået fra', (topUp) =>
    Object.assign(topUp, { state: 'OFF', pauseReason: null, pauseDetail: null }),
  );

async function stop(ctx: Context, departmentId: string, outcome: string, change: (topUp: ClipCardTopUp) => void) {
  assertMay(ctx.viewer, 'buyAgreements');
  await ctx.writeAsSale(async (write) => {
    const { department, topUp } = await lockTopUp(write, departmentId);
    if (!topUp || topUp.state === 'OFF') throw conflict(NOT_SET_UP);
    const { state, pauseReason } = topUp;
    change(topUp);
    if (topUp.state === state && topUp.pauseReason === pauseReason) return;
    await write.em.flush();
    await recordAndPublish(ctx, write, department, `Automatisk køb er ${outcome} for ${department.name}`);
  });
  return departmentById(ctx, departmentId);
}

/** Locks the department and then its row, in the order in which sales and the job lock them. */
export async function lockTopUp(write: Write, departmentId: string) {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const department = await write.em.findOne(Department, { id: departmentId }, lock);
  if (!department) throw notFound(UNKNOWN_DEPARTMENT);
  return { department, topUp: await write.em.findOne(ClipCardTopUp, { departmentId }, lock) };
}

async function recordAndPublish(
  ctx: Context,
  write: Write,
  { id, customerId }: Department,
  title: string,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'department',
    entityId: id,
    alsoSubject: 'AGREEMENTS',
    title,
  });
  write.publish({ topic: 'clip-card-top-up.changed', id, customerId });
}
