import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { vatOfCredit, type Credited } from '../../../../domain/money/invoices.ts';
import { creditForm } from '../../../../domain/money/validation/invoices.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import type { Services } from '../../../platform/services.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { InvoiceLine } from '../ledger/InvoiceLine.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { refreshOpen } from './refreshOpen.service.ts';
import { assertNotReserved } from './reservedByCard.reads.ts';
import { sellerOf, storeInvoice, suppliedOnOf, type NewLine } from './storeInvoice.service.ts';

/** What a credit needs: the texts of its document, and the goods of entries that it settles. */
export type CreditServices = Pick<Services, 'config' | 'goods'>;

interface Credit {
  invoiceId: string;
  /** The amount by which the credit note lowers each line, excluding VAT. */
  lines: readonly { position: number; net: Ore }[];
  reason: string;
  issuedById: string | null;
  /** The credit note at Dinero, when it was created there. */
  booked?: { dineroId: string; number: number };
}

/** Credits lines of an invoice, in part or whole, by a credit note. The invoice itself stays as it is. */
export async function creditInvoice(
  write: Write,
  services: CreditServices,
  credit: Credit,
  today = dateOf(),
): Promise<Invoice> {
  const { em } = write;
  const { invoiceId, issuedById, booked } = credit;
  const { reason, lines: chosen } = parseInput(creditForm, credit);
  // In the order of a payment, which locks its entry and then the invoice.
  const entries = await em.find(
    LedgerEntry,
    { invoiceId },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const invoice = await em.findOne(Invoice, { id: invoiceId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!invoice) throw notFound('Fakturaen findes ikke');
  if (invoice.kind !== 'INVOICE') throw conflict('En kreditnota kan ikke krediteres');
  await assertNotReserved(write, invoiceId);
  const stored = await em.find(InvoiceLine, { invoiceId }, { orderBy: { position: 'asc' } });
  const credited = await creditedOf(write, invoiceId);
  const lines: NewLine[] = [];
  for (const { position, net } of chosen) {
    const line = stored.find((each) => each.position === position);
    if (!line) throw badInput({ lines: 'Linjen findes ikke på fakturaen' }, 'NOT_FOUND');
    const before = credited.get(position) ?? { net: 0, vat: 0 };
    if (net > line.net - before.net)
      throw badInput({ lines: `Der kan højst krediteres det, der er tilbage af ${line.description}` }, 'TOO_LARGE');
    const entry = entries.find(({ id }) => id === line.entryId)!;
    lines.push({ entry: createCreditEntry(write, entry, before, net), creditsPosition: position });
  }
  const [first, ...others] = lines;
  const note = await storeInvoice(
    write,
    services.config,
    {
      kind: 'CREDIT_NOTE',
      // A credit note belongs to the series of its invoice.
      numbering: booked ?? { atDinero: invoice.dineroId !== null },
      method: 'INVOICE',
      issuedOn: today,
      seller: sellerOf(services.config),
      buyer: invoice.buyer,
      contactPerson: invoice.contactPerson,
      creditsId: invoiceId,
      reason,
      issuedById,
    },
    [first!, ...others],
  );
  invoice.credited -= note.gross;
  await refreshOpen(write, services, invoice);
  return note;
}

/** Credits what is left of an entry, if anything is. One that nobody has paid is cancelled. */
export async function creditEntryWhole(
  write: Write,
  services: CreditServices,
  { id: entryId, invoiceId }: LedgerEntry,
  reason: string,
): Promise<void> {
  const line = await write.em.findOneOrFail(InvoiceLine, { invoiceId: invoiceId!, entryId });
  const before = (await creditedOf(write, invoiceId!)).get(line.position)?.net ?? 0;
  if (line.net === before) return;
  const lines = [{ position: line.position, net: line.net - before }];
  await creditInvoice(write, services, { invoiceId: invoiceId!, lines, reason, issuedById: null });
}

/** The sums by which earlier credit notes lowered each line of the invoice, by its position. */
async function creditedOf({ em }: Write, invoiceId: string): Promise<Map<number, Credited>> {
  const rows = await runIn(
    em,
    sql<Credited & { position: number }>`
     select l.credits_position as position, -sum(l.net)::int as net, -sum(l.vat)::int as vat
     from invoice n join invoice_line l on l.invoice_id = n.id where n.credits_id = ${invoiceId} group by 1`,
  );
  return new Map(rows.map(({ position, ...amounts }) => [position, amounts]));
}

/** The negative ledger entry of a credit. It is set off or paid out by hand, also for a purchase by card. */
export function createCreditEntry({ em }: Write, credited: LedgerEntry, before: Credited, net: Ore): LedgerEntry {
  // The fee of a reminder has no VAT.
  const vat = credited.vat === 0 ? 0 : vatOfCredit(before, net);
  const { customerId, departmentId, subject, subjectId, eanNumber, poNumber, description } = credited;
  const { periodFrom, periodTo } = credited;
  const isWhole = net === credited.net;
  return em.create(LedgerEntry, {
    customerId,
    departmentId,
    subject,
    subjectId,
    eanNumber,
    poNumber,
    periodFrom,
    periodTo,
    suppliedOn: suppliedOnOf(credited),
    // The price of a unit is the part that is credited.
    quantity: isWhole ? credited.quantity : 1,
    unit: isWhole ? credited.unit : 'PIECE',
    method: 'INVOICE',
    description: `Kredit: ${description}`,
    net: -net,
    vat: -vat,
    gross: -net - vat,
    origin: 'PORTAL',
    purchaseId: newId('credit'),
  });
}
