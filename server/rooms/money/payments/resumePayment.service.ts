import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { notFound } from '../../../platform/errors.ts';
import type { KeyOrigin } from '../ledger/KeyOrigin.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { ledgerEntryById } from './ledger.reads.ts';
import type { CardConfirmation } from './ledger.types.ts';
import { chargeEntry } from './settle.service.ts';

/**
 * Settles a purchase after the customer has confirmed or refused the payment at the bank. Reads the entry with the
 * rights of a sale, because a buyer need not see the company's payments.
 */
export async function settlePurchase(ctx: Context, purchaseId: string) {
  assertMay(ctx.viewer, 'continuePayments');
  const reader: EntryReader = { read: (query) => ctx.readAsSale(query) };
  const filter = { purchase_id: purchaseId, origin: 'CLIENT' } as const;
  return (await settleOwnEntry(ctx, reader, filter, 'Købet findes ikke')).entry;
}

/** Continues a payment whose page was closed. The entry is enough; the purchase id may be lost. */
export function resumePayment(ctx: Context, entryId: string) {
  assertMay(ctx.viewer, 'pay');
  return settleOwnEntry(ctx, ctx, { id: entryId }, 'Betalingen findes ikke');
}

type EntryReader = Pick<Reader, 'read'>;

async function settleOwnEntry(
  ctx: Context,
  reader: EntryReader,
  filter: { id: string } | { purchase_id: string; origin: KeyOrigin },
  missingMessage: string,
) {
  const [entry] = await reader.read(
    sqlBuilder
      .selectFrom('ledger_entry')
      .select(['id', 'method', 'stripe_payment_method_id as stripePaymentMethodId'])
      .where((eb) => eb.and(filter)),
  );
  if (!entry) throw notFound(missingMessage);
  const { clientSecret = null } = entry.method === 'CREDIT_CARD' ? await chargeEntry(ctx.services, entry.id) : {};
  return {
    entry: (await ledgerEntryById(reader, entry.id))!,
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
