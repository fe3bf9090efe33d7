import { StateFile } from '../StateFile.ts';
import { remainingOf } from './payments.ts';
import { startingContacts } from './startingContacts.ts';
import type { DineroState, Invoice } from './state.ts';

export class DineroFile extends StateFile<DineroState> {
  constructor(folder: string | undefined) {
    super(folder, 'dinero', () => ({
      contacts: startingContacts(),
      invoices: [],
      creditNotes: [],
      payments: {},
      lastTimeStamp: 0x1a2b,
    }));
    // A file of an earlier release has neither.
    this.state.creditNotes ??= [];
    this.state.payments ??= {};
  }

  /** Books a draft: gives it the next number of its series, and settles an invoice that was paid before. */
  book(document: Invoice): Invoice {
    const series = document.CreditNoteFor === null ? this.state.invoices : this.state.creditNotes;
    const number = 1 + Math.max(1_000, ...series.map((other) => other.Number ?? 0));
    Object.assign(document, {
      Status: 'Booked',
      PaymentStatus: 'Booked',
      Number: number,
      FikCode: document.CreditNoteFor === null ? `+71<${String(number).padStart(15, '0')} +80123456<` : null,
    });
    if (document.PaymentConditionType === 'Paid' && document.CreditNoteFor === null)
      this.pay(document, document.TotalInclVat, document.Date);
    this.touch(document);
    if (document.CreditNoteFor !== null) this.#settle(document.CreditNoteFor);
    return document;
  }

  /** Adds a payment of a booked invoice, or a negative one that is paid back. */
  pay(document: Invoice, amount: number, day: string, reference: string | null = null): void {
    const payments = (this.state.payments[document.Guid] ??= []);
    payments.push({ Amount: amount, PaymentDate: day, ExternalReference: reference, Description: 'Indbetaling' });
    this.#settle(document.Guid);
  }

  /** Deletes the latest payment of an invoice. */
  undoPayment(document: Invoice): void {
    this.state.payments[document.Guid]?.pop();
    this.#settle(document.Guid);
  }

  /** Gives a document a new version. */
  touch(document: Invoice): void {
    document.TimeStamp = this.newTimeStamp();
    document.UpdatedAt = new Date().toISOString();
  }

  #settle(invoiceId: string): void {
    const invoice = this.state.invoices.find(({ Guid }) => Guid === invoiceId);
    if (!invoice) return;
    const remaining = remainingOf(this.state, invoice);
    invoice.PaymentStatus = remaining > 0 ? 'Booked' : remaining < 0 ? 'OverPaid' : 'Paid';
    this.touch(invoice);
  }

  /** Returns a new value for `TimeStamp`, which identifies a version of an invoice. */
  newTimeStamp(): string {
    this.state.lastTimeStamp += 1;
    return this.state.lastTimeStamp.toString(16).toUpperCase().padStart(16, '0');
  }
}
