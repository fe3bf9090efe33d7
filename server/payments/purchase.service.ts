import { LockMode } from '@mikro-orm/postgresql';
import type { Ore } from '../../domain/money.ts';
import type { LedgerSubject } from '../../domain/vocabulary.ts';
import { assertMayWrite } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { onceUnder } from '../db/askedTwice.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { Write } from '../db/writes.ts';
import { Department } from '../departments/Department.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { idempotencyKey } from '../graphql/validation.ts';
import type { CardConfirmation } from './ledger.inputs.ts';
import { ledgerEntryById } from './ledger.reads.ts';
import type { KeyOrigin } from './KeyOrigin.ts';
import { LedgerEntry } from './LedgerEntry.ts';
import { owe } from './owe.ts';
import { chargeEntry } from './settle.service.ts';

export interface Sale {
  /** Made up by the dialog that sells: sent twice, it sells once. */
  purchaseId: string;
  departmentId: string;
  subject: LedgerSubject;
  /** What an earlier try sold that cost nothing, and so left no entry. */
  earlier(ctx: Context, purchaseId: string): Promise<string | undefined>;
  /** Whether what an earlier try sold is what is asked for now. */
  isAsked(ctx: Context, subjectId: string): Promise<boolean>;
  /** Makes what is sold, in the transaction that owes the money, and says what it is called. `isPaidLater` is a card's case. */
  make(
    write: Write,
    department: Department,
    isPaidLater: boolean,
  ): Promise<{ id: string; description: string; net: Ore }>;
}

export interface Purchase {
  /** The agreement or clip card. */
  subjectId: string;
  /** Where the bank wants the customer. */
  confirmation: CardConfirmation | null;
}

/**
 * Reserve, charge, record: three steps, none of which holds a transaction while it waits for the card provider.
 * Whatever is cut off in between is found by the entry and its idempotency key, and ends once.
 */
export async function purchase(ctx: Context, sale: Sale): Promise<Purchase> {
  ctx.companyFor('manageCompany');
  const { subjectId, entry } = await reserve(ctx, sale);
  if (entry?.method !== 'CREDIT_CARD') return { subjectId, confirmation: null };
  const { status, failureMessage, clientSecret } = await chargeEntry(ctx.services, entry.id);
  if (status === 'FAILED') throw new AppError('PAYMENT_FAILED', failureMessage ?? 'Betalingen blev afvist');
  return { subjectId, confirmation: clientSecret ? confirmationOf(ctx, entry, clientSecret) : null };
}

/** Asks the provider how a purchase stands, after the customer has answered the bank. */
export const settlePurchase = async (ctx: Context, purchaseId: string) =>
  (await settleOwn(ctx, { purchase_id: purchaseId, origin: 'CLIENT' }, 'Købet findes ikke')).entry;

/** Goes on with a payment whose page was left: nobody needs what it was bought with, only the payment. */
export const resumePayment = (ctx: Context, entryId: string) =>
  settleOwn(ctx, { id: entryId }, 'Betalingen findes ikke');

async function settleOwn(
  ctx: Context,
  which: { id: string } | { purchase_id: string; origin: KeyOrigin },
  missing: string,
) {
  assertMayWrite(ctx.viewer);
  ctx.companyFor('manageCompany');
  const [own] = await ctx.read(
    sqlBuilder
      .selectFrom('ledger_entry')
      .select(['id', 'method', 'stripe_payment_method_id as stripePaymentMethodId'])
      .where((eb) => eb.and(which)),
  );
  if (!own) throw notFound(missing);
  const { clientSecret = null } = own.method === 'CREDIT_CARD' ? await chargeEntry(ctx.services, own.id) : {};
  return {
    entry: (await ledgerEntryById(ctx, own.id))!,
    confirmation: clientSecret ? confirmationOf(ctx, own, clientSecret) : null,
  };
}

function confirmationOf(
  ctx: Context,
  { stripePaymentMethodId }: Pick<LedgerEntry, 'stripePaymentMethodId'>,
  clientSecret: string,
): CardConfirmation {
  const { publishableKey, scriptUrl } = ctx.services.config.stripe!;
  return { clientSecret, paymentMethodId: stripePaymentMethodId!, publishableKey, scriptUrl: scriptUrl ?? null };
}

interface Reserved {
  subjectId: string;
  /** Absent where it cost nothing. */
  entry: LedgerEntry | null;
}

const reserve = (ctx: Context, sale: Sale): Promise<Reserved> =>
  onceUnder(
    [`${sale.subject}_purchase_id_unique`, 'ledger_entry_purchase_id_unique'],
    async () => (await earlier(ctx, sale)) ?? sell(ctx, sale),
  );

async function earlier(
  ctx: Context,
  { purchaseId, subject, earlier: free, isAsked }: Sale,
): Promise<Reserved | undefined> {
  const entry = await ctx.write(({ em }) => em.findOne(LedgerEntry, { purchaseId, origin: 'CLIENT' }));
  const subjectId = entry?.subjectId ?? (await free(ctx, purchaseId));
  if (!subjectId) return undefined;
  if ((entry && entry.subject !== subject) || !(await isAsked(ctx, subjectId))) throw boughtOtherwise();
  return { subjectId, entry };
}

/** Whoever was not told how a try went may change their mind: they get neither what they no longer want nor a second of it. */
export const boughtOtherwise = () =>
  conflict('Det første forsøg gik igennem, med det, du valgte dengang. Se det på listen, før du bestiller igen.');

async function sell(ctx: Context, sale: Sale): Promise<Reserved> {
  const purchaseId = idempotencyKey('purchaseId', sale.purchaseId);
  return ctx.writeAsSale(async (write) => {
    // One sale at a time for a department, so that each sees what the one before it sold.
    const department = await write.em.findOne(
      Department,
      { id: sale.departmentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!department) throw notFound('Afdelingen findes ikke');
    const method = paymentMethodOf(department);
    const { id: subjectId, description, net } = await sale.make(write, department, method === 'CREDIT_CARD');
    const entry =
      net > 0
        ? await owe(write, department, {
            subject: sale.subject,
            subjectId,
            description,
            net,
            origin: 'CLIENT',
            purchaseId,
          })
        : null;
    return { subjectId, entry };
  });
}

/** What is ordered must be payable. */
export const assertPaymentMethod = (department: Department): void => void paymentMethodOf(department);

function paymentMethodOf({ paymentMethod, stripePaymentMethodId }: Department) {
  if (!paymentMethod || (paymentMethod === 'CREDIT_CARD' && !stripePaymentMethodId)) {
    throw new AppError('PAYMENT_METHOD_REQUIRED', 'Afdelingen har ingen betalingsmetode. Tilføj en under Afdelinger.');
  }
  return paymentMethod;
}
