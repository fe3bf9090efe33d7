import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { invoiceByCard } from '../invoices/invoiceCard.service.ts';
import { readLinkKey } from '../invoices/linkKey.service.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import type { LinkedAmount, PayableByLink } from '../ledger/PayableByLink.ts';
import type { LinkPayment, PaymentLink, PaymentLinkState } from '../ledger/paymentLink.types.ts';
import { shownPaymentLink } from './paymentLink.ts';
import { periodPayment } from './periodPayment.ts';

/** The kinds of amounts that links pay, by the prefix of their ids. */
const payables: Readonly<Record<string, PayableByLink>> = {
  [LedgerEntry.idPrefix]: periodPayment,
  [Invoice.idPrefix]: invoiceByCard,
};

const payableOf = (id: string): PayableByLink | undefined => payables[id.split('_')[0]!];

/** Returns the path on which a signed-in user pays an amount of their company, which works for an hour. */
export async function createPaymentLink(ctx: Context, id: string): Promise<string> {
  assertMay(ctx.viewer, 'pay');
  const found = await payableOf(id)?.find((query) => ctx.read(query), id);
  if (!found) throw notFound('Betalingen findes ikke');
  if (found.state === 'PAID') throw conflict('Det er allerede betalt');
  if (found.state !== 'OPEN' && found.state !== 'STARTED')
    throw conflict('Betalingen kan ikke gennemføres med kort nu');
  return shownPaymentLink(ctx.services, id);
}

export const paymentLink = async (ctx: Context, key: string): Promise<PaymentLink> =>
  toLink(ctx, await openLink(ctx, key));

/** Begins a payment that the browser confirms. Two tabs begin the same payment, which succeeds once. */
export async function startLinkPayment(ctx: Context, key: string): Promise<LinkPayment> {
  const opened = await openLink(ctx, key);
  if (!isOpen(opened)) return { link: toLink(ctx, opened), clientSecret: null, storedCardId: null };
  const { id, payable } = opened;
  if (opened.amount.state === 'OPEN') {
    await ctx.services.throttle.spend('paymentLinkStarts', id);
    await payable.start(ctx.services, id);
  }
  return settle(ctx, key, opened);
}

/** Stores the outcome of a payment after the browser has confirmed it. */
export async function settleLinkPayment(ctx: Context, key: string): Promise<PaymentLink> {
  const opened = await openLink(ctx, key);
  if (!isOpen(opened) || opened.amount.state === 'OPEN') return toLink(ctx, opened);
  return (await settle(ctx, key, opened)).link;
}

async function settle(ctx: Context, key: string, { id, payable }: OpenedLink): Promise<LinkPayment> {
  const { clientSecret } = await payable.settle(ctx.services, id);
  const opened = await openLink(ctx, key);
  const link = toLink(ctx, opened);
  // The provider has just answered, so that a payment without a secret is being processed.
  if (link.state === 'STARTED') link.state = clientSecret ? 'OPEN' : 'PROCESSING';
  return {
    link,
    clientSecret,
    storedCardId: clientSecret && isOpen(opened) ? (opened.amount.storedCard?.id ?? null) : null,
  };
}

interface OpenedLink {
  id: string;
  payable: PayableByLink;
  amount: LinkedAmount;
}

const isOpen = (opened: OpenedLink | 'EXPIRED' | 'INVALID'): opened is OpenedLink => typeof opened !== 'string';

/** Reads a link. The signed key is the right to see and pay its amount, so the row is read as the system. */
async function openLink(ctx: Context, key: string): Promise<OpenedLink | 'EXPIRED' | 'INVALID'> {
  const read = readLinkKey(ctx.services, 'payment', key);
  if (read === 'EXPIRED') return read;
  const payable = read === 'INVALID' ? undefined : payableOf(read.id);
  const amount = read === 'INVALID' ? undefined : await payable?.find((query) => ctx.readAsSystem(query), read.id);
  if (read === 'INVALID' || !payable || !amount || amount.state === 'INVALID') {
    await ctx.services.throttle.spend('paymentLinkAddress', ctx.addressKey);
    return 'INVALID';
  }
  return { id: read.id, payable, amount };
}

const nothing = {
  description: null,
  periodFrom: null,
  periodTo: null,
  gross: null,
  companyName: null,
  card: null,
  failureMessage: null,
  publishableKey: null,
  scriptUrl: null,
};

/** States in which something can be paid, now or once the payment under way has failed. */
const unpaidStates = new Set<PaymentLinkState>(['OPEN', 'STARTED', 'PROCESSING']);

function toLink({ services: { config } }: Context, opened: OpenedLink | 'EXPIRED' | 'INVALID'): PaymentLink {
  if (!isOpen(opened)) return { ...nothing, state: opened };
  const { state, description, periodFrom, periodTo, gross, companyName, storedCard, failureMessage } = opened.amount;
  const details = { ...nothing, state, description, periodFrom, periodTo, gross, companyName };
  if (!unpaidStates.has(state)) return details;
  const { brand, last4, expMonth, expYear } = storedCard ?? {};
  return {
    ...details,
    card: brand && last4 && expMonth && expYear ? { brand, last4, expMonth, expYear } : null,
    failureMessage,
    publishableKey: config.stripe?.publishableKey ?? null,
    scriptUrl: config.stripe?.scriptUrl ?? null,
  };
}
