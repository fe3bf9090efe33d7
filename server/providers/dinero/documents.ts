import { z } from 'zod';
import { ore, withVat, type Ore } from '../../../domain/basics/money.ts';
import type { ApiRequest, Call } from '../http/ApiClient.ts';
import { id, optionalText, text } from '../lenient.ts';
import { undefinedIfNotFound } from '../ProviderError.ts';
import { caseInsensitiveObject } from './caseInsensitiveObject.ts';
import { isDuplicate } from './DineroError.ts';
import { commentOf, SALES_ACCOUNT } from './invoices.ts';

// Credit notes, the payments of an invoice, the status of a repeated creation, and the code of an unknown document are
// not in the extract of Dinero's API description. They are told by two public clients: FLIPPER-1122/Bidhamr, which was
// tried against a test organization of Dinero in October 2026, and rostved/dinero-backup for the changes.

export type DineroDocumentKind = 'INVOICE' | 'CREDIT_NOTE';

/** An invoice or a credit note at Dinero. Amounts are positive on both. */
export interface DineroDocument {
  id: string;
  /** The version, without which Dinero books nothing. */
  timestamp: string;
  /** Null for a draft. */
  number: number | null;
  isBooked: boolean;
  isDeleted: boolean;
  net: Ore;
  gross: Ore;
  /** The line that Danish banks read; null without an agreement about it. */
  paymentLine: string | null;
  /** The id of the invoice that a credit note corrects. */
  creditNoteFor: string | null;
}

export interface DineroDocumentLine {
  description: string;
  quantity: number;
  unit: 'hours' | 'parts';
  comments: string | null;
  /** The amounts of the whole line. */
  net: Ore;
  gross: Ore;
  hasVat: boolean;
}

export interface NewDineroDocument {
  /** A UUID of the portal's own, under which the document is found again after a lost answer. */
  id: string;
  contactId: string;
  /** The portal's own id of the document; at most 128 characters. */
  externalReference: string;
  /** Such as `2026-11-21`. */
  date: string;
  /** Days until it is due; null when it is paid already. */
  paymentDays: number | null;
  ean: string | null;
  poNumber: string | null;
  comment: string | null;
  /** The id of the invoice that a credit note corrects. */
  creditNoteFor: string | null;
  lines: DineroDocumentLine[];
}

/** The payments of a booked invoice, and the amount that is missing after them and its credit notes. */
export interface DineroPayments {
  remaining: Ore;
  payments: DineroPayment[];
}

export interface DineroPayment {
  amount: Ore;
  /** The day of the payment, if Dinero tells it. */
  paidOn: string | null;
  /** The portal's own id of a payment that it added. */
  externalReference: string | null;
}

export interface NewDineroPayment {
  amount: Ore;
  paidOn: string;
  externalReference: string;
  /** Number of the account to which the money came. */
  depositAccount: number;
  description: string;
}

export interface DineroAccounts {
  salesAccount?: number | undefined;
  /** The account of sales without VAT, for the fees of reminders. */
  feeAccount?: number | undefined;
}

export interface DineroChanges {
  /** The ids alone: lists lack the version and other facts of a document. */
  ids: string[];
  hasMore: boolean;
}

const kroner = z
  .number()
  .nullish()
  .transform((value) => ore(value ?? 0));
const PATHS: Record<DineroDocumentKind, string[]> = { INVOICE: ['invoices'], CREDIT_NOTE: ['sales', 'creditnotes'] };
const PAGE_SIZE = 100;

const documentAnswer = caseInsensitiveObject({
  guid: id,
  timestamp: text,
  number: z.number().nullish(),
  status: text,
  deletedat: optionalText,
  totalexclvat: kroner,
  totalinclvat: kroner,
  fikcode: optionalText,
  creditnotefor: optionalText,
}).transform(({ guid, timestamp, number, status, deletedat, totalexclvat, totalinclvat, fikcode, creditnotefor }) => ({
  id: guid,
  timestamp,
  number: number || null,
  isBooked: status === 'Booked',
  isDeleted: deletedat !== null,
  net: totalexclvat,
  gross: totalinclvat,
  paymentLine: fikcode,
  creditNoteFor: creditnotefor,
}));

export const findDocument = (
  kind: DineroDocumentKind,
  documentId: string,
  call: Call,
): Promise<DineroDocument | undefined> =>
  undefinedIfNotFound(call({ method: 'GET', path: [...PATHS[kind], documentId] }, documentAnswer));

/**
 * Creates a draft with the id that was chosen for it. Does nothing when a document with this id exists, because an
 * earlier call created it.
 */
export async function createDocument(
  kind: DineroDocumentKind,
  document: NewDineroDocument,
  { salesAccount = SALES_ACCOUNT, feeAccount }: DineroAccounts,
  call: Call,
): Promise<void> {
  const { lines, paymentDays, creditNoteFor } = document;
  const comment = commentOf(document);
  // Dinero computes the VAT of the sum, the portal that of each line. Lines with VAT add up to the same amount to pay.
  const showsVat = lines.some(({ hasVat }) => !hasVat) || !hasVatOfSum(lines);
  const body = {
    Guid: document.id,
    ContactGuid: document.contactId,
    ExternalReference: document.externalReference,
    Date: document.date,
    ...(comment && { Comment: comment }),
    Currency: 'DKK',
    Language: 'da-DK',
    ShowLinesInclVat: showsVat,
    ...(kind === 'INVOICE' && conditionsOf(paymentDays)),
    ...(creditNoteFor && { CreditNoteFor: creditNoteFor }),
    ProductLines: lines.map(({ description, comments, hasVat, ...line }) => ({
      Description: description,
      ...(comments && { Comments: comments }),
      ...quantityOf(line, showsVat ? line.gross : line.net),
      Discount: 0,
      AccountNumber: hasVat ? salesAccount : (feeAccount ?? salesAccount),
    })),
  };
  try {
    await call({ method: 'POST', path: PATHS[kind], body }, z.unknown());
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Books a draft, which gives it its number. Refused by Dinero when the draft has changed since it was read. */
export const bookDocument = (
  kind: DineroDocumentKind,
  { id: documentId, timestamp }: DineroDocument,
  call: Call,
): Promise<DineroDocument> =>
  call({ method: 'POST', path: [...PATHS[kind], documentId, 'book'], body: { Timestamp: timestamp } }, documentAnswer);

/** The PDF of a booked document. */
export const documentPdf = (kind: DineroDocumentKind, documentId: string, call: Call): Promise<Buffer> => {
  const path = [...PATHS[kind], documentId];
  return call(
    { method: 'GET', path: kind === 'INVOICE' ? path : [...path, 'pdf'], accept: 'application/octet-stream' },
    z.instanceof(Buffer).refine((file) => file.subarray(0, 5).toString('latin1') === '%PDF-'),
  );
};

const changesAnswer = caseInsensitiveObject({ collection: z.array(caseInsensitiveObject({ guid: id })) });

/** A page of the documents that were created, changed or deleted at a moment or later. Pages start at 0. */
export async function changedDocuments(
  kind: DineroDocumentKind,
  { since, page, isDeleted }: { since: Date; page: number; isDeleted: boolean },
  call: Call,
): Promise<DineroChanges> {
  const query: ApiRequest['query'] = {
    // Dinero reads a time without milliseconds, and lists what changed at this second or later.
    changesSince: since.toISOString().replace(/\.\d+/, ''),
    page,
    pageSize: PAGE_SIZE,
    fields: 'Guid',
    ...(isDeleted && { deletedOnly: true }),
  };
  const { collection } = await call({ method: 'GET', path: PATHS[kind], query }, changesAnswer);
  return { ids: collection.map(({ guid }) => guid), hasMore: collection.length === PAGE_SIZE };
}

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((value) => value.slice(0, 10))
  .nullish()
  .catch(null);

const paymentsAnswer = caseInsensitiveObject({
  payments: z
    .array(caseInsensitiveObject({ amount: z.number(), paymentdate: day, externalreference: optionalText }))
    .nullish(),
  remainingamount: z.number(),
});

/** `baseUrl` is that of the second version of the API. */
export async function invoicePayments(invoiceId: string, baseUrl: string, call: Call): Promise<DineroPayments> {
  const { payments, remainingamount } = await call(
    { method: 'GET', path: ['invoices', invoiceId, 'payments'], baseUrl },
    paymentsAnswer,
  );
  return {
    remaining: ore(remainingamount),
    payments: (payments ?? []).map(({ amount, paymentdate, externalreference }) => ({
      amount: ore(amount),
      paidOn: paymentdate ?? null,
      externalReference: externalreference,
    })),
  };
}

/** Adds a payment of a booked invoice. Refused by Dinero when the invoice has changed since it was read. */
export async function addPayment(
  { id: documentId, timestamp }: DineroDocument,
  { amount, paidOn, externalReference, depositAccount, description }: NewDineroPayment,
  call: Call,
): Promise<void> {
  const body = {
    Timestamp: timestamp,
    DepositAccountNumber: depositAccount,
    RemainderIsFee: false,
    ExternalReference: externalReference,
    PaymentDate: paidOn,
    Description: description,
    Amount: amount / 100,
  };
  await call({ method: 'POST', path: ['invoices', documentId, 'payments'], body }, z.unknown());
}

function conditionsOf(paymentDays: number | null): object {
  if (paymentDays === null) return { PaymentConditionType: 'Paid' };
  return { PaymentConditionType: 'Netto', PaymentConditionNumberOfDays: paymentDays };
}

/** An amount with VAT may not be divided evenly by a quantity that divides the amount without it. */
function quantityOf({ quantity, unit }: Pick<DineroDocumentLine, 'quantity' | 'unit'>, amount: Ore): object {
  const isEven = amount % quantity === 0;
  return {
    Quantity: isEven ? quantity : 1,
    Unit: isEven ? unit : 'parts',
    BaseAmountValue: amount / (isEven ? quantity : 1) / 100,
  };
}

/** Whether the VAT of the sum is the sum of the lines' VAT. */
function hasVatOfSum(lines: readonly DineroDocumentLine[]): boolean {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return lines.reduce((sum, line) => sum + line.gross, 0) === withVat(net);
}
