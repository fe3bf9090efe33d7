import { LockMode } from '@mikro-orm/postgresql';
import { addDays, dateOf, formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import { licenseRenewalCommitment } from '../../../../domain/sales/commitment.ts';
import type { RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import { renewalChanges } from '../../../../domain/sales/renewalText.ts';
import { quantityRule } from '../../../../domain/sales/validation/licenses.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseField } from '../../../platform/graphql/validation.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { planPrice } from '../../money/prices/planPrice.reads.ts';
import { countOrderedSeats } from '../licenses/activeLicense.reads.ts';
import { licenseChange } from '../licenses/license.reads.ts';
import { License } from '../licenses/License.ts';
import { openAgreementsOf } from '../serviceAgreements/openAgreements.reads.ts';
import {
  assertTermsAccepted,
  changeDecision,
  commitmentCheck,
  deadlineOf,
  removeDecision,
  storeDecision,
} from './changeDecision.ts';
import type { RenewalChoice } from './renewalDecision.types.ts';

/** Decides what happens with a licence at the end of its term. Replaces an earlier decision until the deadline. */
export async function decideRenewal(ctx: Context, id: string, choice: RenewalChoice, today = dateOf()) {
  ctx.companyFor('orderLicenses');
  if (choice.outcome === 'RENEW') assertTermsAccepted(choice, 'LICENSE');
  const assertWithinLimits = await commitmentCheck(ctx, 'RENEWAL');
  await changeDecision(
    ctx,
    (write) => lockDecidable(write, id, today),
    async (write, license) => {
      const { outcome } = choice;
      if (outcome === 'EXPIRE') {
        license.renewalQuantity = null;
        await assertWithinLimits(write, id, 0);
        await storeDecision(ctx, write, license, { outcome });
        return { title: decisionText(license, outcome, null), month: null };
      }
      const quantity = parseField('quantity', quantityRule, choice.quantity ?? license.quantity);
      const plan = choice.plan && choice.plan !== license.type ? choice.plan : null;
      const price = await renewalPrice(ctx, license, plan, {
        pricesId: choice.priceListId,
        interval: choice.billingInterval,
        seats: quantity,
      });
      const month = price === null ? null : price * quantity;
      await assertWithinLimits(write, id, await renewalCommitment(ctx, write, license, { quantity, price }));
      license.renewalQuantity = quantity === license.quantity ? null : quantity;
      const title = decisionText(license, outcome, plan);
      const terms = { document: 'LICENSE', description: title } as const;
      return {
        title,
        month,
        acceptance: await storeDecision(ctx, write, license, {
          outcome,
          plan,
          price,
          months: license.contractTerm,
          terms,
        }),
      };
    },
  );
  return licenseChange(ctx, id);
}

/** Undoes a decision, and a seat change with it, so that the licence is undecided again. */
export async function undoRenewalDecision(ctx: Context, id: string, today = dateOf()) {
  await changeDecision(
    ctx,
    (write) => lockDecidable(write, id, today),
    async (write, license) => {
      if (!(await removeDecision(write, license))) return undefined;
      license.renewalQuantity = null;
      return { title: `Beslutningen om ${labelOf(Plan, license.type)} er fortrudt`, month: null, isUndone: true };
    },
  );
  return licenseChange(ctx, id);
}

/** The price of a seat for a month on the first day after a licence's term, at its interval, by its plan or another. */
export const renewalPrice = (
  { services }: Context,
  { customerId, validUntil, type, billingInterval }: License,
  plan: Plan | null,
  shown: Parameters<typeof planPrice>[2],
) =>
  planPrice(
    services.prices,
    { customerId, plan: plan ?? type, interval: billingInterval, day: addDays(validUntil, 1) },
    shown,
  );

/** The whole amount of a renewal: with the seats that are ordered and come with it, and what agreements cost more. */
async function renewalCommitment(
  { services }: Context,
  write: Write,
  { id, installationId, type, quantity: now, validUntil, contractTerm }: License,
  { quantity, price }: { quantity: number; price: Ore | null },
): Promise<Ore | null> {
  const { departmentId } = await write.em.findOneOrFail(Installation, { id: installationId });
  return licenseRenewalCommitment(
    {
      seats: quantity + (await countOrderedSeats(write, { id, installationId, type })),
      added: quantity - now,
      price,
      months: contractTerm,
      lastDay: validUntil,
    },
    await openAgreementsOf(services.prices, write, departmentId),
  );
}

/** Locks an active licence whose deadline is not over. */
async function lockDecidable({ em }: Write, id: string, today: string): Promise<License> {
  const license = await em.findOne(License, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!license) throw notFound('Licensen findes ikke');
  if (license.status !== 'ACTIVE') throw conflict('Kun aktive licenser kan fornyes');
  const deadline = deadlineOf(license);
  if (today > deadline)
    throw conflict(`Fristen var den ${formatLongDate(deadline)}. Kontakt os, hvis licensen skal fornyes.`);
  return license;
}

/** The decision in Danish, as in "Suite Team fornyes med 18 licenser i stedet for 21 fra 23. marts 2027". */
export function decisionText(
  { type, quantity, renewalQuantity, validUntil }: License,
  outcome: RenewalOutcome,
  plan: Plan | null,
): string {
  const name = labelOf(Plan, type);
  if (outcome === 'EXPIRE') return `${name} udløber ${formatLongDate(validUntil)}`;
  const seats = renewalQuantity === null ? null : `${formatLicenseCount(renewalQuantity)} i stedet for ${quantity}`;
  return `${name} fornyes ${renewalChanges(plan, seats)} fra ${formatLongDate(addDays(validUntil, 1))}`;
}
