import { sql } from 'kysely';
import type { PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { AppError, badInput, forbidden, notFound } from '../../../platform/errors.ts';
import { recordRuleChange } from '../../companies/activity/ruleChange.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { departmentById } from '../../companies/departments/department.reads.ts';
import { changeDepartment } from '../../companies/departments/department.service.ts';
import type { Department } from '../../companies/departments/Department.ts';

export async function setPaymentMethod(ctx: Context, departmentId: string, method: PaymentMethod) {
  await assertPaymentProof(ctx);
  return changeDepartment(
    ctx,
    departmentId,
    (department) => {
      if (method === 'CREDIT_CARD' && !department.stripePaymentMethodId)
        throw badInput({ method: 'Tilføj et kort, før kreditkort kan vælges' }, 'NOT_ALLOWED');
      department.paymentMethod = method;
      return `Betalingsmetoden for ${department.name} er ${method === 'INVOICE' ? 'faktura' : 'kreditkort'}`;
    },
    { writeAs: asSale(ctx), action: 'changePayment', alsoSubject: 'FINANCE' },
  );
}

export async function createCardSetup(ctx: Context, departmentId: string) {
  const customerId = ctx.companyFor('changePayment');
  await assertPaymentProof(ctx);
  await assertDepartmentExists(ctx, departmentId);
  const { clientSecret } = await ctx.services.stripe.createSetupIntent({
    stripeCustomerId: await stripeCustomerOf(ctx),
    customerId,
    departmentId,
  });
  const { publishableKey, scriptUrl } = ctx.services.config.stripe!;
  return { clientSecret, publishableKey, scriptUrl: scriptUrl ?? null };
}

/** Safe to repeat: a card that Stripe confirmed but that was not stored here is stored by the next call. */
export async function attachCard(ctx: Context, departmentId: string, paymentMethodId: string) {
  assertMay(ctx.viewer, 'changePayment');
  await assertPaymentProof(ctx);
  await assertDepartmentExists(ctx, departmentId);
  const card = await ctx.services.stripe.findConfirmedCard({
    stripeCustomerId: await stripeCustomerOf(ctx),
    departmentId,
    paymentMethodId,
  });
  if (!card) throw badInput({ paymentMethodId: 'Kortet er ikke bekræftet for denne afdeling' }, 'NOT_FOUND');
  let replacedCardId: string | null = null;
  const change = await changeDepartment(
    ctx,
    departmentId,
    (department) => {
      replacedCardId =
        department.stripePaymentMethodId === card.paymentMethodId ? null : department.stripePaymentMethodId;
      department.payByCard(card);
      return `${department.name} betaler med kort, der ender på ${card.last4}`;
    },
    { writeAs: asSale(ctx), action: 'changePayment', alsoSubject: 'FINANCE' },
  );
  if (replacedCardId) await detachUnusedCard(ctx, replacedCardId);
  return change;
}

/**
 * Sets the payment method of new departments; null lets each department choose its own. Only an invoice can be shared,
 * because a card belongs to one department.
 */
export async function setDefaultPaymentMethod(ctx: Context, method: PaymentMethod | null) {
  const id = ctx.companyFor('changePayment');
  if (method === 'CREDIT_CARD')
    throw badInput({ method: 'Et kort hører til én afdeling. Vælg faktura.' }, 'NOT_ALLOWED');
  await assertPaymentProof(ctx);
  await ctx.writeAsSale(async (write) => {
    const changed = await runIn(
      write.em,
      sql`update customer set default_payment_method = ${method}, version = version + 1
       where id = ${id} and default_payment_method is distinct from ${method} returning id`,
    );
    if (!changed.length) return;
    const title = method ? 'Nye afdelinger betaler med faktura' : 'Nye afdelinger vælger selv betalingsmetode';
    await recordRuleChange(ctx, write, id, { title, alsoSubject: 'FINANCE' });
  });
  return (await companyById(ctx, id))!;
}

/**
 * Refuses a change of how departments pay without a fresh proof of identity, when the company requires one. Throws
 * REAUTHENTICATION_REQUIRED, and FORBIDDEN for API tokens and admins who act as a user, who cannot give a proof.
 */
async function assertPaymentProof(ctx: Context): Promise<void> {
  const company = await companyById(ctx, ctx.companyFor('changePayment'));
  if (!company?.requiresPaymentProof) return;
  if (ctx.viewer.kind === 'token') throw forbidden('Virksomheden kræver, at en person bekræfter ændringer af betaling');
  assertFreshProof(ctx.viewer);
}

/** Only the sales role may change the payment columns of a department. */
const asSale =
  (ctx: Context): Context['write'] =>
  (work) =>
    ctx.writeAsSale(work);

async function assertDepartmentExists(ctx: Context, departmentId: string) {
  if (!(await departmentById(ctx, departmentId))) throw notFound('Afdelingen findes ikke');
}

/** Returns the company's Stripe customer, which is created with the company's first card. */
async function stripeCustomerOf(ctx: Context): Promise<string> {
  const id = ctx.companyFor('changePayment');
  const [{ stripeCustomerId } = { stripeCustomerId: null }] = await ctx.read(
    sqlBuilder.selectFrom('customer').select('stripe_customer_id as stripeCustomerId').where('id', '=', id),
  );
  if (stripeCustomerId) return stripeCustomerId;
  const { name, billingEmail: email } = (await companyById(ctx, id))!;
  const createdId = await ctx.services.stripe.createCustomer({ customerId: id, name, email });
  // Stripe returns the same customer to concurrent calls because they share an idempotency key.
  await ctx.writeAsSale(({ em }) =>
    runIn(
      em,
      sqlBuilder
        .updateTable('customer')
        .set({ stripe_customer_id: createdId })
        .where('id', '=', id)
        .where('stripe_customer_id', 'is', null),
    ),
  );
  return createdId;
}

/** Detaches a replaced card at Stripe, unless a pending entry or another department still uses the card. */
async function detachUnusedCard(ctx: Context, paymentMethodId: string): Promise<void> {
  const pendingEntries = await ctx.read(
    sqlBuilder
      .selectFrom('ledger_entry')
      .select('id')
      .where('stripe_payment_method_id', '=', paymentMethodId)
      .where('status', '=', 'PENDING')
      .limit(1),
  );
  const departmentsUsing = await ctx.read(
    sqlBuilder.selectFrom('department').select('id').where('stripe_payment_method_id', '=', paymentMethodId).limit(1),
  );
  if (pendingEntries.length || departmentsUsing.length) return;
  await ctx.services.stripe
    .detachCard(paymentMethodId)
    .catch((error: unknown) => ctx.services.log.warn({ err: error, paymentMethodId }, 'detaching a card failed'));
}

/** @throws AppError PAYMENT_METHOD_REQUIRED when the department cannot pay. */
export const assertPaymentMethod = (department: Department): void => void paymentMethodOf(department);

/** The payment method of a department. Throws like `assertPaymentMethod`. */
export function paymentMethodOf(department: Department): PaymentMethod {
  const method = usablePaymentMethod(department);
  if (!method)
    throw new AppError('PAYMENT_METHOD_REQUIRED', 'Afdelingen har ingen betalingsmetode. Tilføj en under Afdelinger.');
  return method;
}

/** The payment method with which a department can pay; null when it has none, or a card that is not stored. */
export const usablePaymentMethod = ({ paymentMethod, stripePaymentMethodId }: Department): PaymentMethod | null =>
  paymentMethod === 'CREDIT_CARD' && !stripePaymentMethodId ? null : paymentMethod;
