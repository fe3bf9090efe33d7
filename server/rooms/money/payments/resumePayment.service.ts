import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { notFound } from '../../../platform/errors.ts';
import type { KeyOrigin } from '../ledger/KeyOrigin.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { ledgerEntryById } from './ledger.reads.ts';
import type { CardConfirmation } from './ledger.types.ts';
import { chargeEntry } from './settle.service.ts';

/** Settles a purchase after the customer has confirmed or refused the payment at the bank. */
export const settlePurchase = async (ctx: Context, purchaseId: string) =>
  (await settleOwnEntry(ctx, { purchase_id: purchaseId, origin: 'CLIENT' }, 'Købet findes ikke')).entry;

/** Continues a payment whose page was closed. The entry is enough; the purchase id may be lost. */
export const resumePayment = (ctx: Context, entryId: string) =>
  settleOwnEntry(ctx, { id: entryId }, 'Betalingen findes ikke');

async function settleOwnEntry(
  ctx: Context,
  filter: { id: string } | { purchase_id: string; origin: KeyOrigin },
  missingMessage: string,
) {
  assertMay(ctx.viewer, 'continuePayments');
  const [entry] = await ctx.read(
    sqlBuilder
      .selectFrom('ledger_entry')
      .select(['id', 'method', 'stripe_payment_method_id as stripePaymentMethodId'])
      .where((eb) => eb.and(filter)),
  );
  if (!entry) throw notFound(missingMessage);
  const { clientSecret = null } = entry.method === 'CREDIT_CARD' ? await chargeEntry(ctx.services, entry.id) : {};
  return {
    entry: (await ledgerEntryById(ctx, entry.id))!,
    // A payment by a link has a card that the browser chose; its page continues it.
    confirmation: clientSecret && entry.stripePaymentMethodId ? confirmationOf(ctx, entry, clientSecret) : null,
  };
}

/** What the browser needs to let the customer confirm a payment at the bank. */
export function confirmationOf(
  ctx: Context,
  { stripePaymentMethodId }: Pick<LedgerEntry, 'stripePaymentMethodId'>,
  clientSecret: string,
): CardConfirmation {
  const { publishableKey, scriptUrl } = ctx.services.config.stripe!;
  return { clientSecret, paymentMethodId: stripePaymentMethodId!, publishableKey, scriptUrl: scriptUrl ?? null };
}
