import { z } from 'zod';
import type { Call } from '../http/ApiClient.ts';
import { id, optionalText, text } from '../lenient.ts';
import { caseInsensitiveObject } from './caseInsensitiveObject.ts';
import { externalReferenceFilter } from './queryFilter.ts';

export interface NewDineroInvoice {
  contactId: string;
  /** The portal's own id of the invoice, to find it again; at most 128 characters. */
  externalReference: string;
  /** Such as `2026-11-21`. */
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
  comments?: string | null;
  /** Unit price in kroner, excluding VAT, with at most two decimals. */
  netPrice: number;
}

/** The account of sales with VAT in Dinero's standard chart of accounts. */
export const SALES_ACCOUNT = 1_000;

const createdAnswer = caseInsensitiveObject({ guid: id, timestamp: z.string().min(1) });

const listAnswer = caseInsensitiveObject({
  collection: z.array(caseInsensitiveObject({ guid: id, status: text, externalreference: optionalText })),
});

/** Creates an invoice draft, which is checked and booked by hand in Dinero. */
export async function createDraft(
  invoice: NewDineroInvoice,
  salesAccount: number | undefined,
  call: Call,
): Promise<{ id: string; timestamp: string }> {
  const { contactId, externalReference, date, description, lines } = invoice;
  const comment = commentOf(invoice);
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
      ...(line.comments && { Comments: line.comments }),
      Quantity: line.quantity,
      Unit: line.unit,
      BaseAmountValue: checkedPrice(line.netPrice),
      Discount: 0,
      AccountNumber: salesAccount ?? SALES_ACCOUNT,
    })),
  };
  const created = await call({ method: 'POST', path: ['invoices'], body }, createdAnswer);
  return { id: created.guid, timestamp: created.timestamp };
}

export async function findInvoiceByReference(
  reference: string,
  call: Call,
): Promise<{ id: string; status: string } | undefined> {
  const query = { queryFilter: externalReferenceFilter(reference), fields: 'Guid,Status,ExternalReference' };
  const { collection } = await call({ method: 'GET', path: ['invoices'], query }, listAnswer);
  // Checked again, so that another invoice is never returned if Dinero ignores the filter.
  const found = collection.find(({ externalreference }) => externalreference === reference);
  return found && { id: found.guid, status: found.status };
}

/** Puts the EAN and requisition numbers into the comment, because Dinero's invoices have no fields for them. */
export function commentOf({ comment, ean, poNumber }: Pick<NewDineroInvoice, 'comment' | 'ean' | 'poNumber'>): string {
  return [comment, ean && `EAN-nummer: ${ean}`, poNumber && `Rekvisitionsnummer: ${poNumber}`]
    .filter(Boolean)
    .join('\n');
}

/** Throws RangeError for an unrounded price, which is a mistake in the portal and must not reach an invoice. */
function checkedPrice(kroner: number): number {
  const oere = Math.round(kroner * 100);
  if (!Number.isSafeInteger(oere) || Math.abs(kroner * 100 - oere) > 0.000_1)
    throw new RangeError(`${kroner} kr. has more than two decimals`);
  return oere / 100;
}
