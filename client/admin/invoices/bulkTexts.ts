import { formatExact } from '../../../domain/money.ts';
import type { InvoiceRow } from './readInvoice.ts';

/** The actions of an admin on several invoices at once. */
export type BulkAction = 'markPaid' | 'send' | 'remind';

interface BulkTexts {
  title: (count: string) => string;
  text: (invoices: readonly InvoiceRow[]) => string;
  confirm: string;
  done: (count: string) => string;
  /** Shown for an invoice whose failure has no message of its own. */
  failure: string;
}

export const bulkTexts: Record<BulkAction, BulkTexts> = {
  markPaid: {
    title: (count) => `Markér ${count} som betalt?`,
    text: (invoices) =>
      'Der registreres en betaling i dag på det, der mangler, i alt ' +
      `${formatExact(invoices.reduce((sum, { open }) => sum + open, 0))}. Hver betaling kan fortrydes.`,
    confirm: 'Markér som betalt',
    done: (count) => `${count} markeret som betalt`,
    failure: 'Betalingen kunne ikke registreres',
  },
  send: {
    title: (count) => `Send ${count} igen?`,
    text: () => 'PDF-filen sendes igen til den faktureringsmail, som hver virksomhed har nu.',
    confirm: 'Send igen',
    done: (count) => `${count} sendes igen`,
    failure: 'Kunne ikke sendes',
  },
  remind: {
    title: (count) => `Send rykker for ${count}?`,
    text: () =>
      'Der rykkes kun for det, som er forfaldent, ikke er sat på pause og ikke er rykket for de seneste ti dage. ' +
      'Et gebyr tages kun, når rykkeren før har varslet det.',
    confirm: 'Send rykkere',
    done: (count) => `Rykker for ${count} er på vej`,
    failure: 'Rykkeren kunne ikke sendes',
  },
};
