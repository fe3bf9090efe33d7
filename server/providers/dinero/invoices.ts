import { z } from 'zod';
import type { Ask } from './DineroHttp.ts';
import { anyCase, id, optionalText, text } from './lenient.ts';
import { isReferredToAs } from './queryFilter.ts';

export interface NewDineroInvoice {
  contactId: string;
  /** The portal's own name for it, by which it is found again: at most 128 characters. */
  externalReference: string;
  /** `2026-11-21` */
  date: string;
  description: string;
  comment?: string | null | undefined;
  ean?: string | null | undefined;
  poNumber?: string | null | undefined;
  lines: DineroInvoiceLine[];
}

export interface DineroInvoiceLine {
  description: string;
  quantity: number;
  unit: 'hours' | 'parts';
  /** Kroner for one, without moms, with at most two decimals. */
  netPrice: number;
}

/** Of Dinero's standard chart: sales of goods and services with moms. */
const SALES_ACCOUNT = 1_000;

const madeAnswer = anyCase({ guid: id, timestamp: z.string().min(1) });

const listAnswer = anyCase({
  collection: z.array(anyCase({ guid: id, status: text, externalreference: optionalText })),
});

/** Stays a draft, for people to look at and book. */
export async function makeDraft(
  wanted: NewDineroInvoice,
  salesAccount: number | undefined,
  ask: Ask,
): Promise<{ id: string; timestamp: string }> {
  const { contactId, externalReference, date, description, lines } = wanted;
  const comment = commentOf(wanted);
  const body = {
    ContactGuid: contactId,
    ExternalReference: externalReference,
    Date: date,
    Description: description,
    ...(comment && { Comment: comment }),
    Currency: 'DKK',
    Language: 'da-DK',
    ShowLinesInclVat: false,
    ProductLines: lines.map((line) => ({
      Description: line.description,
      Quantity: line.quantity,
      Unit: line.unit,
      BaseAmountValue: wholeOere(line.netPrice),
      Discount: 0,
      AccountNumber: salesAccount ?? SALES_ACCOUNT,
    })),
  };
  const made = await ask({ method: 'POST', path: ['invoices'], body }, madeAnswer);
  return { id: made.guid, timestamp: made.timestamp };
}

export async function invoiceWith(reference: string, ask: Ask): Promise<{ id: string; status: string } | undefined> {
  const query = { queryFilter: isReferredToAs(reference), fields: 'Guid,Status,ExternalReference' };
  const { collection } = await ask({ method: 'GET', path: ['invoices'], query }, listAnswer);
  // Looked at again, so that a filter which Dinero overlooks never finds a stranger.
  const found = collection.find(({ externalreference }) => externalreference === reference);
  return found && { id: found.guid, status: found.status };
}

/** Dinero's invoices have no place of their own for these numbers: whoever pays finds them above the lines. */
function commentOf({ comment, ean, poNumber }: NewDineroInvoice): string {
  return [comment, ean && `EAN-nummer: ${ean}`, poNumber && `Rekvisitionsnummer: ${poNumber}`]
    .filter(Boolean)
    .join('\n');
}

/** A price that was never rounded is a mistake in the portal, and better found here than on an invoice. */
function wholeOere(kroner: number): number {
  const oere = Math.round(kroner * 100);
  if (!Number.isSafeInteger(oere) || Math.abs(kroner * 100 - oere) > 0.000_1)
    throw new RangeError(`${kroner} kr. has more than two decimals`);
  return oere / 100;
}
