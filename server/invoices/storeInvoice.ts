import type { InvoiceKind } from '../../domain/invoices.ts';
import type { Ore } from '../../domain/money.ts';
import type { Config } from '../config.ts';
import { Customer } from '../customers/Customer.ts';
import type { Write } from '../db/writes.ts';
import { Department } from '../departments/Department.ts';
import type { LedgerEntry } from '../payments/LedgerEntry.ts';
import { Invoice } from './Invoice.ts';
import { InvoiceLine } from './InvoiceLine.ts';
import type { InvoiceBuyer, InvoiceSeller } from './InvoiceParty.ts';
import { mailInvoice } from './mailInvoice.ts';
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

type NewInvoice = Pick<Invoice, 'method' | 'seller' | 'buyer' | 'contactPerson' | 'issuedOn'> &
  Partial<Pick<Invoice, 'dueOn' | 'creditsId' | 'reason' | 'issuedById'>> & { kind: InvoiceKind };

const sumOf = (lines: readonly NewLine[], amount: 'net' | 'vat' | 'gross'): Ore =>
  lines.reduce((total, { entry }) => total + entry[amount], 0);

/**
 * Stores an invoice or a credit note with its lines and its mail, and marks its entries. Amounts are the sums of the
 * entries.
 */
export async function storeInvoice(
  write: Write,
  config: Config,
  invoice: NewInvoice,
  lines: readonly [NewLine, ...NewLine[]],
): Promise<Invoice> {
  const { em, publish } = write;
  const [{ entry: first }] = lines;
  const { customerId, departmentId } = first;
  const row = em.create(Invoice, {
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
    number: await nextNumber(write, invoice.kind),
  });
  await em.flush();
  lines.forEach(({ entry, creditsPosition = null }, index) => {
    const { id: entryId, description, net, vat, gross, periodFrom, periodTo } = entry;
    const line = { invoiceId: row.id, position: index + 1, customerId, entryId, creditsPosition };
    em.create(InvoiceLine, { ...line, description, net, vat, gross, periodFrom, periodTo });
    entry.invoiceId = row.id;
  });
  await em.flush();
  publish({ topic: 'invoice.changed', id: row.id, customerId });
  await mailInvoice(write, config, row);
  return row;
}
