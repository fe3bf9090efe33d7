import type { Ore } from '../../../../../domain/basics/money.ts';
import type { PaymentMethod } from '../../../../../domain/basics/vocabulary.ts';
import type { InvoiceKind, LineUnit } from '../../../../../domain/money/invoices.ts';
import type { InvoiceBuyer, InvoiceSeller } from '../../ledger/InvoiceParty.ts';
import type { PaymentInstructions } from '../payTo.ts';

export interface DocumentLine {
  description: string;
  /** Null on lines that were issued before the portal stored it. */
  quantity: number | null;
  unit: LineUnit | null;
  net: Ore;
  vat: Ore;
  gross: Ore;
  /** The days that the line is for; null for goods without a period. */
  periodFrom: string | null;
  periodTo: string | null;
  /** The day of supply of goods without a period. */
  suppliedOn: string | null;
}

/** Everything that the PDF of an invoice or a credit note prints. The amounts of a credit note are negative. */
export interface InvoiceDocument {
  product: string;
  kind: InvoiceKind;
  numberText: string;
  issuedOn: string;
  dueOn: string | null;
  method: PaymentMethod;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  contactPerson: string;
  lines: readonly DocumentLine[];
  net: Ore;
  vat: Ore;
  gross: Ore;
  /** The amount by which credit notes lower what is to be paid, as a positive amount. */
  credited: Ore;
  /** What is still to be paid; negative on a credit note whose amount the seller still owes. */
  open: Ore;
  /** The number of the invoice that a credit note corrects. */
  correctedNumber: string | null;
  /** Why it was credited. */
  reason: string | null;
  /** Null when nothing is to be paid, or when it is paid by card. */
  payTo: PaymentInstructions | null;
}
