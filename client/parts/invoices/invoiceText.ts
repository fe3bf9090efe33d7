import { labelOf, type StatusWord } from '../../../domain/basics/vocabulary.ts';
import { InvoiceKind, InvoiceStatus } from '../../../domain/money/invoices.ts';

/** The status of an invoice in words and tone. */
export const invoiceStatusWords = {
  OPEN: { label: InvoiceStatus.OPEN.label, tone: 'blue' },
  OVERDUE: { label: InvoiceStatus.OVERDUE.label, tone: 'red' },
  PAID: { label: InvoiceStatus.PAID.label, tone: 'green' },
  CREDITED: { label: InvoiceStatus.CREDITED.label, tone: 'grey' },
} as const satisfies Record<InvoiceStatus, StatusWord>;

/** The same for a credit note, whose amount is paid out or offset. */
export const creditNoteStatusWords = {
  ...invoiceStatusWords,
  OPEN: { label: 'Ikke udbetalt', tone: 'amber' },
  PAID: { label: 'Afregnet', tone: 'grey' },
} as const satisfies Record<InvoiceStatus, StatusWord>;

interface Named {
  readonly kind: string;
  readonly numberText: string;
}

/** Names an invoice or credit note, as in 'Faktura 1042' and 'Kreditnota K12'. */
export const invoiceName = ({ kind, numberText }: Named): string => `${labelOf(InvoiceKind, kind)} ${numberText}`;
