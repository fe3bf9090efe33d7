import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { InvoiceKind } from '../../../../domain/money/invoices.ts';
import type { Config } from '../../../platform/config.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { dineroIdOf } from '../../../providers/dinero/dineroIdOf.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { InvoiceLine } from '../ledger/InvoiceLine.ts';
import type { InvoiceBuyer, InvoiceSeller } from '../ledger/InvoiceParty.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { mailInvoice } from './mailInvoice.service.ts';
import { nextNumber } from './nextNumber.ts';

export const sellerOf = ({ legal }: Config): InvoiceSeller => {
  const { companyName: name, address, vatNumber, email, phone } = legal;
  return { name, address, vatNumber, email, phone };
};

/**
 * The buyer and its contact person on the day of the issue. EAN and PO numbers are those of the entries, which were
 * copied when they arose.
 */
export async function buyerOf(
  { em }: Write,
  departmentId: string,
  entry: LedgerEntry,
): Promise<Pick<Invoice, 'buyer' | 'contactPerson'>> {
  const department = await em.findOneOrFail(Department, { id: departmentId });
  const { contactPerson, ...company } = await em.findOneOrFail(Customer, { id: department.customerId });
  const { name, street, zip, city, vatNumber } = company;
  const { eanNumber, poNumber } = entry;
  const buyer: InvoiceBuyer = { name, department: department.name, street, zip, city, vatNumber, eanNumber, poNumber };
  return { buyer, contactPerson };
}

/** A line before it is stored: an entry, and on a credit note the line that it corrects. */
export interface NewLine {
  entry: LedgerEntry;
  creditsPosition?: number;
}

/** The number that Dinero has given, for a document that was created there; else whether Dinero gives it one. */
type Numbering = { dineroId: string; number: number } | { atDinero: boolean };

/** The id and the time of an invoice from before the portal stored it. */
export type InvoiceIdentity = Partial<Pick<Invoice, 'id' | 'createdAt'>>;

type NewInvoice = InvoiceIdentity &
  Pick<Invoice, 'method' | 'seller' | 'buyer' | 'contactPerson' | 'issuedOn'> &
  Partial<Pick<Invoice, 'dueOn' | 'creditsId' | 'reason' | 'issuedById'>> & {
    kind: InvoiceKind;
    numbering: Numbering;
  };

const sumOf = (lines: readonly NewLine[], amount: 'net' | 'vat' | 'gross'): Ore =>
  lines.reduce((total, { entry }) => total + entry[amount], 0);

/**
 * Stores an invoice or a credit note with its lines and its mail, and marks its entries. Amounts are the sums of the
 * entries. A document that Dinero numbers is mailed once it is booked there.
 */
export async function storeInvoice(
  write: Write,
  config: Config,
  { numbering, id = newId(Invoice.idPrefix), ...invoice }: NewInvoice,
  lines: readonly [NewLine, ...NewLine[]],
): Promise<Invoice> {
  const { em, publish } = write;
  const [{ entry: first }] = lines;
  const { customerId, departmentId } = first;
  const row = em.create(Invoice, {
    id,
    ...invoice,
    customerId,
    departmentId,
    net: sumOf(lines, 'net'),
    vat: sumOf(lines, 'vat'),
    gross: sumOf(lines, 'gross'),
    open: sumOf(
      lines.filter(({ entry }) => entry.status === 'PENDING'),
      'gross',
    ),
    ...(await numberOf(write, { id, kind: invoice.kind }, numbering)),
  });
  await em.flush();
  lines.forEach(({ entry, creditsPosition = null }, index) => {
    const { id: entryId, description, net, vat, gross, periodFrom, periodTo, quantity, unit } = entry;
    const suppliedOn = suppliedOnOf(entry);
    const line = { invoiceId: row.id, position: index + 1, customerId, entryId, creditsPosition };
    em.create(InvoiceLine, {
      ...line,
      description,
      quantity,
      unit,
      net,
      vat,
      gross,
      periodFrom,
      periodTo,
      suppliedOn,
    });
    entry.invoiceId = row.id;
  });
  await em.flush();
  publish({ topic: 'invoice.changed', id: row.id, customerId });
  if (row.number !== null) await mailInvoice(write, config, row);
  if (row.dineroId !== null) await runIn(write.em, sql`insert into dinero_document (invoice_id) values (${row.id})`);
  return row;
}

/** The law asks for the day of supply of goods without a period, which a monthly invoice may name weeks later. */
export const suppliedOnOf = ({
  periodFrom,
  suppliedOn,
  createdAt,
}: Pick<LedgerEntry, 'periodFrom' | 'suppliedOn'> & { createdAt: Date | string }): string | null =>
  periodFrom === null ? (suppliedOn ?? dateOf(createdAt)) : null;

async function numberOf(
  write: Write,
  { id, kind }: Pick<Invoice, 'id' | 'kind'>,
  numbering: Numbering,
): Promise<Pick<Invoice, 'number' | 'dineroId'>> {
  if ('number' in numbering) return numbering;
  if (numbering.atDinero) return { number: null, dineroId: dineroIdOf(id) };
  return { number: await nextNumber(write, kind), dineroId: null };
}
